import { doublesAt, floatsAt, kernels, layOut } from './program';

/** Minimum number of coefficients in a comb. */
export const COEFFICIENTS_MIN = 40;
export const STEP_MIN = 2;
export const STEP_MAX = 32;
/** Values beyond that are ignored: they are few, and a comb blurs with distance. */
const VALUE_MAX = 64;
/** The kernel counts in half levels. */
const BINS_PER_LEVEL = 2;
const BINS = VALUE_MAX * BINS_PER_LEVEL + 1;
const STEPS = STEP_MAX + 1;
/** The four quarters, then the complete picture. */
const PARTS = 5;

/**
 * How well |x| fits a multiple of the step other than zero, -1 to 1; 0 where it carries no
 * information.
 */
export function combAt(magnitude: number, step: number): number {
  return step < STEP_MIN || magnitude <= step / 2 || magnitude > VALUE_MAX
    ? 0
    : Math.cos((2 * Math.PI * magnitude) / step);
}

/** `combAt` of every bin, step by step from 0. */
const COSINES = Float64Array.from({ length: STEPS * BINS }, (_, i) =>
  combAt((i % BINS) / BINS_PER_LEVEL, Math.floor(i / BINS)),
);

/**
 * For one part of the picture: per plane and step the sum of the cosines and the number of
 * coefficients, indexed by `combPlace`.
 */
export interface CombSums {
  readonly sums: Float64Array;
  readonly counts: Float64Array;
}

export const combPlace = (plane: number, step: number): number => plane * STEPS + step;

/**
 * Sums of cos(2 pi x / step) over the coefficients beyond half a step, |x| rounded to half levels;
 * 0 of 0 coefficients where they are fewer than `COEFFICIENTS_MIN`.
 * @param planes of blocksWide * blocksHigh coefficients each
 * @returns for the upper left, upper right, lower left, lower right quarter and for the complete
 * picture
 */
export function combSums(
  planes: readonly Float32Array[],
  blocksWide: number,
  blocksHigh: number,
): CombSums[] {
  const blocks = blocksWide * blocksHigh;
  const places = planes.length * STEPS;
  const [values, cosines, counts, histogram, out] = layOut(
    planes.length * blocks * 4,
    COSINES.byteLength,
    BINS * 16,
    BINS * 48,
    PARTS * places * 16,
  );
  planes.forEach((plane, i) => floatsAt(values + i * blocks * 4, blocks).set(plane));
  doublesAt(cosines, COSINES.length).set(COSINES);
  kernels().combSums(
    values,
    planes.length,
    blocksWide,
    blocksHigh,
    BINS,
    cosines,
    STEP_MAX,
    COEFFICIENTS_MIN,
    counts,
    histogram,
    out,
  );
  const all = doublesAt(out, PARTS * places * 2).slice();
  return Array.from({ length: PARTS }, (_, part) => ({
    sums: all.subarray(2 * part * places, (2 * part + 1) * places),
    counts: all.subarray((2 * part + 1) * places, (2 * part + 2) * places),
  }));
}
