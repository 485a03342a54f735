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

interface RasterPoint {
  readonly u: number;
  readonly v: number;
  /** The up to four squares it lies between, and its share in each times the Gaussian weight. */
  readonly squares: readonly { readonly at: number; readonly weight: number }[];
}

const POINTS: readonly RasterPoint[] = Array.from({ length: RASTER * RASTER }, (_, i) => rasterPoint(i));

function rasterPoint(i: number): RasterPoint {
  const column = i % RASTER;
  const row = Math.floor(i / RASTER);
  const u = column - (RASTER - 1) / 2;
  const v = row - (RASTER - 1) / 2;
  const gaussian = Math.exp(-(u * u + v * v) / (2 * 8 * 8));
  const squareX = (column + 0.5) / 4 - 0.5;
  const squareY = (row + 0.5) / 4 - 0.5;
  const squares: { at: number; weight: number }[] = [];
  for (const sy of [Math.floor(squareY), Math.floor(squareY) + 1]) {
    for (const sx of [Math.floor(squareX), Math.floor(squareX) + 1]) {
      if (sx < 0 || sx > 3 || sy < 0 || sy > 3) continue;
      const weight = (1 - Math.abs(squareX - sx)) * (1 - Math.abs(squareY - sy)) * gaussian;
      squares.push({ at: (sy * 4 + sx) * DIRECTIONS, weight });
    }
  }
  return { u: u * SPACING, v: v * SPACING, squares };
}

function collect(keypoint: Keypoint, histogram: Float32Array): void {
  const { level, levelX, levelY, levelScale, angle } = keypoint;
  const { width, height, values } = level;
  const cos = Math.cos(angle) * levelScale;
  const sin = Math.sin(angle) * levelScale;
  histogram.fill(0);
  for (const { u, v, squares } of POINTS) {
    const px = Math.round(levelX + cos * u - sin * v);
    const py = Math.round(levelY + sin * u + cos * v);
    if (px < 1 || py < 1 || px >= width - 1 || py >= height - 1) continue;
    const at = py * width + px;
    const gx = (values[at + 1] as number) - (values[at - 1] as number);
    const gy = (values[at + width] as number) - (values[at - width] as number);
    const magnitude = Math.sqrt(gx * gx + gy * gy);
    if (magnitude === 0) continue;
    const turned = (Math.atan2(gy, gx) - angle) / (2 * Math.PI);
    const direction = (turned - Math.floor(turned)) * DIRECTIONS;
    const lower = Math.floor(direction);
    const share = direction - lower;
    const first = lower & 7;
    const second = (lower + 1) & 7;
    for (const { at: square, weight } of squares) {
      histogram[square + first] = (histogram[square + first] as number) + weight * magnitude * (1 - share);
      histogram[square + second] = (histogram[square + second] as number) + weight * magnitude * share;
    }
  }
}

function scaleToUnit(histogram: Float32Array): void {
  let energy = 0;
  for (const value of histogram) energy += value * value;
  const scale = energy > 0 ? 1 / Math.sqrt(energy) : 0;
  for (let i = 0; i < histogram.length; i++) histogram[i] = (histogram[i] as number) * scale;
}

/** DESCRIPTOR_LENGTH bytes for each keypoint, one after the other; Euclidean length about 512. */
export function describeKeypoints(keypoints: readonly Keypoint[]): Uint8Array {
  const descriptors = new Uint8Array(keypoints.length * DESCRIPTOR_LENGTH);
  const histogram = new Float32Array(DESCRIPTOR_LENGTH);
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
