/** What was said of a picture in log-odds, and what it is. */
export interface Told {
  /** Of all detectors together, and what support or hints add to it. */
  readonly evidence: number;
  readonly rest: number;
  readonly isEdited: boolean;
}

export interface Line {
  /** Log-odds of a picture of which nothing is said. */
  readonly silent: number;
  readonly steepness: number;
}

/** Standard deviations by which a medium is expected to differ from all media together: few pictures change little. */
const SPREAD = { silent: 0.7, steepness: 0.35 } as const;
const ANYWHERE = { silent: 10, steepness: 10 } as const;
const START: Line = { silent: -1.7, steepness: 1 };
const STEEPNESS_MIN = 0.5;
const STEPS = 50;

/**
 * Logistic regression of "is edited" on the evidence, for a pile of which half was edited (J. Platt, "Probabilistic
 * outputs for support vector machines", 1999), drawn towards `expected` as a normal prior would, by Newton's method.
 */
export function fit(told: readonly Told[], expected: Line | null = null): Line {
  const edited = told.filter(({ isEdited }) => isEdited).length;
  const weights = { edited: told.length / (2 * Math.max(1, edited)), honest: told.length / (2 * Math.max(1, told.length - edited)) };
  const centre = expected ?? START;
  const spread = expected === null ? ANYWHERE : SPREAD;
  let { silent, steepness } = centre;
  for (let step = 0; step < STEPS; step++) {
    let gSilent = (silent - centre.silent) / spread.silent ** 2, gSteep = (steepness - centre.steepness) / spread.steepness ** 2;
    let hSilent = 1 / spread.silent ** 2, hBoth = 0, hSteep = 1 / spread.steepness ** 2;
    for (const one of told) {
      const p = probability({ silent, steepness }, one);
      const weight = one.isEdited ? weights.edited : weights.honest;
      const error = weight * (p - Number(one.isEdited)), curvature = weight * p * (1 - p);
      gSilent += error;
      gSteep += error * one.evidence;
      hSilent += curvature;
      hBoth += curvature * one.evidence;
      hSteep += curvature * one.evidence ** 2;
    }
    const determinant = hSilent * hSteep - hBoth ** 2;
    silent -= (hSteep * gSilent - hBoth * gSteep) / determinant;
    steepness = Math.max(STEEPNESS_MIN, steepness - (hSilent * gSteep - hBoth * gSilent) / determinant);
  }
  return { silent, steepness };
}

export const probability = ({ silent, steepness }: Line, { evidence, rest }: Omit<Told, 'isEdited'>): number =>
  1 / (1 + Math.exp(-(silent + steepness * evidence + rest)));
