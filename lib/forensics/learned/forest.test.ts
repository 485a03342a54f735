import { describe, expect, it } from 'vitest';
import { noise } from '../testing/scenes';
import { forestLogOdds, type Forest } from './forest';

/** Two trees of depth 2 over two features. */
const FOREST: Forest = {
  depth: 2,
  featureCount: 2,
  bias: 0.5,
  features: Uint16Array.of(0, 1, 1, 1, 0, 0),
  thresholds: Float32Array.of(10, 5, 7, 6, Infinity, 3),
  leaves: Float32Array.of(1, 2, 4, 8, 16, 32, 64, 128),
};

describe('forestLogOdds', () => {
  it.each([
    [[10, 5], 0.5 + 1 + 16],
    [[10, 5.5], 0.5 + 2 + 16],
    [[11, 7], 0.5 + 4 + 128],
    [[11, 7.5], 0.5 + 8 + 128],
    [[2, 8], 0.5 + 2 + 64],
  ])('follows every tree from its root to one leaf: %j', (row, expected) => {
    expect(Array.from(forestLogOdds(FOREST, Float32Array.from(row)))).toEqual([expected]);
  });

  it('goes left, whatever the value, where a node was not split', () => {
    const [odds] = forestLogOdds(
      { ...FOREST, leaves: Float32Array.of(0, 0, 0, 0, 0, 1, 0, 0) },
      Float32Array.of(1e30, 0),
    );
    expect(odds).toBe(0.5);
  });

  it('computes the odds of each row independently', () => {
    const rows = [
      [10, 5],
      [11, 7.5],
      [2, 8],
    ];
    const alone = rows.map((row) => forestLogOdds(FOREST, Float32Array.from(row))[0]);
    expect(Array.from(forestLogOdds(FOREST, Float32Array.from(rows.flat())))).toEqual(alone);
  });

  it('is bit-identical to one node after the other, for any number of rows', () => {
    const random = noise(8);
    const [depth, featureCount, trees, rows] = [4, 11, 23, 101];
    const filled = (length: number): Float32Array =>
      Float32Array.from({ length }, () => random() - 0.5);
    const features = Uint16Array.from({ length: trees * 15 }, () =>
      Math.floor(featureCount * random()),
    );
    const forest: Forest = {
      depth,
      featureCount,
      bias: -0.25,
      features,
      thresholds: filled(trees * 15),
      leaves: filled(trees * 16),
    };
    const values = filled(rows * featureCount);
    const expected = Array.from({ length: rows }, (_, row) => {
      let sum = 0;
      for (let tree = 0; tree < trees; tree++) {
        let node = 0;
        while (node < 15) {
          const value = values[row * featureCount + (features[tree * 15 + node] ?? NaN)] ?? NaN;
          node = 2 * node + (value <= (forest.thresholds[tree * 15 + node] ?? NaN) ? 1 : 2);
        }
        sum += forest.leaves[tree * 16 + node - 15] ?? NaN;
      }
      return Math.fround(sum - 0.25);
    });
    expect(Array.from(forestLogOdds(forest, values))).toEqual(expected);
  });
});
