import { describe, expect, it } from 'vitest';
import { randomFrom } from '../detectors/textured.fixture';
import { gaussianBlur, gaussianKernel } from './gaussian';
import { doubled, halved, sampleLinear, shrunk, type Plane } from './plane';

function plane(width: number, rows: readonly (readonly number[])[]): Plane {
  return { width, height: rows.length, values: Float32Array.from(rows.flat()) };
}

describe('planes', () => {
  it('shrinking averages the area under each new pixel', () => {
    const small = shrunk(
      plane(4, [
        [0, 4, 8, 8],
        [4, 8, 8, 8],
      ]),
      2,
    );
    expect([...small.values]).toEqual([4, 8]);
  });

  it('shrinking by a fraction shares pixels between neighbours', () => {
    const small = shrunk(
      plane(3, [
        [0, 6, 12],
        [0, 6, 12],
        [0, 6, 12],
      ]),
      1.5,
    );
    expect(small.width).toBe(2);
    // (0 + 6 / 2) / 1.5 and (6 / 2 + 12) / 1.5
    expect([...small.values].map((value) => Math.round(value * 1e4) / 1e4)).toEqual([2, 10, 2, 10]);
  });

  it('a linear sample lies between its four neighbours, and is clamped to the edge', () => {
    const p = plane(2, [
      [0, 10],
      [20, 30],
    ]);
    expect(sampleLinear(p, 0.5, 0.5)).toBe(15);
    expect(sampleLinear(p, 0.25, 0)).toBe(2.5);
    expect(sampleLinear(p, -3, 9)).toBe(20);
  });

  it('halving after doubling returns the same picture', () => {
    const random = randomFrom(2);
    const p = { width: 7, height: 5, values: Float32Array.from({ length: 35 }, () => random()) };
    expect(halved(doubled(p))).toEqual(p);
  });

  it('the blur is the sum over the square of kernel products, edges repeated', () => {
    const random = randomFrom(3);
    const p = {
      width: 13,
      height: 9,
      values: Float32Array.from({ length: 117 }, () => random() * 255),
    };
    const kernel = gaussianKernel(1.2);
    const radius = kernel.length - 1;
    const at = (x: number, y: number): number =>
      p.values[Math.min(8, Math.max(0, y)) * 13 + Math.min(12, Math.max(0, x))] ?? 0;
    const blurred = gaussianBlur(p, 1.2);
    for (const [x, y] of [
      [0, 0],
      [6, 4],
      [12, 8],
      [1, 7],
    ] as const) {
      let sum = 0;
      for (let dy = -radius; dy <= radius; dy++) {
        for (let dx = -radius; dx <= radius; dx++) {
          sum += (kernel[Math.abs(dx)] ?? 0) * (kernel[Math.abs(dy)] ?? 0) * at(x + dx, y + dy);
        }
      }
      expect(blurred.values[y * 13 + x]).toBeCloseTo(sum, 3);
    }
  });

  it('the kernel sums to one', () => {
    const kernel = gaussianKernel(2.3);
    expect([...kernel].reduce((sum, weight) => sum + 2 * weight, -(kernel[0] ?? 0))).toBeCloseTo(
      1,
      6,
    );
  });
});
