import type { Calibration } from '@/lib/forensics/learned/model';
import type { Judged } from './judge';

/**
 * Share of the honest pictures of each set that may exceed the score of 0.8; the complete engine
 * may flag one in a hundred.
 */
const HONEST_FLAGGED_SHARE = 0.006;
const STEPS = 60;

/**
 * Fits the slope by logistic regression (J. Platt, "Probabilistic outputs for support vector
 * machines", 1999), for a set of which half was edited, by Newton's method; the point worth 0.8
 * follows from the honest pictures alone.
 */
export function calibrate(judged: readonly Judged[]): Calibration {
  const forged = judged.filter(({ picture }) => picture.isForged).length;
  const weightForged = judged.length / (2 * Math.max(1, forged));
  const weightHonest = judged.length / (2 * Math.max(1, judged.length - forged));
  let [slope, offset] = [0.5, -1];
  for (let step = 0; step < STEPS; step++) {
    let gs = 0,
      go = 0,
      hss = 1e-3,
      hso = 0,
      hoo = 1e-3;
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
  const sets = [...new Set(judged.map(({ picture }) => picture.set))];
  return {
    slope,
    evidenceFlagged: Math.max(
      ...sets.map((set) => honestQuantile(judged.filter(({ picture }) => picture.set === set))),
    ),
  };
}

function honestQuantile(judged: readonly Judged[]): number {
  const honest = judged
    .filter(({ picture }) => !picture.isForged)
    .map(({ evidence }) => evidence)
    .sort((a, b) => a - b);
  return honest[Math.floor(honest.length * (1 - HONEST_FLAGGED_SHARE))] ?? 0;
}
