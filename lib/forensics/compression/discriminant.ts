import { ratioMoments } from '../kernels/log-ratios';
import { CLASSES } from './block-classes';
import { DOUBLE_COMPRESSION } from '../thresholds';
import type { PrimaryStep } from './primary-step';

/** Added to the variance, so that a class without any variation has no influence. */
const VARIANCE_FLOOR = 0.02;

/** Values stored per class: weight, middle, separation. */
const FIELDS = 3;

interface Moments {
  readonly counts: Float64Array;
  readonly means: Float64Array;
  readonly variances: Float64Array;
}

/**
 * A linear discriminant (R. A. Fisher, 1936) for one frequency. It distinguishes blocks on the grid
 * (compressed twice) by their log ratio from blocks of the same picture off the grid, which no
 * first compression has touched: the picture itself provides the expectations. Returns for each
 * class the weight and the middle between the two means, for `weight * (logRatio - middle)`, and
 * the separation, their squared distance in standard deviations.
 */
export function discriminantOf(
  step: PrimaryStep,
  own: Int16Array,
  ownClasses: Uint8Array,
  reference: Int16Array,
  referenceClasses: Uint8Array,
): Float64Array {
  const twice = momentsOf(step, own, ownClasses);
  const once = momentsOf(step, reference, referenceClasses);
  const weighing = new Float64Array(CLASSES * FIELDS);
  for (let c = 0; c < CLASSES; c++) {
    const [n0, n1] = [twice.counts[c] as number, once.counts[c] as number];
    if (n0 < DOUBLE_COMPRESSION.classBlocksMin || n1 < DOUBLE_COMPRESSION.classBlocksMin) continue;
    const [v0, v1] = [twice.variances[c] as number, once.variances[c] as number];
    const distance = (once.means[c] as number) - (twice.means[c] as number);
    if (distance <= DOUBLE_COMPRESSION.classErrorsMin * Math.sqrt(v0 / n0 + v1 / n1)) continue;
    const variance = (v0 + v1) / 2 + VARIANCE_FLOOR;
    const middle = ((once.means[c] as number) + (twice.means[c] as number)) / 2;
    weighing.set([distance / variance, middle, (distance * distance) / variance], c * FIELDS);
  }
  return weighing;
}

function momentsOf(step: PrimaryStep, values: Int16Array, classes: Uint8Array): Moments {
  const moments = ratioMoments(step, values, classes, CLASSES);
  const field = (at: number) =>
    Float64Array.from({ length: CLASSES }, (_, c) => moments[c * FIELDS + at] as number);
  const counts = field(0);
  const means = field(1).map((sum, c) => sum / Math.max(1, counts[c] as number));
  const variances = field(2).map(
    (sum, c) => sum / Math.max(1, counts[c] as number) - (means[c] as number) ** 2,
  );
  return { counts, means, variances };
}
