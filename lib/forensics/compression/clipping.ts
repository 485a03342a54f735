import type { Pixels } from '../frame';

/** How much of a block was cut off at black or white: blocks of one kind are compared with each other only. */
export const CLEAN = 1;
export const CLIPPING_KINDS = 3;
/** Clipping leaves nothing of the block's quantization. */
export const UNUSABLE = 0;

/** Pixels of 64 with some channels at 0 or 255: a colour cut off changes luma by an unknown amount. */
const COLOUR_CLIPPED_MAX = 8;
/** Pixels of 64 that are pure black or pure white: paper in a scan is, and its print can still be judged. */
const GREY_CLIPPED_MAX = 40;
const GREY_CLIPPED_MANY = 16;
const CLIPPED_FEW = 2;

/** Kind of each block of the grid that begins at (left, top): `UNUSABLE`, `CLEAN` … `CLIPPING_KINDS`. */
export function clippingOf(
  { rgb, width }: Pixels, left: number, top: number, blocksWide: number, blocksHigh: number,
): Uint8Array {
  const kinds = new Uint8Array(blocksWide * blocksHigh);
  for (let row = 0; row < blocksHigh; row++) {
    for (let column = 0; column < blocksWide; column++) {
      kinds[row * blocksWide + column] = kindOfBlock(rgb, width, left + column * 8, top + row * 8);
    }
  }
  return kinds;
}

function kindOfBlock(rgb: Uint8Array, width: number, x: number, y: number): number {
  let coloured = 0;
  let grey = 0;
  for (let row = y; row < y + 8; row++) {
    const from = (row * width + x) * 3;
    for (let at = from; at < from + 24; at += 3) {
      const channels = clipped(rgb[at] as number) + clipped(rgb[at + 1] as number) + clipped(rgb[at + 2] as number);
      if (channels === 3) grey++;
      else if (channels > 0) coloured++;
    }
  }
  if (coloured > COLOUR_CLIPPED_MAX || grey > GREY_CLIPPED_MAX) return UNUSABLE;
  if (grey > GREY_CLIPPED_MANY) return 3;
  return coloured + grey > CLIPPED_FEW ? 2 : CLEAN;
}

/** 1 for 0 and 255. */
const clipped = (value: number): number => (((value + 1) & 255) <= 1 ? 1 : 0);
