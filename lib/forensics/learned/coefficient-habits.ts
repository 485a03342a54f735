import type { CoefficientPlanes } from '../compression/coefficient-planes';

/** Log ratios of three groups of frequencies, then shares of zeros of three groups. */
export const HABIT_PLANES = 6;

/** Positions in `FREQUENCIES` (zigzag order): 1-3, 4-6, 7-12 for the ratios, 1-5, 6-12, 13-20 for the zeros. */
const RATIO_GROUPS = [[1, 4], [4, 7], [7, 13]] as const;
const ZERO_GROUPS = [[1, 6], [6, 13], [13, 21]] as const;
const LEVEL_MAX = 60;
const LEVELS = 2 * LEVEL_MAX + 1;
const RATIO_MAX = 3;
/** Values on either side that the smoothed histogram averages. */
const SMOOTHING = 3;

/** ln(smoothed histogram / histogram) at each value of one frequency: 0 where the histogram is smooth. */
function combOf(plane: Int16Array): Float32Array {
  const histogram = new Float64Array(LEVELS).fill(0.5);
  for (let i = 0; i < plane.length; i++) {
    const level = plane[i] as number;
    if (level < -LEVEL_MAX || level > LEVEL_MAX) continue;
    histogram[level + LEVEL_MAX] = (histogram[level + LEVEL_MAX] as number) + 1;
  }
  const comb = new Float32Array(LEVELS);
  for (let at = 1; at < LEVELS - 1; at++) {
    if (at === LEVEL_MAX) continue;
    let sum = 0;
    let count = 0;
    for (let near = Math.max(0, at - SMOOTHING); near <= Math.min(LEVELS - 1, at + SMOOTHING); near++, count++) {
      sum += histogram[near] as number;
    }
    comb[at] = Math.max(-RATIO_MAX, Math.min(RATIO_MAX, Math.log(sum / count / (histogram[at] as number))));
  }
  return comb;
}

/**
 * How each block keeps to the habits of the picture's own coefficients: a picture compressed twice has combs in its
 * histograms, and a block that falls between their teeth was compressed once (the idea of Z. Lin et al., Pattern
 * Recognition 42, 2009, without naming the steps); and how many of its coefficients are zero.
 * @returns `HABIT_PLANES` planes of blocksWide * blocksHigh values
 */
export function coefficientHabits({ planes, blocksWide, blocksHigh }: CoefficientPlanes): Float32Array[] {
  const blocks = blocksWide * blocksHigh;
  const habits = Array.from({ length: HABIT_PLANES }, () => new Float32Array(blocks));
  RATIO_GROUPS.forEach(([from, below], group) => {
    const habit = habits[group] as Float32Array;
    for (let f = from; f < below; f++) {
      const plane = planes[f] as Int16Array;
      const comb = combOf(plane);
      for (let i = 0; i < blocks; i++) {
        const level = Math.max(-LEVEL_MAX, Math.min(LEVEL_MAX, plane[i] as number));
        habit[i] = (habit[i] as number) + (comb[level + LEVEL_MAX] as number) / (below - from);
      }
    }
  });
  ZERO_GROUPS.forEach(([from, below], group) => {
    const habit = habits[RATIO_GROUPS.length + group] as Float32Array;
    for (let f = from; f < below; f++) {
      const plane = planes[f] as Int16Array;
      for (let i = 0; i < blocks; i++) if (plane[i] === 0) habit[i] = (habit[i] as number) + 1 / (below - from);
    }
  });
  return habits;
}
