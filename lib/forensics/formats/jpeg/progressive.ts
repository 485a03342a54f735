import {
  codeAt,
  PADDED_ORDER,
  signedBitsAt,
  WINDOW_BITS,
  windowAt,
  type BlockContext,
  type BlockDecoder,
} from './block';
import type { EntropySegment } from './segments';

/** The four kinds of scan of a progressive JPEG (ITU-T T.81, annex G.1.2). */

export const decodeDcFirst: BlockDecoder = (bytes, start, context, base) => {
  const entry = codeAt(context.dc, windowAt(bytes, start));
  const size = entry & 15;
  const position = start + (entry >> 8);
  if (size > 0) context.predictor += signedBitsAt(bytes, position, size);
  context.coefficients[base] = context.predictor << context.approximationLow;
  return position + size;
};

export const decodeDcRefine: BlockDecoder = (bytes, start, context, base) => {
  if (windowAt(bytes, start) < 0) {
    context.coefficients[base] =
      (context.coefficients[base] as number) | (1 << context.approximationLow);
  }
  return start + 1;
};

export const decodeAcFirst: BlockDecoder = (bytes, start, context, base) => {
  if (context.endOfBandRun > 0) {
    context.endOfBandRun--;
    return start;
  }
  let position = start;
  for (let k = context.spectralStart; k <= context.spectralEnd; k++) {
    const entry = codeAt(context.ac, windowAt(bytes, position));
    position += entry >> 8;
    const run = (entry >> 4) & 15;
    const size = entry & 15;
    if (size === 0) {
      if (run !== 15) {
        context.endOfBandRun = endOfBandRunAt(bytes, position, run) - 1;
        return position + run;
      }
      k += 15;
      continue;
    }
    k += run;
    const value = signedBitsAt(bytes, position, size);
    position += size;
    put(context, base, k, value << context.approximationLow);
  }
  return position;
};

/**
 * Stores a coefficient and marks it in `nonZero`; a corrupt one may be 0 once it is truncated to 16
 * bits.
 */
function put(
  { coefficients, nonZero }: BlockContext,
  base: number,
  k: number,
  value: number,
): void {
  const at = base + (PADDED_ORDER[k] as number);
  coefficients[at] = value;
  const place = Math.min(k, 63);
  const word = (base >> 5) + (place >> 5);
  const bit = 1 << (place & 31);
  nonZero[word] =
    coefficients[at] === 0 ? (nonZero[word] as number) & ~bit : (nonZero[word] as number) | bit;
}

/**
 * Returns the number of blocks that end here, this one included: 2^size plus that many bits (T.81,
 * G.1.2.2).
 */
function endOfBandRunAt(bytes: EntropySegment, position: number, size: number): number {
  return size === 0 ? 1 : (1 << size) + (windowAt(bytes, position) >>> (32 - size));
}

export const decodeAcRefine: BlockDecoder = (bytes, start, context, base) => {
  let position = start;
  let k = context.spectralStart;
  while (context.endOfBandRun === 0 && k <= context.spectralEnd) {
    const window = windowAt(bytes, position);
    const entry = codeAt(context.ac, window);
    const length = entry >> 8;
    position += length;
    const run = (entry >> 4) & 15;
    let fresh = 0;
    if ((entry & 15) !== 0) {
      fresh = (window << length < 0 ? 1 : -1) * (1 << context.approximationLow);
      position++;
    } else if (run !== 15) {
      context.endOfBandRun = endOfBandRunAt(bytes, position, run);
      position += run;
      break;
    }
    cursor.k = k;
    position = refineOver(bytes, position, context, base, run);
    k = cursor.k;
    if (fresh !== 0 && k <= context.spectralEnd) put(context, base, k, fresh);
    k++;
  }
  if (context.endOfBandRun > 0) {
    context.endOfBandRun--;
    cursor.k = k;
    position = refineOver(bytes, position, context, base, 64);
  }
  return position;
};

/**
 * The position of `refineOver` in the band: a second return value without an allocation per call.
 */
const cursor = { k: 0 };

/**
 * Corrects the nonzero coefficients from `cursor.k` on, until `zeros` zeros were passed and the
 * next one is met. It finds them in `nonZero`, 32 at a time, because most blocks of a photo have
 * few.
 */
function refineOver(
  bytes: EntropySegment,
  start: number,
  context: BlockContext,
  base: number,
  zeros: number,
): number {
  const { coefficients, nonZero, spectralEnd } = context;
  const step = 1 << context.approximationLow;
  let position = start;
  let left = zeros;
  let k = cursor.k;
  let window = 0;
  let valid = 0;
  while (k <= spectralEnd) {
    const ahead = (nonZero[(base >> 5) + (k >> 5)] as number) >>> (k & 31);
    const wordEnd = Math.min(spectralEnd, k | 31) + 1;
    const gap = Math.min(wordEnd - k, ahead === 0 ? 32 : 31 - Math.clz32(ahead & -ahead));
    if (left < gap) {
      k += left;
      break;
    }
    left -= gap;
    k += gap;
    if (k === wordEnd) continue;
    const at = base + (PADDED_ORDER[k++] as number);
    const value = coefficients[at] as number;
    if (valid === 0) {
      window = windowAt(bytes, position);
      valid = WINDOW_BITS;
    }
    if (window < 0 && (value & step) === 0) coefficients[at] = value + (value > 0 ? step : -step);
    window <<= 1;
    valid--;
    position++;
  }
  cursor.k = k;
  return position;
}
