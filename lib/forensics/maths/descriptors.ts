import { bytesAt, doublesAt, floatsAt, kernels, layOut } from '../kernels/program';
import type { Keypoint } from './keypoints';
import type { Plane } from './plane';

/**
 * Describes the surroundings of a keypoint independently of its scale and direction: histograms of
 * 8 gradient directions in 4x4 squares (Lowe 2004, section 6). The gradients are read on a turned
 * raster of 16x16 points, so the weights of the squares are the same for every keypoint.
 */
export const DESCRIPTOR_LENGTH = 128;
const RASTER = 16;
/** Sigmas between raster points: 16 of them span the 4 squares of 3 sigmas each. */
const SPACING = 0.75;
const DIRECTIONS = 8;

/**
 * The raster: place relative to the keypoint in sigmas, and the four squares each point lies
 * between (the first of their 8 directions) with its share in each times the Gaussian weight;
 * squares outside have the weight 0.
 */
const POINTS = RASTER * RASTER;
const SQUARES = 4;
/** Values of each point: across, down, four weights. */
const POINT_VALUES = 2 + SQUARES;
const RASTER_VALUES = new Float64Array(POINTS * POINT_VALUES);
const SQUARE_AT = new Uint8Array(POINTS * SQUARES);
/** Numbers per keypoint that the kernel takes. */
const NUMBERS = 5;
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
    RASTER_VALUES[i * POINT_VALUES + 2 + square] =
      (1 - Math.abs(squareX - sx)) * (1 - Math.abs(squareY - sy)) * gaussian;
  }
  RASTER_VALUES[i * POINT_VALUES] = u * SPACING;
  RASTER_VALUES[i * POINT_VALUES + 1] = v * SPACING;
}

/** Groups keypoints by the image of the pyramid in which their surroundings are read. */
function byLevel(keypoints: readonly Keypoint[]): Map<Plane, number[]> {
  const groups = new Map<Plane, number[]>();
  keypoints.forEach(({ level }, k) => {
    const group = groups.get(level);
    if (group === undefined) groups.set(level, [k]);
    else group.push(k);
  });
  return groups;
}

/** Place, turned raster vector and direction, in the order of the kernel. */
function asNumbers({ levelX, levelY, levelScale, angle }: Keypoint): readonly number[] {
  return [
    levelX,
    levelY,
    Math.cos(angle) * levelScale,
    Math.sin(angle) * levelScale,
    angle / (2 * Math.PI) - 2,
  ];
}

/** Returns DESCRIPTOR_LENGTH bytes for each keypoint in turn; Euclidean length about 512. */
export function describeKeypoints(keypoints: readonly Keypoint[]): Uint8Array {
  const descriptors = new Uint8Array(keypoints.length * DESCRIPTOR_LENGTH);
  for (const [{ width, height, values }, group] of byLevel(keypoints)) {
    const [plane, numbers, raster, squares, histogram, out] = layOut(
      values.byteLength,
      group.length * NUMBERS * 8,
      RASTER_VALUES.byteLength,
      SQUARE_AT.length,
      DESCRIPTOR_LENGTH * 8,
      group.length * DESCRIPTOR_LENGTH,
    );
    floatsAt(plane, values.length).set(values);
    doublesAt(numbers, group.length * NUMBERS).set(
      group.flatMap((k) => asNumbers(keypoints[k] as Keypoint)),
    );
    doublesAt(raster, RASTER_VALUES.length).set(RASTER_VALUES);
    bytesAt(squares, SQUARE_AT.length).set(SQUARE_AT);
    kernels().describe(
      plane,
      width,
      height,
      numbers,
      group.length,
      raster,
      squares,
      histogram,
      out,
    );
    group.forEach((k, i) =>
      descriptors.set(
        bytesAt(out + i * DESCRIPTOR_LENGTH, DESCRIPTOR_LENGTH),
        k * DESCRIPTOR_LENGTH,
      ),
    );
  }
  return descriptors;
}
