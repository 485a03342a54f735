import { decodeLongCode, type HuffmanTable } from './huffman';
import type { EntropySegment } from './segments';
import { NATURAL_ORDER } from './zigzag';

/** State for decoding a component's blocks within one scan. */
export interface BlockContext {
  readonly dc: HuffmanTable;
  readonly ac: HuffmanTable;
  readonly spectralStart: number;
  readonly spectralEnd: number;
  readonly approximationLow: number;
  readonly coefficients: Int16Array;
  /**
   * Progressive only: two 32-bit words per block, one bit for each AC coefficient that is not 0, in
   * zigzag order.
   */
  readonly nonZero: Int32Array;
  /** DC of the previous block; 0 after a restart marker. */
  predictor: number;
  /** Remaining blocks in a run of end-of-band (progressive only). */
  endOfBandRun: number;
}

/**
 * Decodes the block whose coefficients begin at `base` from the bit position `start` and returns
 * the position after it. Beyond the segment's end it reads zeros; the caller compares the position
 * with the segment's length.
 */
export type BlockDecoder = (
  bytes: EntropySegment,
  start: number,
  context: BlockContext,
  base: number,
) => number;

/** Natural order padded with 63, so that a corrupt run cannot leave the block. */
export const PADDED_ORDER: Uint8Array = new Uint8Array(128).fill(63);
PADDED_ORDER.set(NATURAL_ORDER);

/** Number of bits in a window that are always valid. */
export const WINDOW_BITS = 25;

/**
 * Returns the next bits, left-aligned in 32, of which at least `WINDOW_BITS` are valid; zeros
 * beyond the end.
 */
export function windowAt(bytes: EntropySegment, position: number): number {
  const at = position >>> 3;
  return at + 4 > bytes.byteLength ? 0 : bytes.view.getInt32(at) << (position & 7);
}

/** Returns the next code as `length << 8 | symbol`. */
export function codeAt(table: HuffmanTable, window: number): number {
  const entry = table.fast[window >>> 22] as number;
  return entry !== 0 ? entry : decodeLongCode(table, window >>> 16);
}

/** The signed value of `size` bits at `position` (T.81, F.2.2.1 EXTEND); size 1-15. */
export function signedBitsAt(bytes: EntropySegment, position: number, size: number): number {
  const value = windowAt(bytes, position) >>> (32 - size);
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
}

/** Decodes a complete block of a sequential scan (T.81, F.2.2). */
export const decodeSequentialBlock: BlockDecoder = (bytes, start, context, base) => {
  const { ac, coefficients } = context;
  const { fastAc } = ac;
  const dcEntry = codeAt(context.dc, windowAt(bytes, start));
  let position = start + (dcEntry >> 8);
  const dcSize = dcEntry & 15;
  if (dcSize > 0) {
    context.predictor += signedBitsAt(bytes, position, dcSize);
    position += dcSize;
  }
  coefficients[base] = context.predictor;
  for (let k = 1; k < 64; k++) {
    const window = windowAt(bytes, position);
    const quick = fastAc[window >>> 22] as number;
    if (quick !== 0) {
      k += (quick >> 8) & 15;
      position += quick & 255;
      coefficients[base + (PADDED_ORDER[k] as number)] = quick >> 16;
      continue;
    }
    const entry = codeAt(ac, window);
    position += entry >> 8;
    const size = entry & 15;
    const run = (entry >> 4) & 15;
    if (size === 0) {
      if (run !== 15) break;
      k += 15;
      continue;
    }
    k += run;
    coefficients[base + (PADDED_ORDER[k] as number)] = signedBitsAt(bytes, position, size);
    position += size;
  }
  return position;
};
