import type { Orientation, Pixels } from './frame';
import { columnSums } from './kernels/column-sums';
import { STORED_AT } from './orientation';
import { SAME_LOOK } from './thresholds';

/**
 * Describes what a picture looks like in 256 bits: the signs of its 16 × 16 lowest DCT frequencies,
 * after it was shrunk to a square (sign-only DCT; after C. Zauner, "Implementation and Benchmarking
 * of Perceptual Image Hash Functions", 2010). It survives another size, another compression and
 * small edits; turned and mirrored copies are found by `viewsOf`. Of copies cropped by 3 % of width and
 * height most are within the 40 bits of `SAME_LOOK`, of those cropped by 6 % few.
 */
const SIDE = 64;
const FREQUENCIES = 16;
/** The coarse half of the frequencies comes first, because pictures are looked up by it. */
const COARSE = 8;
const BANDS = 4;
const BAND_DIGITS = (COARSE * COARSE) / 4 / BANDS;

const isCoarse = ([u, v]: readonly [number, number]): boolean => u < COARSE && v < COARSE;

/** Frequencies (u across, v down) in the order of the bits. */
const ORDER: readonly (readonly [number, number])[] = (() => {
  const all = Array.from(
    { length: FREQUENCIES ** 2 },
    (_, i) => [i % FREQUENCIES, Math.floor(i / FREQUENCIES)] as const,
  );
  return [...all.filter(isCoarse), ...all.filter((one) => !isCoarse(one))];
})();

const BASIS = Float64Array.from({ length: FREQUENCIES * SIDE }, (_, i) =>
  Math.cos((Math.PI * Math.floor(i / SIDE) * ((i % SIDE) + 0.5)) / SIDE),
);

/** First pixel of each of the SIDE cells along a side, and the side's end. */
const cellStarts = (length: number): Int32Array =>
  Int32Array.from({ length: SIDE + 1 }, (_, cell) => Math.ceil((cell * length) / SIDE));

/**
 * Mean luma of the cells of a SIDE × SIDE raster over the picture as stored, which has at least
 * SIDE pixels a side.
 */
function shrunkLuma({ width, height, rgb }: Pixels): Float64Array {
  const means = new Float64Array(SIDE * SIDE);
  const [lefts, tops] = [cellStarts(width), cellStarts(height)];
  for (let row = 0; row < SIDE; row++) {
    const [top, bottom] = [tops[row] ?? 0, tops[row + 1] ?? 0];
    const sums = columnSums(rgb.subarray(top * width * 3, bottom * width * 3), width * 3);
    for (let column = 0; column < SIDE; column++) {
      const [left, right] = [lefts[column] ?? 0, lefts[column + 1] ?? 0];
      let [red, green, blue] = [0, 0, 0];
      for (let at = left * 3; at < right * 3; at += 3) {
        red += sums[at] as number;
        green += sums[at + 1] as number;
        blue += sums[at + 2] as number;
      }
      means[row * SIDE + column] =
        (0.299 * red + 0.587 * green + 0.114 * blue) / ((right - left) * (bottom - top));
    }
  }
  return means;
}

/** Turns the square to the orientation as shown. */
function asShown(stored: Float64Array, orientation: Orientation): Float64Array {
  return stored.map((_, i) => {
    const [x, y] = STORED_AT[orientation](i % SIDE, Math.floor(i / SIDE), SIDE, SIDE);
    return stored[y * SIDE + x] ?? 0;
  });
}

function deviationOf(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** The lowest frequencies, without normalization because only their signs are used. */
function lowFrequencies(square: Float64Array): Float64Array {
  const rows = new Float64Array(SIDE * FREQUENCIES);
  for (let y = 0; y < SIDE; y++) {
    for (let u = 0; u < FREQUENCIES; u++) {
      let sum = 0;
      for (let x = 0; x < SIDE; x++)
        sum += (square[y * SIDE + x] ?? 0) * (BASIS[u * SIDE + x] ?? 0);
      rows[y * FREQUENCIES + u] = sum;
    }
  }
  const coefficients = new Float64Array(FREQUENCIES ** 2);
  for (let v = 0; v < FREQUENCIES; v++) {
    for (let u = 0; u < FREQUENCIES; u++) {
      let sum = 0;
      for (let y = 0; y < SIDE; y++)
        sum += (rows[y * FREQUENCIES + u] ?? 0) * (BASIS[v * SIDE + y] ?? 0);
      coefficients[v * FREQUENCIES + u] = sum;
    }
  }
  return coefficients;
}

function hexOf(isSet: (u: number, v: number) => boolean): string {
  let hex = '';
  for (let at = 0; at < ORDER.length; at += 4) {
    hex += ORDER.slice(at, at + 4)
      .reduce((digit, [u, v]) => digit * 2 + (isSet(u, v) ? 1 : 0), 0)
      .toString(16);
  }
  return hex;
}

/**
 * Returns 64 hexadecimal digits for the picture as shown; null for one that is too small or too
 * uniform to be recognised.
 */
export function perceptualHash(pixels: Pixels, orientation: Orientation): string | null {
  if (Math.min(pixels.width, pixels.height) < SIDE) return null;
  const square = asShown(shrunkLuma(pixels), orientation);
  // The signs of an empty wall are noise and would match at random.
  if (deviationOf(square) < SAME_LOOK.deviationMin) return null;
  const coefficients = lowFrequencies(square);
  return hexOf((u, v) => u + v > 0 && (coefficients[v * FREQUENCIES + u] ?? 0) > 0);
}

const combined = (a: string, b: string): readonly number[] =>
  Array.from(a, (digit, i) => Number.parseInt(digit, 16) ^ Number.parseInt(b[i] ?? '0', 16));

const PLACE = new Map(ORDER.map(([u, v], at) => [v * FREQUENCIES + u, at]));

const isBitSet = (hash: string, u: number, v: number): boolean => {
  const at = PLACE.get(v * FREQUENCIES + u) ?? 0;
  return ((Number.parseInt(hash[at >> 2] ?? '0', 16) >> (3 - (at & 3))) & 1) === 1;
};

interface View {
  readonly hash: string;
  readonly isMirrored: boolean;
}

/**
 * The hashes of the picture as it is, turned by 90°, 180° and 270°, and of the mirror images of these
 * four. A mirror image changes the sign of every odd frequency along its axis; a diagonal one swaps
 * the axes.
 */
export const viewsOf = (hash: string): readonly View[] =>
  [false, true].flatMap((isSwapped) =>
    [false, true].flatMap((isFlopped) =>
      [false, true].map((isFlipped) => ({
        hash: hexOf((u, v) => {
          const isSet = isSwapped ? isBitSet(hash, v, u) : isBitSet(hash, u, v);
          return isSet !== ((isFlopped && u % 2 === 1) !== (isFlipped && v % 2 === 1));
        }),
        isMirrored: (isSwapped !== isFlopped) !== isFlipped,
      })),
    ),
  );

export const bitsApart = (a: string, b: string): number =>
  combined(a, b).reduce(
    (sum, digit) => sum + (digit & 1) + ((digit >> 1) & 1) + ((digit >> 2) & 1) + (digit >> 3),
    0,
  );

/**
 * Returns the coarse bits in four parts, each with its index: pictures that look the same share at
 * least one, unless they differ in all four. An index finds candidates among millions by them.
 */
export const bandsOf = (hash: string): readonly string[] =>
  Array.from(
    { length: BANDS },
    (_, i) => `${i}${hash.slice(i * BAND_DIGITS, (i + 1) * BAND_DIGITS)}`,
  );

/** The bands of the hash and all that differ from one of them in a single bit, as of cropped copies. */
export const bandsNear = (hash: string): readonly string[] =>
  bandsOf(hash).flatMap((band) => {
    const bits = Number.parseInt(band.slice(1), 16);
    const off = Array.from({ length: BAND_DIGITS * 4 }, (_, bit) => bits ^ (1 << bit));
    return [bits, ...off].map(
      (one) => band.charAt(0) + one.toString(16).padStart(BAND_DIGITS, '0'),
    );
  });
