import { describe, expect, it } from 'vitest';
import { noise } from '../testing/scenes';
import { combAt, combPlace, combSums, COEFFICIENTS_MIN, STEP_MAX } from './comb-sums';

const [WIDE, HIGH] = [31, 21];

/** Computes the sums one value after the other, quarter by quarter, then for the complete plane. */
function byDefinition(
  plane: Float32Array,
  part: number,
  step: number,
): { sum: number; count: number } {
  const finite = [...plane]
    .filter((_, i) => {
      const [column, row] = [i % WIDE, Math.floor(i / WIDE)];
      return part === 4 || part === (2 * row >= HIGH ? 2 : 0) + (2 * column >= WIDE ? 1 : 0);
    })
    .map((value) => Math.round(Math.abs(value) * 2) / 2)
    .filter((value) => value > step / 2 && value <= 64);
  const sum = finite.reduce((total, value) => total + combAt(value, step), 0);
  return finite.length < COEFFICIENTS_MIN ? { sum: 0, count: 0 } : { sum, count: finite.length };
}

describe('combAt', () => {
  it('is 1 on a multiple of the step, -1 half-way between two, 0 where the first quantization gave zero', () => {
    expect(combAt(12, 6)).toBeCloseTo(1, 12);
    expect(combAt(9, 6)).toBeCloseTo(-1, 12);
    expect(combAt(7.5, 6)).toBeCloseTo(0, 12);
    expect(combAt(3, 6)).toBe(0);
  });
});

describe('combSums', () => {
  it('agrees with the definition, for every part, plane and step', () => {
    const random = noise(4);
    // Values of all sizes, on half levels and between them, and a few beyond the limit.
    const planes = [200, 30, 4]
      .map((size) =>
        Float32Array.from(
          { length: WIDE * HIGH },
          (_, i) => (random() - 0.5) * size * (i % 3 === 0 ? 0.5 : 1),
        ),
      )
      .map((plane, i) => (i === 1 ? plane.map((value) => Math.round(value * 4) / 4) : plane));
    const parts = combSums(planes, WIDE, HIGH);
    expect(parts.length).toBe(5);
    parts.forEach(({ sums, counts }, part) =>
      planes.forEach((plane, f) => {
        for (let step = 2; step <= STEP_MAX; step++) {
          const { sum, count } = byDefinition(plane, part, step);
          expect(counts[combPlace(f, step)]).toBe(count);
          expect(sums[combPlace(f, step)]).toBeCloseTo(sum, 9);
        }
      }),
    );
  });

  it('has none where the values are too few to make a comb', () => {
    const [upperLeft, , , , total] = combSums(
      [new Float32Array(WIDE * HIGH).fill(10, 0, COEFFICIENTS_MIN)],
      WIDE,
      HIGH,
    );
    expect([upperLeft?.counts[combPlace(0, 5)], total?.counts[combPlace(0, 5)]]).toEqual([
      0,
      COEFFICIENTS_MIN,
    ]);
    expect(total?.sums[combPlace(0, 5)]).toBeCloseTo(COEFFICIENTS_MIN, 9);
  });
});
