import { describe, expect, it } from 'vitest';
import { noise } from '../testing/scenes';
import { RESIDUAL_SUM_COUNT, residualSums, RESIDUAL_SUMS as R } from './residual-sums';

const WIDTH = 43;
const HEIGHT = 27;

const clamped = (value: number, size: number): number => Math.min(size - 1, Math.max(0, value));

/** Sums of one block, pixel by pixel. */
function byDefinition(luma: Float32Array, left: number, top: number): Float64Array {
  const level = (x: number, y: number): number =>
    luma[clamped(y, HEIGHT) * WIDTH + clamped(x, WIDTH)] ?? NaN;
  const across = (x: number, y: number): number =>
    2 * level(x, y) - level(x - 1, y) - level(x + 1, y);
  const down = (x: number, y: number): number =>
    2 * level(x, y) - level(x, y - 1) - level(x, y + 1);
  const residual = (x: number, y: number): number =>
    Math.min(60, Math.max(-60, (2 * across(x, y) - across(x, y - 1) - across(x, y + 1)) / 4));
  const sums = new Float64Array(RESIDUAL_SUM_COUNT);
  const add = (at: number, value: number): void => {
    sums[at] = (sums[at] ?? 0) + value;
  };
  for (let y = top; y < top + 8; y++) {
    for (let x = left; x < left + 8; x++) {
      const [l, r] = [level(x, y), residual(x, y)];
      [1, l, l * l, r * r, Math.abs(r), r ** 4, Math.abs(r) < 0.75 ? 1 : 0].forEach((value, at) =>
        add(at, value),
      );
      add(R.lagRight, r * residual(x + 1, y));
      add(R.lagDown, r * residual(x, y + 1));
      add(R.lagDiagonal, r * residual(x - 1, y - 1));
      if (x < left + 7) add(R.lagRight2, residual(x - 1, y) * residual(x + 1, y));
      if (y < top + 7) add(R.lagDown2, residual(x, y - 1) * residual(x, y + 1));
      add(R.clipped, l < 3 || l > 252 ? 1 : 0);
      add(R.gridColumns + x - left, Math.min(20, Math.abs(across(x, y))));
      add(R.gridRows + y - top, Math.min(20, Math.abs(down(x, y))));
    }
  }
  return sums;
}

describe('residualSums', () => {
  it.each([
    ['grain', [0, 1, 2, 3, 4]],
    ['edges', [0, 1, 2, 3, 4]],
    ['edges', [4, 1]],
  ])('agrees with the definition, also at the rim: %s, blocks %j', (kind, wanted) => {
    const random = noise(3);
    const luma = Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
      kind === 'grain' ? 120 + 6 * random() : Math.round(255 * random()) * (i % 3),
    ).map((value) => Math.min(255, value));
    for (let row = 0; row < 3; row++) {
      const sums = residualSums(luma, WIDTH, HEIGHT, row, Int32Array.from(wanted));
      expect(sums.length).toBe(wanted.length * RESIDUAL_SUM_COUNT);
      wanted.forEach((block, place) => {
        byDefinition(luma, block * 8, row * 8).forEach((sum, at) => {
          const got = sums[place * RESIDUAL_SUM_COUNT + at] ?? NaN;
          expect(Math.abs(got - sum)).toBeLessThan(
            1e-3 + 2e-6 * 64 * 60 ** (at === R.fourth ? 4 : 2),
          );
        });
      });
    }
  });

  it('counts every pixel as silent where nothing varies', () => {
    const sums = residualSums(new Float32Array(16 * 8).fill(128), 16, 8, 0, Int32Array.of(0));
    expect([sums[R.silent], sums[R.squares], sums[R.gridRows]]).toEqual([64, 0, 0]);
  });
});
