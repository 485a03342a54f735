import { describe, expect, it } from 'vitest';
import { forwardDct } from '../maths/dct';
import { noise } from '../testing/scenes';
import { SPECTRUM_SUM_COUNT, spectrumSums } from './spectrum-sums';

const WIDTH = 45;

/** Steps of the first AC coefficient in the luma tables that libjpeg writes at these qualities. */
const STEP_OF_FIRST_AC = { 60: 9, 70: 7, 80: 4, 90: 2, 95: 1 } as const;

function blockOf(luma: Float32Array, left: number, top: number): Float32Array {
  const block = Float32Array.from(
    { length: 64 },
    (_, i) => (luma[(top + (i >> 3)) * WIDTH + left + (i & 7)] ?? NaN) - 128,
  );
  forwardDct(block);
  return block;
}

describe('spectrumSums', () => {
  it.each([[[0, 1, 2, 3, 4]], [[3]], [[4, 0]]])(
    'returns the mean energy of each band of coefficients: blocks %j',
    (wanted) => {
      const random = noise(7);
      const luma = Float32Array.from({ length: WIDTH * 16 }, () => 255 * random());
      const sums = spectrumSums(luma, WIDTH, 1, Int32Array.from(wanted));
      wanted.forEach((column, place) => {
        const block = blockOf(luma, column * 8, 8);
        [
          [1, 3],
          [3, 5],
          [5, 7],
          [7, 11],
        ].forEach(([from = 0, below = 0], band) => {
          const energies = Array.from(block, (value) => value * value).filter(
            (_, i) => (i & 7) + (i >> 3) >= from && (i & 7) + (i >> 3) < below,
          );
          const mean = energies.reduce((sum, energy) => sum + energy, 0) / energies.length;
          expect((sums[place * SPECTRUM_SUM_COUNT + band] ?? NaN) / mean).toBeCloseTo(1, 4);
        });
      });
    },
  );

  it('has no error where the coefficients are multiples of the steps of that quality, and one where they are not', () => {
    // A single coefficient (u = 1, v = 0) of 18: two steps of 9, but neither a multiple of 7 nor of
    // 4.
    const luma = Float32Array.from(
      { length: 64 },
      (_, i) => 128 + 18 * 0.5 * Math.SQRT1_2 * 0.5 * Math.cos(((2 * (i & 7) + 1) * Math.PI) / 16),
    );
    const sums = spectrumSums(luma, 8, 0, Int32Array.of(0));
    const errors = Object.entries(STEP_OF_FIRST_AC).map(([, step], q) => ({
      step,
      error: sums[4 + q] ?? NaN,
    }));
    for (const { step, error } of errors) {
      const rest = 18 - Math.round(18 / step) * step;
      expect(error).toBeCloseTo((rest * rest) / 21, 2);
    }
    expect(sums.length).toBe(SPECTRUM_SUM_COUNT);
  });
});
