import type { FrequencyStatistics } from './statistics';
import { cumulate, envelopeOf, flatModel, modulatedEnvelope, modelOf } from './histogram-models';

/**
 * Estimates the step with which a coefficient was quantized before its last quantization, from its
 * histogram (Lin, He, Tang & Tang, "Fast, automatic and fine-grained tampered JPEG image detection
 * via DCT coefficient analysis", Pattern Recognition 42, 2009; Bianchi & Piva, "Image forgery
 * localization via block-grained analysis of JPEG artifacts", IEEE TIFS 7(3), 2012).
 */

const PRIMARY_STEP_MAX = 64;
/** Candidate shares of the picture that were compressed twice; the rest may be pasted. */
const SHARES = [0.3, 0.5, 0.75, 0.9, 1] as const;
/** The share of the other model mixed into each one, so that no single coefficient decides. */
const CONTAMINATION = 0.03;

export interface PrimaryStep {
  /** The step of the first quantization; 1 where no earlier compression is found. */
  readonly step: number;
  /** Log-likelihood gained over "compressed once", in nats per block. */
  readonly gain: number;
  /** ln P(value | compressed once) - ln P(value | compressed twice), at value + offset. */
  readonly logRatio: Float32Array;
  readonly offset: number;
}

interface Models {
  readonly once: Float64Array;
  readonly twice: Float64Array;
  /**
   * Not part of the gain: how many coefficients are zero depends on the content more than on the
   * history.
   */
  readonly zeroAt: number;
}

export function estimatePrimaryStep(statistics: FrequencyStatistics): PrimaryStep {
  const { histogram, offset } = statistics;
  let total = 0;
  for (const count of histogram) total += count;
  let best: PrimaryStep = {
    step: 1,
    gain: 0,
    logRatio: new Float32Array(histogram.length),
    offset,
  };
  if (total === 0) return best;
  const modelsFor =
    statistics.density === null ? dcModels(statistics) : acModels(statistics, statistics.density);
  for (let step = 2; step <= PRIMARY_STEP_MAX; step++) {
    const models = modelsFor(step);
    let gain = 0;
    for (const share of SHARES) {
      const gained = gainOf(histogram, models, share) / total;
      // The gain is concave in the share and 0 for share 0, so it does not rise again once it
      // falls.
      if (gained <= gain) break;
      gain = gained;
    }
    if (gain > best.gain) best = { step, gain, logRatio: logRatioOf(models), offset };
  }
  return best;
}

function acModels(
  statistics: FrequencyStatistics,
  density: Float64Array,
): (step: number) => Models {
  const cumulated = cumulate(density);
  const once = modelOf(statistics, cumulated, 1);
  return (step) => ({
    once,
    twice: modelOf(statistics, cumulated, step),
    zeroAt: statistics.offset,
  });
}

/**
 * DC has no fixed distribution: its models are the picture's own smoothed histogram, without and
 * with the comb.
 */
function dcModels(statistics: FrequencyStatistics): (step: number) => Models {
  return (step) => {
    const halfWidth = Math.ceil((2 * step) / statistics.step) + 2;
    const envelope = envelopeOf(statistics.histogram, halfWidth);
    return {
      once: envelope,
      twice: modulatedEnvelope(envelope, flatModel(statistics, step), halfWidth),
      zeroAt: -1,
    };
  };
}

function gainOf(histogram: Float64Array, { once, twice, zeroAt }: Models, share: number): number {
  const twiceShare = share * (1 - CONTAMINATION);
  const nonzero =
    zeroAt < 0 ? 1 : (1 - (once[zeroAt] as number)) / (1 - (twice[zeroAt] as number) + 1e-12);
  let gain = 0;
  for (let i = 0; i < histogram.length; i++) {
    const count = histogram[i] as number;
    if (count === 0 || i === zeroAt) continue;
    const single = once[i] as number;
    gain +=
      count * Math.log((twiceShare * nonzero * (twice[i] as number)) / single + 1 - twiceShare);
  }
  return gain;
}

function logRatioOf({ once, twice }: Models): Float32Array {
  const ratios = new Float32Array(once.length);
  for (let i = 0; i < ratios.length; i++) {
    const single = once[i] as number,
      double = twice[i] as number;
    ratios[i] = Math.log(
      ((1 - CONTAMINATION) * single + CONTAMINATION * double) /
        ((1 - CONTAMINATION) * double + CONTAMINATION * single),
    );
  }
  return ratios;
}
