import { calibrated } from '@/lib/forensics/calibration';

/** The evidence for a picture, in log-odds over the fusion's prior, and whether it was edited. */
export interface LabelledEvidence {
  readonly evidence: number;
  readonly isEdited: boolean;
}

/**
 * Bounds of the fitted prior: the absence of findings never means certainty, however few edits were
 * missed.
 */
const LOWEST = 0.05;
const HIGHEST = 0.6;
const STEPS = 60;

/**
 * Returns the prior for the absence of findings under which the pictures are likeliest, with edited
 * and honest ones each counting half, by ternary search.
 */
export function fitPrior(samples: readonly LabelledEvidence[]): number {
  let [low, high] = [LOWEST, HIGHEST];
  for (let step = 0; step < STEPS; step++) {
    const third = (high - low) / 3;
    if (surprise(samples, low + third) <= surprise(samples, high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}

/** Mean negative log-likelihood, nats. */
function surprise(samples: readonly LabelledEvidence[], silentPrior: number): number {
  const half = (isEdited: boolean): number => {
    const these = samples.filter((one) => one.isEdited === isEdited);
    const nats = these.reduce((sum, { evidence }) => {
      const p = Math.min(0.999, calibrated(evidence, silentPrior));
      return sum - Math.log(isEdited ? p : 1 - p);
    }, 0);
    return nats / Math.max(1, these.length);
  };
  return (half(true) + half(false)) / 2;
}

/** Expected calibration error over ten bins, with the set balanced in the same way. */
export function balancedCalibrationError(
  samples: readonly LabelledEvidence[],
  silentPrior: number,
): number {
  const edited = samples.filter(({ isEdited }) => isEdited).length;
  const weightOf = ({ isEdited }: LabelledEvidence) =>
    isEdited ? 0.5 / edited : 0.5 / (samples.length - edited);
  const bins = Array.from({ length: 10 }, () => ({ confidence: 0, edited: 0 }));
  for (const one of samples) {
    const p = calibrated(one.evidence, silentPrior),
      bin = bins[Math.min(9, Math.floor(10 * p))];
    if (bin === undefined) continue;
    bin.confidence += weightOf(one) * p;
    bin.edited += weightOf(one) * Number(one.isEdited);
  }
  return bins.reduce((sum, bin) => sum + Math.abs(bin.confidence - bin.edited), 0);
}
