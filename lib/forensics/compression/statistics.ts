import { VALUE_MAX, type ValueCounts } from '../kernels/coefficients';

/**
 * Statistics of one frequency: a histogram of quantized values and the density before quantization.
 */
export interface FrequencyStatistics {
  /** Step of the last quantization. */
  readonly step: number;
  /** Counts at index value + offset. */
  readonly histogram: Float64Array;
  readonly offset: number;
  /**
   * Density of unquantized values at |x| = 0, 1, 2 …; null for DC, whose distribution has no fixed
   * shape.
   */
  readonly density: Float64Array | null;
}

/**
 * @param values quantized values of the blocks to learn from
 * @param reference unquantized values (rounded to integers) of the same picture off the grid; null
 * for DC
 */
export function statisticsOf(
  values: ValueCounts,
  step: number,
  reference: ValueCounts | null,
): FrequencyStatistics {
  const offset = Math.min(Math.ceil(VALUE_MAX / step), values.largest + 2);
  const histogram = new Float64Array(2 * offset + 1);
  values.counts.forEach((count, at) => {
    const bin = Math.min(offset, Math.max(-offset, at - values.middle)) + offset;
    histogram[bin] = (histogram[bin] as number) + count;
  });
  return { step, histogram, offset, density: reference === null ? null : densityOf(reference) };
}

/** Pools both signs, and smooths more where values are rarer. */
function densityOf({ counts: signed, middle }: ValueCounts): Float64Array {
  const counts = new Float64Array(VALUE_MAX + 1);
  signed.forEach((count, i) => {
    const at = Math.min(VALUE_MAX, Math.abs(i - middle));
    counts[at] = (counts[at] as number) + (at === 0 ? count : count / 2);
  });
  const upTo = new Float64Array(VALUE_MAX + 2);
  for (let x = 0; x <= VALUE_MAX; x++) upTo[x + 1] = (upTo[x] as number) + (counts[x] as number);
  return counts.map((own, x) => {
    const half = x < 3 ? 0 : Math.min(x - 1, VALUE_MAX - x, Math.round(1 + x * 0.1));
    const mean =
      half === 0
        ? own
        : ((upTo[x + half + 1] as number) - (upTo[x - half] as number)) / (2 * half + 1);
    return mean + 1e-4;
  });
}
