import { codeAt, PADDED_ORDER, signedBitsAt, windowAt, type BlockContext, type BlockDecoder } from './block';

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
    context.coefficients[base] = (context.coefficients[base] as number) | (1 << context.approximationLow);
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
    context.coefficients[base + (PADDED_ORDER[k] as number)] = value * (1 << context.approximationLow);
  }
  return position;
};

/** Blocks that end here, this one included: 2^size plus that many bits (T.81, G.1.2.2). */
function endOfBandRunAt(bytes: DataView, position: number, size: number): number {
  return size === 0 ? 1 : (1 << size) + (windowAt(bytes, position) >>> (32 - size));
}

export const decodeAcRefine: BlockDecoder = (bytes, start, context, base) => {
  let position = start;
  let k = context.spectralStart;
  while (context.endOfBandRun === 0 && k <= context.spectralEnd) {
    const entry = codeAt(context.ac, windowAt(bytes, position));
    position += entry >> 8;
    const run = (entry >> 4) & 15;
    let fresh = 0;
    if ((entry & 15) !== 0) {
      fresh = (windowAt(bytes, position) < 0 ? 1 : -1) * (1 << context.approximationLow);
      position++;
    } else if (run !== 15) {
      context.endOfBandRun = endOfBandRunAt(bytes, position, run);
      position += run;
      break;
    }
    cursor.k = k;
    position = refineOver(bytes, position, context, base, run);
    k = cursor.k;
    if (fresh !== 0 && k <= context.spectralEnd) context.coefficients[base + (PADDED_ORDER[k] as number)] = fresh;
    k++;
  }
  if (context.endOfBandRun > 0) {
    context.endOfBandRun--;
    cursor.k = k;
    position = refineOver(bytes, position, context, base, 64);
  }
  return position;
};

/** Where `refineOver` stands in the band; a second result without an allocation per call. */
const cursor = { k: 0 };

/** Corrects the nonzero coefficients from `cursor.k` on, until `zeros` zeros were passed and the next one is met. */
function refineOver(bytes: DataView, start: number, context: BlockContext, base: number, zeros: number): number {
  const { coefficients, spectralEnd } = context;
  const step = 1 << context.approximationLow;
  let position = start;
  let left = zeros;
  let k = cursor.k;
  for (; k <= spectralEnd; k++) {
    const at = base + (PADDED_ORDER[k] as number);
    const value = coefficients[at] as number;
    if (value === 0) {
      if (left === 0) break;
      left--;
    } else if (windowAt(bytes, position++) < 0 && (value & step) === 0) {
      coefficients[at] = value + (value > 0 ? step : -step);
    }
  }
  cursor.k = k;
  return position;
}
