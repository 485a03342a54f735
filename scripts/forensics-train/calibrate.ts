import type { Judged } from './judge';

export interface Calibration {
  readonly slope: number;
  readonly offset: number;
}

const STEPS = 60;

/**
 * Log-odds of a picture as a line over its evidence, by logistic regression (J. Platt, "Probabilistic outputs for
 * support vector machines", 1999), for a pile in which half of the pictures were edited. Newton's method.
 */
export function calibrate(judged: readonly Judged[]): Calibration {
  const forged = judged.filter(({ picture }) => picture.isForged).length;
  const weightForged = judged.length / (2 * Math.max(1, forged));
  const weightHonest = judged.length / (2 * Math.max(1, judged.length - forged));
  let [slope, offset] = [0.5, -1];
  for (let step = 0; step < STEPS; step++) {
    let gs = 0, go = 0, hss = 1e-3, hso = 0, hoo = 1e-3;
    for (const { evidence, picture } of judged) {
      const weight = picture.isForged ? weightForged : weightHonest;
      const p = 1 / (1 + Math.exp(-(slope * evidence + offset)));
      const error = weight * (p - (picture.isForged ? 1 : 0));
      const curvature = weight * p * (1 - p);
      gs += error * evidence;
      go += error;
      hss += curvature * evidence * evidence;
      hso += curvature * evidence;
      hoo += curvature;
    }
    const determinant = hss * hoo - hso * hso;
    slope -= (hoo * gs - hso * go) / determinant;
    offset -= (hss * go - hso * gs) / determinant;
  }
  return { slope, offset };
}
