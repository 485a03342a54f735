import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forwardDct, inverseDct } from './dct';

const scale = (k: number): number => (k === 0 ? Math.SQRT1_2 : 1);

/** ITU-T T.81, A.3.3, written out literally. */
function bruteForceForward(samples: ArrayLike<number>): number[] {
  return Array.from({ length: 64 }, (_, index) => {
    const u = index % 8;
    const v = Math.floor(index / 8);
    let sum = 0;
    for (let y = 0; y < 8; y++) {
      for (let x = 0; x < 8; x++) {
        sum +=
          (samples[y * 8 + x] ?? 0) *
          Math.cos(((2 * x + 1) * u * Math.PI) / 16) *
          Math.cos(((2 * y + 1) * v * Math.PI) / 16);
      }
    }
    return (scale(u) * scale(v) * sum) / 4;
  });
}

const block = fc.array(fc.integer({ min: -128, max: 127 }), { minLength: 64, maxLength: 64 });

describe('the 8x8 DCT', () => {
  it('gives a flat block of 10 the single coefficient 80', () => {
    const values = new Float32Array(64).fill(10);
    forwardDct(values);
    expect(values[0]).toBeCloseTo(80, 4);
    expect(Math.max(...values.subarray(1).map(Math.abs))).toBeLessThan(1e-4);
  });

  it('puts a horizontal cosine of frequency 3 at index 3, not 24', () => {
    const values = Float32Array.from(
      { length: 64 },
      (_, i) => 16 * Math.cos(((2 * (i % 8) + 1) * 3 * Math.PI) / 16),
    );
    forwardDct(values);
    expect(values[3]).toBeCloseTo(16 * 4 * Math.SQRT2, 3);
    expect(values[24]).toBeCloseTo(0, 3);
  });

  it('agrees with the definition on any block', () => {
    fc.assert(
      fc.property(block, (samples) => {
        const values = Float32Array.from(samples);
        forwardDct(values);
        bruteForceForward(samples).forEach((expected, i) =>
          expect(values[i]).toBeCloseTo(expected, 2),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('is undone by the inverse', () => {
    fc.assert(
      fc.property(block, (samples) => {
        const values = Float32Array.from(samples);
        forwardDct(values);
        inverseDct(values);
        samples.forEach((expected, i) => expect(values[i]).toBeCloseTo(expected, 3));
      }),
      { numRuns: 50 },
    );
  });
});
