/** Figures of a set of answers; null without values. */

export type Figure = number | null;

export const mean = (values: readonly number[]): Figure =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Interpolates linearly between the two nearest values.
 * @param share 0-1
 */
export function percentile(values: readonly number[], share: number): Figure {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const below = sorted[Math.floor(at)];
  const above = sorted[Math.ceil(at)];
  return below === undefined || above === undefined ? null : below + (above - below) * (at % 1);
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 95 % interval of a share (Wilson 1927): of `hits` among `n`. */
export function wilson(hits: number, n: number): Interval | null {
  if (n === 0) return null;
  const z = 1.959964;
  const spread = (z * z) / n;
  const rate = hits / n;
  const centre = (rate + spread / 2) / (1 + spread);
  const half = (z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / n + spread / (4 * n));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/**
 * Area under the ROC curve: the probability that a positive scores above a negative, ties counting
 * half.
 */
export function rocAuc(positives: readonly number[], negatives: readonly number[]): Figure {
  if (positives.length === 0 || negatives.length === 0) return null;
  const sorted = negatives.toSorted((a, b) => a - b);
  const pairs = positives.reduce(
    (sum, score) =>
      sum + firstFrom(sorted, (one) => one >= score) + firstFrom(sorted, (one) => one > score),
    0,
  );
  return pairs / 2 / (positives.length * negatives.length);
}

/** Returns the index of the first value of a sorted list that passes; its length when none does. */
function firstFrom(sorted: readonly number[], passes: (value: number) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (passes(sorted[middle] ?? Infinity)) to = middle;
    else from = middle + 1;
  }
  return from;
}

const BINS = 10;

/**
 * Expected calibration error over ten bins of equal width: mean of |confidence - share of
 * positives|, weighted by n.
 */
export function calibrationError(
  positives: readonly number[],
  negatives: readonly number[],
): Figure {
  const n = positives.length + negatives.length;
  if (n === 0) return null;
  const surplus = Array.from({ length: BINS }, () => 0);
  const add = (confidences: readonly number[], truth: number): void => {
    for (const confidence of confidences) {
      const bin = Math.min(BINS - 1, Math.floor(confidence * BINS));
      surplus[bin] = (surplus[bin] ?? 0) + confidence - truth;
    }
  };
  add(positives, 1);
  add(negatives, 0);
  return surplus.reduce((sum, one) => sum + Math.abs(one), 0) / n;
}
