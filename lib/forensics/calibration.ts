import type { Medium } from './evidence';
import FITTED from './calibration.json' with { type: 'json' };
import { FUSION } from './thresholds';

/**
 * The calibration of one medium. `silentPrior` is the probability that a picture without findings
 * was edited, in a set of which half was edited.
 */
export interface Calibration {
  readonly silentPrior: number;
  /** Number of pictures it was fitted to. */
  readonly edited: number;
  readonly honest: number;
}

/**
 * Fitted by `npm run forensics:calibrate`. A medium with few pictures has the value of all media
 * together.
 */
export const CALIBRATION: Readonly<Record<Medium, Calibration>> = FITTED;

const logit = (p: number): number => Math.log(p / (1 - p));

/**
 * Converts evidence, in log-odds over the fusion's prior, into a confidence: a line from
 * `silentPrior` of the medium through the point where the evidence is worth 0.8 on the fusion's own
 * scale.
 */
export function calibrated(evidence: number, silentPrior: number): number {
  const steepness =
    (logit(FUSION.calibrationFixed) - logit(silentPrior)) /
    (logit(FUSION.calibrationFixed) - logit(FUSION.manipulationPrior));
  return 1 / (1 + Math.exp(-(logit(silentPrior) + steepness * evidence)));
}
