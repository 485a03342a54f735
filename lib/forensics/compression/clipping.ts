import type { Pixels } from '../frame';
import { bytesAt, kernels, layOut } from '../kernels/program';
import type { Grid } from './coefficient-planes';

/**
 * How much of a block was clipped at black or white. Blocks are compared only with blocks of the
 * same kind.
 */
export const CLEAN = 1;
export const CLIPPING_KINDS = 3;
/** Clipping has removed the traces of the block's quantization. */
export const UNUSABLE = 0;

/**
 * The limit for pixels of 64 with some, not all, channels at 0 or 255: a clipped colour changes
 * luma by an unknown amount.
 */
const COLOUR_CLIPPED_MAX = 8;
/**
 * The limit for pixels of 64 that are pure black or pure white. Paper in a scan is white, and print
 * on it can still be judged.
 */
const GREY_CLIPPED_MAX = 40;
const GREY_CLIPPED_MANY = 16;
const CLIPPED_FEW = 2;

/**
 * Returns the kind of each of the grid's blocks: `UNUSABLE`, `CLEAN` … `CLIPPING_KINDS`.
 * @param margin grey levels by which a later compression may have moved a clipped value away from 0
 * or 255
 */
export function clippingOf(
  { rgb, width }: Pixels,
  grid: Grid,
  blocksWide: number,
  blocksHigh: number,
  margin: number,
): Uint8Array {
  const clipped = Uint8Array.from({ length: 256 }, (_, value) =>
    value <= margin || value >= 255 - margin ? 1 : 0,
  );
  const pitchPx = 8 * grid.stride;
  const kinds = new Uint8Array(blocksWide * blocksHigh).fill(CLEAN);
  const rowBytes = width * 3;
  const [strip, flags] = layOut(8 * rowBytes, blocksWide);
  const bytes = bytesAt(strip, 8 * rowBytes);
  const hasClipped = bytesAt(flags, blocksWide);
  for (let row = 0; row < blocksHigh; row++) {
    const top = (grid.top + row * pitchPx) * rowBytes;
    bytes.set(rgb.subarray(top, top + 8 * rowBytes));
    kernels().clippedBlocks(
      strip + grid.left * 3,
      rowBytes,
      pitchPx * 3,
      blocksWide,
      margin,
      flags,
    );
    for (let column = 0; column < blocksWide; column++) {
      if (hasClipped[column] === 0) continue;
      kinds[row * blocksWide + column] = kindOfBlock(
        rgb,
        top + (grid.left + column * pitchPx) * 3,
        rowBytes,
        clipped,
      );
    }
  }
  return kinds;
}

function kindOfBlock(
  rgb: Uint8Array,
  start: number,
  rowBytes: number,
  clipped: Uint8Array,
): number {
  let coloured = 0;
  let grey = 0;
  for (let row = start; row < start + 8 * rowBytes; row += rowBytes) {
    for (let at = row; at < row + 24; at += 3) {
      const channels =
        (clipped[rgb[at] as number] as number) +
        (clipped[rgb[at + 1] as number] as number) +
        (clipped[rgb[at + 2] as number] as number);
      if (channels === 3) grey++;
      else if (channels > 0) coloured++;
    }
    if (coloured > COLOUR_CLIPPED_MAX || grey > GREY_CLIPPED_MAX) return UNUSABLE;
  }
  if (grey > GREY_CLIPPED_MANY) return 3;
  return coloured + grey > CLIPPED_FEW ? 2 : CLEAN;
}
