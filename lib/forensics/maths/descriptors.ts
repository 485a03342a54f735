import { turnOf } from './direction';
import type { Keypoint } from './keypoints';

/**
 * What the surroundings of a keypoint look like, whatever its scale and direction: histograms of 8 gradient directions
 * in 4x4 squares (Lowe 2004, section 6). The gradients are read on a turned raster of 16x16 points, so the weights of
 * the squares are the same for every keypoint.
 */
export const DESCRIPTOR_LENGTH = 128;
const RASTER = 16;
/** Sigmas between raster points: 16 of them span the 4 squares of 3 sigmas each. */
const SPACING = 0.75;
const DIRECTIONS = 8;
const LARGEST_SHARE = 0.2;
const BYTE_SCALE = 512;

/**
 * The raster: place relative to the keypoint in sigmas, and the four squares each point lies between (the first of
 * their 8 directions) with its share in each times the Gaussian weight; squares outside have the weight 0.
 */
const POINTS = RASTER * RASTER;
const SQUARES = 4;
const ACROSS = new Float64Array(POINTS);
const DOWN = new Float64Array(POINTS);
const SQUARE_AT = new Uint8Array(POINTS * SQUARES);
const WEIGHTS = new Float64Array(POINTS * SQUARES);
for (let i = 0; i < POINTS; i++) fillPoint(i);

function fillPoint(i: number): void {
  const column = i % RASTER;
  const row = Math.floor(i / RASTER);
  const u = column - (RASTER - 1) / 2;
  const v = row - (RASTER - 1) / 2;
  const gaussian = Math.exp(-(u * u + v * v) / (2 * 8 * 8));
  const squareX = (column + 0.5) / 4 - 0.5;
  const squareY = (row + 0.5) / 4 - 0.5;
  for (let square = 0; square < SQUARES; square++) {
    const sx = Math.floor(squareX) + (square & 1);
    const sy = Math.floor(squareY) + (square >> 1);
    if (sx < 0 || sx > 3 || sy < 0 || sy > 3) continue;
    SQUARE_AT[i * SQUARES + square] = (sy * 4 + sx) * DIRECTIONS;
    WEIGHTS[i * SQUARES + square] = (1 - Math.abs(squareX - sx)) * (1 - Math.abs(squareY - sy)) * gaussian;
  }
  ACROSS[i] = u * SPACING;
  DOWN[i] = v * SPACING;
}

function collect(keypoint: Keypoint, histogram: Float64Array): void {
  const { level, levelX, levelY, levelScale, angle } = keypoint;
  const { width, height, values } = level;
  const cos = Math.cos(angle) * levelScale;
  const sin = Math.sin(angle) * levelScale;
  const turned = angle / (2 * Math.PI) - 2;
  histogram.fill(0);
  for (let i = 0; i < POINTS; i++) {
    const u = ACROSS[i] as number, v = DOWN[i] as number;
    const px = Math.floor(levelX + cos * u - sin * v + 0.5);
    const py = Math.floor(levelY + sin * u + cos * v + 0.5);
    if (px < 1 || py < 1 || px >= width - 1 || py >= height - 1) continue;
    const at = py * width + px;
    const gx = (values[at + 1] as number) - (values[at - 1] as number);
    const gy = (values[at + width] as number) - (values[at - width] as number);
    const magnitude = Math.sqrt(gx * gx + gy * gy);
    if (magnitude === 0) continue;
    const direction = (turnOf(gy, gx) - turned) * DIRECTIONS;
    const lower = direction | 0;
    add(histogram, i * SQUARES, lower & 7, magnitude * (1 - direction + lower), magnitude * (direction - lower));
  }
}

/** Shares a gradient among the two directions from `first` on, in the point's four squares. */
function add(histogram: Float64Array, from: number, first: number, toFirst: number, toSecond: number): void {
  const second = (first + 1) & 7;
  for (let k = from; k < from + SQUARES; k++) {
    const weight = WEIGHTS[k] as number;
    const square = SQUARE_AT[k] as number;
    histogram[square + first] = (histogram[square + first] as number) + weight * toFirst;
    histogram[square + second] = (histogram[square + second] as number) + weight * toSecond;
  }
}

function scaleToUnit(histogram: Float64Array): void {
  let energy = 0;
  for (const value of histogram) energy += value * value;
  const scale = energy > 0 ? 1 / Math.sqrt(energy) : 0;
  for (let i = 0; i < histogram.length; i++) histogram[i] = (histogram[i] as number) * scale;
}

/** DESCRIPTOR_LENGTH bytes for each keypoint, one after the other; Euclidean length about 512. */
export function describeKeypoints(keypoints: readonly Keypoint[]): Uint8Array {
  const descriptors = new Uint8Array(keypoints.length * DESCRIPTOR_LENGTH);
  const histogram = new Float64Array(DESCRIPTOR_LENGTH);
  keypoints.forEach((keypoint, k) => {
    collect(keypoint, histogram);
    scaleToUnit(histogram);
    for (let i = 0; i < DESCRIPTOR_LENGTH; i++) histogram[i] = Math.min(LARGEST_SHARE, histogram[i] as number);
    scaleToUnit(histogram);
    for (let i = 0; i < DESCRIPTOR_LENGTH; i++) {
      descriptors[k * DESCRIPTOR_LENGTH + i] = Math.min(255, Math.round((histogram[i] as number) * BYTE_SCALE));
    }
  });
  return descriptors;
}
