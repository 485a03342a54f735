import { beyondStart, type Tail } from '@/lib/forensics/tails';
import { TAIL } from '@/lib/forensics/thresholds';

/** With fewer excesses shape and scale are those of all media together. */
const EXCESSES_MIN = 10;
/** A medium with fewer honest pictures has the tail of all media together. */
const HONEST_MIN = 200;
/** A heavier tail than that has no variance; a few dozen excesses cannot prove a lighter one than an exponential. */
const SHAPE_MAX = 0.5;
const DIGITS = 3;

/**
 * Fits the tail of a detector on one medium to its scores on honest pictures, one a picture. Counts
 * one more than was seen: the next picture may be the first.
 */
export function fitTail(scores: readonly number[], ofAllMedia: readonly number[]): Tail {
  const own = scores.length < HONEST_MIN ? ofAllMedia : scores;
  const above = own.filter((score) => score >= TAIL.startScore);
  const shaping =
    above.length < EXCESSES_MIN ? ofAllMedia.filter((score) => score >= TAIL.startScore) : above;
  return { honest: own.length, above: above.length + 1, ...fitExcesses(shaping.map(beyondStart)) };
}

/**
 * Fits a generalized Pareto distribution by probability-weighted moments (J. R. M. Hosking & J. R.
 * Wallis, "Parameter and Quantile Estimation for the Generalized Pareto Distribution",
 * Technometrics 29, 1987), which are steadier than maximum likelihood for so few values.
 */
export function fitExcesses(excesses: readonly number[]): Pick<Tail, 'scale' | 'shape'> {
  const count = excesses.length;
  if (count < 2) return { scale: 1, shape: 0 };
  const sorted = excesses.toSorted((a, b) => a - b);
  const mean = sorted.reduce((sum, z) => sum + z, 0) / count;
  const weighted = sorted.reduce((sum, z, i) => sum + (1 - (i + 0.65) / count) * z, 0) / count;
  const shape = Math.min(SHAPE_MAX, Math.max(0, 2 - mean / (mean - 2 * weighted)));
  return {
    // The mean of the distribution is scale / (1 - shape).
    scale: rounded(Math.max(0.1, mean * (1 - shape))),
    shape: rounded(shape),
  };
}

const rounded = (value: number): number => Number(value.toFixed(DIGITS));
