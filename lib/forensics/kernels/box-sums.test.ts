import { describe, expect, it } from 'vitest';
import { boxMeans, boxSums } from './box-sums';
import { noise } from '../testing/scenes';

function byDefinition(values: Float32Array, width: number, height: number, radius: number): number[] {
  return Array.from(values, (_, at) => {
    const [cx, cy] = [at % width, Math.floor(at / width)];
    let sum = 0;
    for (let y = Math.max(0, cy - radius); y <= Math.min(height - 1, cy + radius); y++) {
      for (let x = Math.max(0, cx - radius); x <= Math.min(width - 1, cx + radius); x++) sum += values[y * width + x] ?? 0;
    }
    return sum;
  });
}

describe('boxSums', () => {
  it('counts the cells of a window that is cut off at the edges', () => {
    expect([...boxSums(new Float32Array(9).fill(1), 3, 3, 1)]).toEqual([4, 6, 4, 6, 9, 6, 4, 6, 4]);
  });

  it.each([[7, 5, 1], [8, 9, 2], [5, 4, 9], [1, 6, 2], [6, 1, 1], [13, 11, 0]])('gives what the definition gives: %i x %i, radius %i', (width, height, radius) => {
    const random = noise(5);
    const values = Float32Array.from({ length: width * height }, () => 200 * random() - 100);
    const sums = boxSums(values, width, height, radius);
    byDefinition(values, width, height, radius).forEach((sum, at) => expect(sums[at]).toBeCloseTo(sum, 3));
  });

  it('does not drift down a tall picture', () => {
    const values = new Float32Array(4 * 50_000).fill(0.1);
    values.fill(1e6, 0, 400);
    expect(boxSums(values, 4, 50_000, 1).at(-1)).toBeCloseTo(0.4, 5);
  });
});

describe('boxMeans', () => {
  it('leaves a flat plane as it is, at the edges too', () => {
    for (const mean of boxMeans(new Float32Array(42).fill(7), 7, 6, 2)) expect(mean).toBeCloseTo(7, 5);
  });
});
