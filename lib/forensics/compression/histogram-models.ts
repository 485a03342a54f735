import type { FrequencyStatistics } from './statistics';

/**
 * Standard deviation that rounding to 8-bit pixels between two compressions leaves on a
 * coefficient.
 */
const ROUNDING_SIGMA = 0.5;
/** Width of the cells in which the density of unquantized values is stored. */
const CELL_SIGMA = 0.35;
const FLOOR = 1e-9;

/**
 * Returns the probability of each value of the histogram after a first quantization by `primary`, a
 * rounding to pixels and a second quantization; `primary` 1 means no first quantization.
 * @param cumulated see `cumulate`
 */
export function modelOf(
  statistics: FrequencyStatistics,
  cumulated: Float64Array,
  primary: number,
): Float64Array {
  const { step, offset, histogram } = statistics;
  const probability = new Float64Array(histogram.length);
  const multiples = Math.floor(Math.min(cumulated.length - 2, (offset + 1) * step) / primary);
  const sigma = primary === 1 ? CELL_SIGMA : ROUNDING_SIGMA;
  for (let m = -multiples; m <= multiples; m++) {
    const mass =
      integralTo(cumulated, (m + 0.5) * primary) - integralTo(cumulated, (m - 0.5) * primary);
    spread(probability, offset, step, m * primary, sigma, mass);
  }
  return normalized(probability);
}

/** The same under the assumption that all unquantized values are equally frequent. */
export function flatModel(
  { step, offset, histogram }: FrequencyStatistics,
  primary: number,
): Float64Array {
  const probability = new Float64Array(histogram.length);
  const multiples = Math.floor(((offset + 1) * step) / primary);
  for (let m = -multiples; m <= multiples; m++) {
    spread(probability, offset, step, m * primary, ROUNDING_SIGMA, primary);
  }
  return normalized(probability);
}

/** Returns the histogram as probabilities, each averaged over 2 * halfWidth + 1 neighbours. */
export function envelopeOf(histogram: Float64Array, halfWidth: number): Float64Array {
  const upTo = new Float64Array(histogram.length + 1);
  for (let i = 0; i < histogram.length; i++)
    upTo[i + 1] = (upTo[i] as number) + (histogram[i] as number);
  const means = new Float64Array(histogram.length);
  for (let i = 0; i < means.length; i++) {
    const from = Math.max(0, i - halfWidth);
    const to = Math.min(histogram.length, i + halfWidth + 1);
    means[i] = ((upTo[to] as number) - (upTo[from] as number)) / (to - from);
  }
  return normalized(means);
}

/** Returns `envelope` with the comb that a first quantization leaves on a flat distribution. */
export function modulatedEnvelope(
  envelope: Float64Array,
  comb: Float64Array,
  halfWidth: number,
): Float64Array {
  const level = envelopeOf(comb, halfWidth);
  const modulated = new Float64Array(envelope.length);
  for (let i = 0; i < modulated.length; i++)
    modulated[i] = ((envelope[i] as number) * (comb[i] as number)) / (level[i] as number);
  return normalized(modulated);
}

/** Adds `mass`, blurred around `centre`, to the bins of the last quantization. */
function spread(
  probability: Float64Array,
  offset: number,
  step: number,
  centre: number,
  sigma: number,
  mass: number,
): void {
  const first = Math.max(-offset, Math.round((centre - 3 * sigma) / step));
  const last = Math.min(probability.length - 1 - offset, Math.round((centre + 3 * sigma) / step));
  let below = normalBelow(((first - 0.5) * step - centre) / sigma);
  for (let k = first; k <= last; k++) {
    const upTo = normalBelow(((k + 0.5) * step - centre) / sigma);
    probability[k + offset] = (probability[k + offset] as number) + mass * (upTo - below);
    below = upTo;
  }
}

/**
 * The normal distribution function by the logistic approximation of Bowling et al. (2009), error
 * below 2e-4.
 */
function normalBelow(z: number): number {
  return 1 / (1 + Math.exp(-(0.07056 * z * z * z + 1.5976 * z)));
}

/**
 * Integral of the symmetric density from 0 to x = 0 (index 0), 0.5, 1.5, 2.5 …: cell x covers x -
 * 0.5 to x + 0.5.
 * @param density at |x| = 0, 1, 2 … of unquantized values
 */
export function cumulate(density: Float64Array): Float64Array {
  const sum = new Float64Array(density.length + 1);
  sum[1] = (density[0] as number) / 2;
  for (let x = 1; x < density.length; x++) sum[x + 1] = (sum[x] as number) + (density[x] as number);
  return sum;
}

/** Valid for |x| of at least 0.5. */
function integralTo(cumulated: Float64Array, x: number): number {
  const position = Math.min(Math.abs(x) + 0.5, cumulated.length - 1);
  const cell = Math.min(Math.floor(position), cumulated.length - 2);
  const below = cumulated[cell] as number;
  const integral = below + ((cumulated[cell + 1] as number) - below) * (position - cell);
  return x < 0 ? -integral : integral;
}

/** Normalizes the values in place to the sum 1. */
function normalized(values: Float64Array): Float64Array {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  const total = sum + FLOOR * values.length;
  for (let i = 0; i < values.length; i++) values[i] = ((values[i] as number) + FLOOR) / total;
  return values;
}
