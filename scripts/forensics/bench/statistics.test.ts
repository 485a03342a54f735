import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calibrationError, mean, percentile, rocAuc, wilson } from './statistics';

describe('figures of a bench', () => {
  it('the ROC area is the share of pairs in order, ties counting half', () => {
    const scores = fc.array(
      fc.integer({ min: 0, max: 6 }).map((value) => value / 6),
      { minLength: 1, maxLength: 20 },
    );
    fc.assert(
      fc.property(scores, scores, (positives, negatives) => {
        const pairs = positives.flatMap((a) =>
          negatives.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)),
        );
        expect(rocAuc(positives, negatives)).toBeCloseTo(mean(pairs) ?? -1, 12);
      }),
    );
  });

  it('a calibrated set has no calibration error, a set that is sure and wrong has all of it', () => {
    expect(calibrationError([0.25], [0.25, 0.25, 0.25])).toBeCloseTo(0, 12);
    expect(calibrationError([0, 0], [1, 1])).toBe(1);
    // Two bins: |0.85 + 0.85 - 1| and |0.15 - 0| over three pictures.
    expect(calibrationError([0.85], [0.85, 0.15])).toBeCloseTo(0.85 / 3, 12);
  });

  it('the Wilson intervals of 1 in 100 and of none in 20 are the published ones', () => {
    expect(wilson(1, 100)).toEqual({
      low: expect.closeTo(0.0018, 4) as number,
      high: expect.closeTo(0.0545, 4) as number,
    });
    expect(wilson(0, 20)).toEqual({ low: 0, high: expect.closeTo(0.1611, 4) as number });
  });

  it('a percentile lies between its two neighbours', () => {
    expect(percentile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(percentile([1, 2, 3, 4, 5], 0.95)).toBeCloseTo(4.8, 12);
  });

  it('without values every figure is null', () => {
    expect([
      mean([]),
      percentile([], 0.5),
      wilson(0, 0),
      rocAuc([], [1]),
      calibrationError([], []),
    ]).toEqual([null, null, null, null, null]);
  });
});
