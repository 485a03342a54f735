import type { QuantizedJpeg } from '../formats/jpeg/quantized';
import { NATURAL_ORDER } from '../formats/jpeg/zigzag';
import { forwardDct } from '../maths/dct';

/** DC and the first 20 AC coefficients in zigzag order: higher ones are zero in almost every block. */
export const FREQUENCIES: readonly number[] = Array.from(NATURAL_ORDER.subarray(0, 21));

/** A grid of 8x8 blocks in the pixels. */
export interface Grid {
  /** Where its first block begins, in pixels. */
  readonly left: number;
  readonly top: number;
  /** 1 takes every block, 2 every second one of every second row, and so on. */
  readonly stride: number;
}

export const FILE_GRID: Grid = { left: 0, top: 0, stride: 1 };

/** Quantized luma coefficients of the blocks that lie wholly in the picture, one plane per frequency. */
export interface CoefficientPlanes {
  readonly grid: Grid;
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /** Quantization step of each plane, in the order of `FREQUENCIES`. */
  readonly steps: readonly number[];
  /** blocksWide * blocksHigh values each, in steps. */
  readonly planes: readonly Int16Array[];
}

/** The planes of a JPEG as the file stores them; null where there is no luma in full resolution. */
export function planesOfJpeg(jpeg: QuantizedJpeg): CoefficientPlanes | null {
  const [luma] = jpeg.components;
  // Four components are inks, not luma and chroma.
  if (luma === undefined || jpeg.components.length === 4) return null;
  const sampledInFull = jpeg.components.every((c) => (
    c.horizontalSampling <= luma.horizontalSampling && c.verticalSampling <= luma.verticalSampling
  ));
  const blocksWide = Math.floor(jpeg.width / 8);
  const blocksHigh = Math.floor(jpeg.height / 8);
  if (!sampledInFull || blocksWide < 1 || blocksHigh < 1) return null;
  const planes = FREQUENCIES.map((frequency) => {
    const plane = new Int16Array(blocksWide * blocksHigh);
    for (let row = 0; row < blocksHigh; row++) {
      let from = row * luma.blocksWide * 64 + frequency;
      const end = (row + 1) * blocksWide;
      for (let at = row * blocksWide; at < end; at++, from += 64) plane[at] = luma.coefficients[from] as number;
    }
    return plane;
  });
  return { grid: FILE_GRID, blocksWide, blocksHigh, steps: stepsOf(luma.quantizationTable), planes };
}

/** A step of 0 is a mistake in the file. */
function stepsOf(table: Uint16Array): number[] {
  return FREQUENCIES.map((frequency) => Math.max(1, table[frequency] ?? 1));
}

/**
 * The coefficients that the pixels have on a grid, divided by `steps` and rounded.
 * @param luma width * height values 0-255
 */
export function planesOfLuma(
  luma: Float32Array, width: number, height: number, grid: Grid, steps: readonly number[],
): CoefficientPlanes {
  const pitchPx = 8 * grid.stride;
  const blocksWide = Math.max(0, Math.floor((width - grid.left - 8) / pitchPx) + 1);
  const blocksHigh = Math.max(0, Math.floor((height - grid.top - 8) / pitchPx) + 1);
  const planes = FREQUENCIES.map(() => new Int16Array(blocksWide * blocksHigh));
  const block = new Float32Array(64);
  const inverseSteps = Float64Array.from(steps, (step) => 1 / step);
  for (let row = 0; row < blocksHigh; row++) {
    for (let column = 0; column < blocksWide; column++) {
      loadBlock(luma, width, grid.left + column * pitchPx, grid.top + row * pitchPx, block);
      forwardDct(block);
      const at = row * blocksWide + column;
      for (let f = 0; f < FREQUENCIES.length; f++) {
        const value = (block[FREQUENCIES[f] as number] as number) * (inverseSteps[f] as number);
        (planes[f] as Int16Array)[at] = Math.round(value);
      }
    }
  }
  return { grid, blocksWide, blocksHigh, steps, planes };
}

function loadBlock(luma: Float32Array, width: number, x: number, y: number, block: Float32Array): void {
  for (let row = 0; row < 8; row++) {
    const from = (y + row) * width + x;
    for (let column = 0; column < 8; column++) block[row * 8 + column] = (luma[from + column] as number) - 128;
  }
}
