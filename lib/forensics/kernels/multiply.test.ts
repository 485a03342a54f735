import { describe, expect, it } from 'vitest';
import { noise } from '../testing/scenes';
import { multiply } from './multiply';

describe('multiply', () => {
  it('multiplies matrices as computed by hand', () => {
    const product = multiply({
      a: Float32Array.of(1, 2, 3, 4),
      b: Float32Array.of(5, 6, 7, 8),
      m: 2,
      k: 2,
      n: 2,
    });
    expect([...product]).toEqual([19, 22, 43, 50]);
  });

  it.each([
    [1, 1, 1],
    [4, 3, 8],
    [5, 7, 9],
    [9, 41, 600],
    [40, 40, 1030],
  ])('agrees with the definition: %i x %i times %i columns', (m, k, n) => {
    const random = noise(m + n);
    const filled = (length: number): Float32Array =>
      Float32Array.from({ length }, () => random() - 0.5);
    const [a, b, bias] = [filled(m * k), filled(k * n), filled(m)];
    const product = multiply({ a, b, m, k, n, bias });
    for (let row = 0; row < m; row++) {
      for (let column = 0; column < n; column++) {
        let sum = bias[row] ?? 0;
        for (let i = 0; i < k; i++) sum += (a[row * k + i] ?? 0) * (b[i * n + column] ?? 0);
        expect(product[row * n + column]).toBeCloseTo(sum, 4);
      }
    }
  });
});
