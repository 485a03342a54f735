import { type Bitmap, copyOf } from '@/scripts/forensics/bitmap';
import type { Mask } from '../../mask';
import type { Random } from '../../random';
import { fromTheRim } from './rim';

interface Work {
  readonly result: Bitmap;
  /** 1 where a pixel is the picture's own or already filled. */
  readonly known: Uint8Array;
  readonly patchPx: number;
}

/**
 * Fills the hole from the rim inwards with square patches of the surroundings, each the most
 * similar of `tries` random ones on the known pixels. A greedy form of exemplar filling (Criminisi
 * et al. 2004, IEEE TIP 13). Null where the surroundings contain no complete patch.
 */
export function patchFill(
  picture: Bitmap,
  hole: Mask,
  patchPx: number,
  attempts: number,
  random: Random,
): Bitmap | null {
  const known = Uint8Array.from(hole.alpha, (value) => (value === 0 ? 1 : 0));
  const work = { result: copyOf(picture), known, patchPx };
  const sources = completePieces(hole, patchPx);
  if (sources.length < 20) return null;
  let lastSource = random.pick(sources);
  for (const i of fromTheRim(hole)) {
    if (work.known[i] === 1) continue;
    const target = cornerOf(i, picture, patchPx);
    // Patches that are adjacent in the picture often fit next to each other in the hole.
    const candidates = [
      lastSource,
      ...Array.from({ length: attempts }, () => random.pick(sources)),
    ];
    lastSource = mostSimilar(work, target, candidates);
    copyPiece(work, target, lastSource);
  }
  return work.result;
}

/** Returns the top left corners of every third patch that contains no pixel of the hole. */
function completePieces({ width, height, alpha }: Mask, patchPx: number): number[] {
  const above = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += alpha[y * width + x] === 0 ? 0 : 1;
      above[(y + 1) * (width + 1) + x + 1] = (above[y * (width + 1) + x + 1] as number) + row;
    }
  }
  const sum = (x: number, y: number): number => above[y * (width + 1) + x] as number;
  const corners: number[] = [];
  for (let y = 0; y + patchPx <= height; y += 3) {
    for (let x = 0; x + patchPx <= width; x += 3) {
      const inside =
        sum(x + patchPx, y + patchPx) - sum(x, y + patchPx) - sum(x + patchPx, y) + sum(x, y);
      if (inside === 0) corners.push(y * width + x);
    }
  }
  return corners;
}

/** Returns the corner of the patch around a pixel, moved inside the picture. */
function cornerOf(i: number, { width, height }: Bitmap, patchPx: number): number {
  const inside = (at: number, side: number): number =>
    Math.max(0, Math.min(side - patchPx, at - (patchPx >> 1)));
  return inside(Math.floor(i / width), height) * width + inside(i % width, width);
}

function mostSimilar(work: Work, target: number, candidates: readonly number[]): number {
  let best = candidates[0] ?? 0;
  let least = Infinity;
  for (const candidate of candidates) {
    const difference = differenceOf(work, target, candidate, least);
    if (difference < least) [best, least] = [candidate, difference];
  }
  return best;
}

/** Sum of squares over the known pixels; stops once it exceeds `limit`. */
function differenceOf(
  { result, known, patchPx }: Work,
  target: number,
  candidate: number,
  limit: number,
): number {
  let sum = 0;
  for (let y = 0; y < patchPx && sum < limit; y++) {
    for (let x = 0; x < patchPx; x++) {
      const at = target + y * result.width + x;
      if (known[at] === 0) continue;
      const from = (candidate + y * result.width + x) * 3;
      for (let c = 0; c < 3; c++)
        sum += ((result.rgb[at * 3 + c] as number) - (result.rgb[from + c] as number)) ** 2;
    }
  }
  return sum;
}

function copyPiece({ result, known, patchPx }: Work, target: number, source: number): void {
  for (let y = 0; y < patchPx; y++) {
    for (let x = 0; x < patchPx; x++) {
      const at = target + y * result.width + x;
      if (known[at] === 1) continue;
      const from = (source + y * result.width + x) * 3;
      result.rgb.set(result.rgb.subarray(from, from + 3), at * 3);
      known[at] = 1;
    }
  }
}
