import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxMean, boxSum } from './box-sum';

function bruteForce(values: Float32Array, width: number, height: number, radius: number): number[] {
  return Array.from(values, (_, i) => {
    let sum = 0;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const near =
          Math.abs(x - (i % width)) <= radius && Math.abs(y - Math.floor(i / width)) <= radius;
        if (near) sum += values[y * width + x] ?? 0;
      }
    }
    return sum;
  });
}

describe('boxSum', () => {
  it('adds the 3x3 neighbours, cropped at the edges', () => {
    expect(Array.from(boxSum(Float32Array.of(1, 2, 3, 4, 5, 6), 3, 2, 1))).toEqual([
      12, 21, 16, 12, 21, 16,
    ]);
  });

  it('agrees with plain addition, for any size and radius', () => {
    const cases = fc.record({
      width: fc.integer({ min: 1, max: 9 }),
      height: fc.integer({ min: 1, max: 9 }),
      radius: fc.nat(5),
    });
    fc.assert(
      fc.property(
        cases,
        fc.infiniteStream(fc.integer({ min: -50, max: 50 })),
        ({ width, height, radius }, stream) => {
          const values = Float32Array.from(
            { length: width * height },
            () => stream.next().value as number,
          );
          expect(Array.from(boxSum(values, width, height, radius))).toEqual(
            bruteForce(values, width, height, radius),
          );
        },
      ),
    );
  });

  it('does not drift down a tall picture', () => {
    const values = new Float32Array(4 * 50_000).fill(0.1);
    values.fill(1e6, 0, 400);
    expect(boxSum(values, 4, 50_000, 1).at(-1)).toBeCloseTo(0.4, 5);
  });
});

describe('boxMean', () => {
  it('does not change a flat plane, also at the edges', () => {
    for (const mean of boxMean(new Float32Array(42).fill(7), 7, 6, 2))
      expect(mean).toBeCloseTo(7, 5);
  });
});
