/** What one frequency looks like: a histogram of quantized values and the density before quantization. */
export interface FrequencyStatistics {
  /** Step of the last quantization. */
  readonly step: number;
  /** Counts at value + offset. */
  readonly histogram: Float64Array;
  readonly offset: number;
  /** Of unquantized values, at |x| = 0, 1, 2 …; null for DC, which has no shape of its own. */
  readonly density: Float64Array | null;
}

/** An orthonormal 8x8 DCT of 8-bit samples stays within this. */
const VALUE_MAX = 1024;

/**
 * @param values quantized values of the blocks to learn from
 * @param reference unquantized values (rounded to integers) of the same picture off the grid; null for DC
 */
export function statisticsOf(values: Int16Array, step: number, reference: Int16Array | null): FrequencyStatistics {
  let largest = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (value > largest) largest = value;
    else if (-value > largest) largest = -value;
  }
  const offset = Math.min(Math.ceil(VALUE_MAX / step), largest + 2);
  // Counted as integers: adding to one double after the other waits for each.
  const counts = new Int32Array(2 * offset + 1);
  for (let i = 0; i < values.length; i++) {
    const at = (values[i] as number) + offset;
    const kept = at < 0 ? 0 : at > 2 * offset ? 2 * offset : at;
    counts[kept] = (counts[kept] as number) + 1;
  }
  const histogram = Float64Array.from(counts);
  return { step, histogram, offset, density: reference === null ? null : densityOf(reference) };
}

/** Both signs taken together, and smoothed the more the rarer the values are. */
function densityOf(values: Int16Array): Float64Array {
  const both = new Int32Array(VALUE_MAX + 1);
  for (let i = 0; i < values.length; i++) {
    const at = Math.min(VALUE_MAX, Math.abs(values[i] as number));
    both[at] = (both[at] as number) + 1;
  }
  const counts = Float64Array.from(both, (count, at) => (at === 0 ? count : count / 2));
  const upTo = new Float64Array(VALUE_MAX + 2);
  for (let x = 0; x <= VALUE_MAX; x++) upTo[x + 1] = (upTo[x] as number) + (counts[x] as number);
  return counts.map((own, x) => {
    const half = x < 3 ? 0 : Math.min(x - 1, VALUE_MAX - x, Math.round(1 + x * 0.1));
    const mean = half === 0 ? own : ((upTo[x + half + 1] as number) - (upTo[x - half] as number)) / (2 * half + 1);
    return mean + 1e-4;
  });
}
