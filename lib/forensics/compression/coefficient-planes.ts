import type { QuantizedJpeg } from '../formats/jpeg/quantized';
import { NATURAL_ORDER } from '../formats/jpeg/zigzag';
import { dctOfBlocks } from '../kernels/block-dct';
import { dealtCoefficients, rounded } from '../kernels/coefficients';

/**
 * DC and the first 20 AC coefficients in zigzag order: higher ones are zero in almost every block.
 */
export const FREQUENCIES: readonly number[] = Array.from(NATURAL_ORDER.subarray(0, 21));

/** A grid of 8x8 blocks over the pixels. */
export interface Grid {
  /** Offset of its first block, in pixels. */
  readonly left: number;
  readonly top: number;
  /** 1 takes every block, 2 every second block of every second row, and so on. */
  readonly stride: number;
}

export const FILE_GRID: Grid = { left: 0, top: 0, stride: 1 };

/**
 * Quantized luma coefficients of the blocks that lie completely in the picture, one plane per
 * frequency.
 */
export interface CoefficientPlanes {
  readonly grid: Grid;
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /** Quantization step of each plane, in the order of `FREQUENCIES`. */
  readonly steps: readonly number[];
  /** One plane per frequency, blocksWide * blocksHigh values each, in quantization steps. */
  readonly planes: readonly Int16Array[];
}

/**
 * Returns the planes of a JPEG as the file stores them, or null where it has no luma in full
 * resolution.
 */
export function planesOfJpeg(jpeg: QuantizedJpeg): CoefficientPlanes | null {
  const [luma] = jpeg.components;
  // Four components are inks, not luma and chroma.
  if (luma === undefined || jpeg.components.length === 4) return null;
  const sampledInFull = jpeg.components.every(
    (c) =>
      c.horizontalSampling <= luma.horizontalSampling &&
      c.verticalSampling <= luma.verticalSampling,
  );
  const blocksWide = Math.floor(jpeg.width / 8);
  const blocksHigh = Math.floor(jpeg.height / 8);
  if (!sampledInFull || blocksWide < 1 || blocksHigh < 1) return null;
  const planes = dealtCoefficients(luma, blocksWide, blocksHigh, FREQUENCIES);
  return {
    grid: FILE_GRID,
    blocksWide,
    blocksHigh,
    steps: stepsOf(luma.quantizationTable),
    planes,
  };
}

/** Reads the steps of the table. A step of 0 is an error in the file and is read as 1. */
function stepsOf(table: Uint16Array): number[] {
  return FREQUENCIES.map((frequency) => Math.max(1, table[frequency] ?? 1));
}

/** Steps of planes that were computed from pixels and not read from a file. */
const UNIT_STEPS: readonly number[] = FREQUENCIES.map(() => 1);

/**
 * Computes the coefficients of the pixels on a grid, rounded to integers.
 * @param luma width * height values 0-255
 */
export function planesOfLuma(
  luma: Float32Array,
  width: number,
  height: number,
  grid: Grid,
): CoefficientPlanes {
  const { blocksWide, blocksHigh, planes } = dctOfBlocks(luma, width, height, grid, FREQUENCIES);
  return { grid, blocksWide, blocksHigh, steps: UNIT_STEPS, planes: planes.map(rounded) };
}
