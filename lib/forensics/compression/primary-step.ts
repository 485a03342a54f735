/**
 * Estimates with which step a coefficient had been quantized before it was quantized again, from its histogram
 * (Lin, He, Tang & Tang, "Fast, automatic and fine-grained tampered JPEG image detection via DCT coefficient
 * analysis", Pattern Recognition 2009; Bianchi & Piva, "Image forgery localization via block-grained analysis of
 * JPEG artifacts", IEEE TIFS 2012).
 */

/** Standard deviation that rounding to 8-bit pixels between two compressions leaves on a coefficient. */
const ROUNDING_SIGMA = 0.5;
const STEP_MAX = 64;
/** Shares of the picture that were compressed twice; the rest may be pasted. */
const SHARES = [1, 0.9, 0.75, 0.5, 0.3] as const;
/** Part of the other model mixed into each one, so that no single coefficient decides. */
const CONTAMINATION = 0.03;

/** One frequency's story: `step` is 1 where no earlier compression shows. */
export interface PrimaryStep {
  readonly step: number;
  /** Log-likelihood gained over "compressed once", in nats per block. */
  readonly gain: number;
  /** ln P(value | compressed once) - ln P(value | compressed twice), at index |value|, or value + `offset` for DC. */
  readonly logRatio: Float32Array;
  readonly offset: number;
}

/** What one frequency looks like: a histogram of quantized values and the density before quantization. */
export interface FrequencyStatistics {
  /** Step of the last compression. */
  readonly step: number;
  /** Counts at value + offset. */
  readonly histogram: Float64Array;
  readonly offset: number;
  /** Density of unquantized values at |x| = 0, 1, 2 …; null for DC, which is taken as flat. */
  readonly density: Float64Array | null;
}

export function estimatePrimaryStep(statistics: FrequencyStatistics): PrimaryStep {
  const { histogram, offset } = statistics;
  const total = histogram.reduce((sum, count) => sum + count, 0);
  const single = modelOf(statistics, 1);
  let best: PrimaryStep = { step: 1, gain: 0, logRatio: new Float32Array(histogram.length), offset };
  for (let step = 2; step <= STEP_MAX; step++) {
    const twice = statistics.density === null ? modulatedEnvelope(statistics, step) : modelOf(statistics, step);
    const once = statistics.density === null ? envelopeOf(histogram, Math.ceil((2 * step) / statistics.step) + 2) : single;
    const zero = statistics.density === null ? -1 : offset;
    for (const share of SHARES) {
      const gain = gainOver(histogram, once, twice, share, zero) / Math.max(1, total);
      if (gain > best.gain + 1e-9) best = { step, gain, logRatio: logRatioOf(once, twice), offset };
    }
  }
  return best;
}

function gainOver(histogram: Float64Array, once: Float64Array, twice: Float64Array, share: number, zero: number): number {
  let gain = 0;
  const scale = zero < 0 ? 1 : (1 - (once[zero] as number)) / (1 - (twice[zero] as number));
  for (let i = 0; i < histogram.length; i++) {
    const n = histogram[i] as number;
    if (n === 0 || i === zero) continue;
    const single = once[i] as number;
    const mixed = share * (1 - CONTAMINATION) * scale * (twice[i] as number) + (1 - share * (1 - CONTAMINATION)) * single;
    gain += n * Math.log(mixed / single);
  }
  return gain;
}

function logRatioOf(once: Float64Array, twice: Float64Array): Float32Array {
  return Float32Array.from(once, (single, i) => {
    const double = (1 - CONTAMINATION) * (twice[i] as number) + CONTAMINATION * single;
    return Math.log(((1 - CONTAMINATION) * single + CONTAMINATION * (twice[i] as number)) / double);
  });
}

/** Probability of each quantized value after a first compression with `primary` (1: none worth the name). */
function modelOf(statistics: FrequencyStatistics, primary: number): Float64Array {
  const { step, offset, density } = statistics;
  const probability = new Float64Array(statistics.histogram.length);
  const reach = density === null ? (offset + 1) * step : density.length - 1;
  const multiples = Math.floor(reach / primary);
  const cumulated = density === null ? null : cumulate(density);
  for (let m = -multiples; m <= multiples; m++) {
    const mass = cumulated === null ? primary : massOf(cumulated, (m - 0.5) * primary, (m + 0.5) * primary);
    if (mass > 0) spread(probability, offset, step, m * primary, primary === 1 ? 0.35 : ROUNDING_SIGMA, mass);
  }
  return normalized(probability);
}

function envelopeOf(histogram: Float64Array, half: number): Float64Array {
  const upTo = new Float64Array(histogram.length + 1);
  for (let i = 0; i < histogram.length; i++) upTo[i + 1] = (upTo[i] as number) + (histogram[i] as number);
  return normalized(histogram.map((_, i) => {
    const from = Math.max(0, i - half);
    const to = Math.min(histogram.length, i + half + 1);
    return ((upTo[to] as number) - (upTo[from] as number)) / (to - from);
  }));
}

function modulatedEnvelope(statistics: FrequencyStatistics, primary: number): Float64Array {
  const half = Math.ceil((2 * primary) / statistics.step) + 2;
  const envelope = envelopeOf(statistics.histogram, half);
  const comb = modelOf(statistics, primary);
  const flat = envelopeOf(comb, half);
  return normalized(envelope.map((e, i) => (e * (comb[i] as number)) / (flat[i] as number)));
}

/** Adds `mass`, blurred around `centre`, to the bins of the last compression. */
function spread(
  probability: Float64Array, offset: number, step: number, centre: number, sigma: number, mass: number,
): void {
  const first = Math.max(-offset, Math.round((centre - 3 * sigma) / step));
  const last = Math.min(probability.length - 1 - offset, Math.round((centre + 3 * sigma) / step));
  let below = normalBelow(((first - 0.5) * step - centre) / sigma);
  for (let k = first; k <= last; k++) {
    const upTo = normalBelow(((k + 0.5) * step - centre) / sigma);
    const at = k + offset;
    probability[at] = (probability[at] as number) + mass * (upTo - below);
    below = upTo;
  }
}

/** The normal distribution function, by the logistic approximation of Bowling et al. (2009), error below 2e-4. */
function normalBelow(z: number): number {
  return 1 / (1 + Math.exp(-(0.07056 * z * z * z + 1.5976 * z)));
}

/** Integral of the symmetric density from 0 to the upper edge of each cell; cell x covers x - 0.5 to x + 0.5. */
function cumulate(density: Float64Array): Float64Array {
  const sum = new Float64Array(density.length + 1);
  sum[1] = (density[0] as number) / 2;
  for (let x = 1; x < density.length; x++) sum[x + 1] = (sum[x] as number) + (density[x] as number);
  return sum;
}

function massOf(cumulated: Float64Array, from: number, to: number): number {
  return integralTo(cumulated, to) - integralTo(cumulated, from);
}

function integralTo(cumulated: Float64Array, x: number): number {
  const position = Math.min(Math.abs(x) + 0.5, cumulated.length - 1);
  const cell = Math.min(Math.floor(position), cumulated.length - 2);
  // Cell 0 is half as wide as the others: it begins at x = 0, which is position 0.5.
  const below = cumulated[cell] as number;
  const above = cumulated[cell + 1] as number;
  const part = cell === 0 ? (position - 0.5) * 2 : position - cell;
  const value = below + (above - below) * part;
  return x < 0 ? -value : value;
}

function normalized(probability: Float64Array): Float64Array {
  let sum = 0;
  for (const p of probability) sum += p;
  const floor = 1e-9;
  return probability.map((p) => (p + floor) / (sum + floor * probability.length));
}
