import { describe, expect, it } from 'vitest';
import { forestLogOdds, type Forest } from './forest';

/** Two trees of depth 2 over two features. */
const FOREST: Forest = {
  depth: 2, featureCount: 2, bias: 0.5,
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
  ])('walks every tree from its root to one leaf: %j', (row, expected) => {
    expect(Array.from(forestLogOdds(FOREST, Float32Array.from(row)))).toEqual([expected]);
  });

  it('goes left, whatever the value, where a node was not split', () => {
    const [odds] = forestLogOdds({ ...FOREST, leaves: Float32Array.of(0, 0, 0, 0, 0, 1, 0, 0) }, Float32Array.of(1e30, 0));
    expect(odds).toBe(0.5);
  });

  it('gives each row its own odds', () => {
    const rows = [[10, 5], [11, 7.5], [2, 8]];
    const alone = rows.map((row) => forestLogOdds(FOREST, Float32Array.from(row))[0]);
    expect(Array.from(forestLogOdds(FOREST, Float32Array.from(rows.flat())))).toEqual(alone);
  });
});
