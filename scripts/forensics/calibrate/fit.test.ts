import { describe, expect, it } from 'vitest';
import { calibrated } from '@/lib/forensics/calibration';
import { balancedCalibrationError, fitPrior, type LabelledEvidence } from './fit';

/**
 * Draws a balanced set in which the absence of findings and each evidence mean exactly what the
 * prior says.
 */
function drawn(silentPrior: number): LabelledEvidence[] {
  const pile = [0, 1, 2, 3, 5].flatMap((evidence) => {
    const edited = Math.round(4000 * calibrated(evidence, silentPrior));
    return Array.from({ length: 4000 }, (_, i) => ({ evidence, isEdited: i < edited }));
  });
  const gap =
    pile.filter(({ isEdited }) => !isEdited).length -
    pile.filter(({ isEdited }) => isEdited).length;
  // adds certain cases, so that half of the set is edited
  return [
    ...pile,
    ...Array.from({ length: Math.abs(gap) }, () => ({
      evidence: gap > 0 ? 40 : -40,
      isEdited: gap > 0,
    })),
  ];
}

describe('fitPrior', () => {
  it.each([0.08, 0.15, 0.3])(
    'recovers %f from pictures drawn with it, without a calibration error',
    (prior) => {
      const samples = drawn(prior);
      expect(fitPrior(samples)).toBeCloseTo(prior, 2);
      expect(balancedCalibrationError(samples, prior)).toBeLessThan(0.005);
      expect(balancedCalibrationError(samples, prior + 0.2)).toBeGreaterThan(0.05);
    },
  );
});
