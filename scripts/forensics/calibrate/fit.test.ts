import { describe, expect, it } from 'vitest';
import { calibrated } from '@/lib/forensics/calibration';
import { balancedCalibrationError, fitPrior, type LabelledEvidence } from './fit';

/** A balanced pile in which silence and each evidence mean exactly what the prior says. */
function drawn(silentPrior: number): LabelledEvidence[] {
  const pile = [0, 1, 2, 3, 5].flatMap((evidence) => {
    const edited = Math.round(4000 * calibrated(evidence, silentPrior));
    return Array.from({ length: 4000 }, (_, i) => ({ evidence, isEdited: i < edited }));
  });
  const gap =
    pile.filter(({ isEdited }) => !isEdited).length -
    pile.filter(({ isEdited }) => isEdited).length;
  // certain ones, so that half of the pile is edited
  return [
    ...pile,
    ...Array.from({ length: Math.abs(gap) }, () => ({
      evidence: gap > 0 ? 40 : -40,
      isEdited: gap > 0,
    })),
  ];
}

describe('the prior of silence', () => {
  it.each([0.08, 0.15, 0.3])(
    '%f is found in pictures that were drawn with it, and leaves no calibration error',
    (prior) => {
      const samples = drawn(prior);
      expect(fitPrior(samples)).toBeCloseTo(prior, 2);
      expect(balancedCalibrationError(samples, prior)).toBeLessThan(0.005);
      expect(balancedCalibrationError(samples, prior + 0.2)).toBeGreaterThan(0.05);
    },
  );
});
