import type { FrequencyStatistics } from './primary-step';

const VALUE_MAX = 1024;

/** Statistics of one frequency from its plane and from the unquantized plane of the same picture off the grid. */
export function statisticsOf(plane: Int16Array, step: number, reference: Int16Array | null): FrequencyStatistics {
  const offset = Math.ceil(VALUE_MAX / step);
  const histogram = new Float64Array(2 * offset + 1);
  for (const value of plane) {
    const at = Math.min(2 * offset, Math.max(0, value + offset));
    histogram[at] = (histogram[at] as number) + 1;
  }
  return { step, histogram, offset, density: reference === null ? null : smoothDensity(reference) };
}

/** Density at |x| = 0, 1, 2 … of values that were rounded to integers; smoothed the more the rarer they are. */
function smoothDensity(values: Int16Array): Float64Array {
  const counts = new Float64Array(VALUE_MAX + 1);
  for (const value of values) {
    const at = Math.min(VALUE_MAX, Math.abs(value));
    counts[at] = (counts[at] as number) + 1;
  }
  // Both signs fall together, except at zero.
  for (let x = 1; x <= VALUE_MAX; x++) counts[x] = (counts[x] as number) / 2;
  const upTo = new Float64Array(VALUE_MAX + 2);
  for (let x = 0; x <= VALUE_MAX; x++) upTo[x + 1] = (upTo[x] as number) + (counts[x] as number);
  const floor = 1e-4;
  return counts.map((own, x) => {
    const half = x < 3 ? 0 : Math.min(x - 1, VALUE_MAX - x, Math.round(1 + x * 0.1));
    const mean = half === 0 ? own : ((upTo[x + half + 1] as number) - (upTo[x - half] as number)) / (2 * half + 1);
    return mean + floor;
  });
}
