import { lookedUpSums, valueCounts, zeroCounts } from '../kernels/coefficients';
import type { CoefficientPlanes } from '../compression/coefficient-planes';

/**
 * Indices into `FREQUENCIES` (zigzag order): 1-3, 4-6, 7-12 for the ratios, 1-5, 6-12, 13-20 for
 * the zeros.
 */
const RATIO_GROUPS = [
  [1, 4],
  [4, 7],
  [7, 13],
] as const;
const ZERO_GROUPS = [
  [1, 6],
  [6, 13],
  [13, 21],
] as const;
const LEVEL_MAX = 60;
const LEVELS = 2 * LEVEL_MAX + 1;
const RATIO_MAX = 3;
/** Values on either side that are averaged into the smoothed histogram. */
const SMOOTHING = 3;

/**
 * ln(smoothed histogram / histogram) at each value of one frequency: 0 where the histogram is
 * smooth.
 */
function combOf(plane: Int16Array): Float32Array {
  const { counts, middle } = valueCounts(plane);
  const histogram = Float64Array.from(
    counts.subarray(middle - LEVEL_MAX, middle + LEVEL_MAX + 1),
    (count) => count + 0.5,
  );
  const comb = new Float32Array(LEVELS);
  for (let at = 1; at < LEVELS - 1; at++) {
    if (at === LEVEL_MAX) continue;
    let sum = 0;
    let count = 0;
    for (
      let near = Math.max(0, at - SMOOTHING);
      near <= Math.min(LEVELS - 1, at + SMOOTHING);
      near++, count++
    ) {
      sum += histogram[near] as number;
    }
    comb[at] = Math.max(
      -RATIO_MAX,
      Math.min(RATIO_MAX, Math.log(sum / count / (histogram[at] as number))),
    );
  }
  return comb;
}

/** The contribution of each level to the mean over `group` frequencies. */
function sharesOf(comb: Float32Array, group: number): Float64Array {
  return Float64Array.from(comb, (ratio) => ratio / group);
}

/** The sum of 0, 1, 2 … shares of a group, added one after the other. */
function addedShares(group: number): Float32Array {
  const added = new Float32Array(group + 1);
  for (let i = 0; i < group; i++) added[i + 1] = (added[i] as number) + 1 / group;
  return added;
}

/**
 * A separate function, because V8 would compile a loop within a callback again for every picture.
 */
function sharesAt(counts: Uint8Array, shares: Float32Array): Float32Array {
  const habit = new Float32Array(counts.length);
  for (let i = 0; i < habit.length; i++) habit[i] = shares[counts[i] as number] as number;
  return habit;
}

/**
 * Measures how well each block fits the picture's own coefficient statistics: a picture compressed
 * twice has combs in its histograms, and a block that falls between their teeth was compressed once
 * (the idea of Z. Lin et al., Pattern Recognition 42, 2009, without estimating the steps). Also
 * measures how many of its coefficients are zero.
 * @returns six planes of blocksWide * blocksHigh values: log ratios of three groups of frequencies,
 * then shares of zeros of three groups
 */
export function coefficientHabits({ planes }: CoefficientPlanes): Float32Array[] {
  const ratios = RATIO_GROUPS.map(([from, below]) => {
    const group = planes.slice(from, below);
    return lookedUpSums(
      group,
      group.map((plane) => sharesOf(combOf(plane), group.length)),
      LEVEL_MAX,
    );
  });
  const zeros = ZERO_GROUPS.map(([from, below]) =>
    sharesAt(zeroCounts(planes.slice(from, below)), addedShares(below - from)),
  );
  return [...ratios, ...zeros];
}
