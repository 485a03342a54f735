import type { Medium } from './evidence';
import FITTED from './calibration.json' with { type: 'json' };
import { FUSION } from './thresholds';

/**
 * What silence is worth in pictures of one medium: the probability that a picture was edited of which nothing is said,
 * in a pile of which half was.
 */
export interface Calibration {
  readonly silentPrior: number;
  /** Pictures it was fitted to. */
  readonly edited: number;
  readonly honest: number;
}

/** Fitted by `npm run forensics:calibrate`; a medium with few pictures has the value of all of them together. */
export const CALIBRATION: Readonly<Record<Medium, Calibration>> = FITTED;

const logit = (p: number): number => Math.log(p / (1 - p));

/**
 * The confidence for evidence in log-odds over the fusion's prior: a line from the medium's silence through the point
 * where the evidence is worth 0.8 on the fusion's own scale.
 */
export function calibrated(evidence: number, silentPrior: number): number {
  const steepness =
    (logit(FUSION.calibrationFixed) - logit(silentPrior)) /
    (logit(FUSION.calibrationFixed) - logit(FUSION.manipulationPrior));
  return 1 / (1 + Math.exp(-(logit(silentPrior) + steepness * evidence)));
}
