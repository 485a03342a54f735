import { CLASSES, NO_CLASS } from './block-classes';
import { DOUBLE_COMPRESSION } from '../thresholds';
import type { PrimaryStep } from './primary-step';

/** Added to the variance so that a class in which nothing varies decides nothing. */
const VARIANCE_FLOOR = 0.02;

/** A linear discriminant (R. A. Fisher, 1936) for one frequency: per class, `weight * (logRatio - middle)`. */
export interface Discriminant {
  readonly weight: Float64Array;
  readonly middle: Float64Array;
  /** Squared distance of the two means in standard deviations. */
  readonly separation: Float64Array;
}

interface Moments {
  readonly counts: Float64Array;
  readonly means: Float64Array;
  readonly variances: Float64Array;
}

/**
 * How the log ratio of one frequency tells blocks on the grid (compressed twice) from the same picture's blocks off
 * the grid, which no first compression has touched: the expectations come from the picture itself.
 */
export function discriminantOf(
  step: PrimaryStep, own: Int16Array, ownClasses: Uint8Array, reference: Int16Array, referenceClasses: Uint8Array,
): Discriminant {
  const twice = momentsOf(step, own, ownClasses);
  const once = momentsOf(step, reference, referenceClasses);
  const weight = new Float64Array(CLASSES);
  const middle = new Float64Array(CLASSES);
  const separation = new Float64Array(CLASSES);
  for (let c = 0; c < CLASSES; c++) {
    const [n0, n1] = [twice.counts[c] as number, once.counts[c] as number];
    if (n0 < DOUBLE_COMPRESSION.classBlocksMin || n1 < DOUBLE_COMPRESSION.classBlocksMin) continue;
    const [v0, v1] = [twice.variances[c] as number, once.variances[c] as number];
    const distance = (once.means[c] as number) - (twice.means[c] as number);
    if (distance <= DOUBLE_COMPRESSION.classErrorsMin * Math.sqrt(v0 / n0 + v1 / n1)) continue;
    const variance = (v0 + v1) / 2 + VARIANCE_FLOOR;
    weight[c] = distance / variance;
    middle[c] = ((once.means[c] as number) + (twice.means[c] as number)) / 2;
    separation[c] = (distance * distance) / variance;
  }
  return { weight, middle, separation };
}

export function logRatioAt({ logRatio, offset }: PrimaryStep, value: number): number {
  return logRatio[Math.min(2 * offset, Math.max(0, value + offset))] as number;
}

function momentsOf(step: PrimaryStep, values: Int16Array, classes: Uint8Array): Moments {
  const counts = new Float64Array(CLASSES);
  const sums = new Float64Array(CLASSES);
  const squares = new Float64Array(CLASSES);
  for (let i = 0; i < values.length; i++) {
    const c = classes[i] as number;
    if (c === NO_CLASS) continue;
    const ratio = logRatioAt(step, values[i] as number);
    counts[c] = (counts[c] as number) + 1;
    sums[c] = (sums[c] as number) + ratio;
    squares[c] = (squares[c] as number) + ratio * ratio;
  }
  const means = sums.map((sum, c) => sum / Math.max(1, counts[c] as number));
  const variances = squares.map((sum, c) => sum / Math.max(1, counts[c] as number) - (means[c] as number) ** 2);
  return { counts, means, variances };
}
