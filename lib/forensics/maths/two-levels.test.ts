import { describe, expect, it } from 'vitest';
import { gaussian, randomFrom } from '../detectors/textured.fixture';
import { twoLevelShare } from './two-levels';

const SIDE = 16;
const shareOf = (valueOf: (x: number, y: number) => number): number =>
  twoLevelShare(
    {
      width: SIDE,
      height: SIDE,
      values: Float32Array.from({ length: SIDE * SIDE }, (_, at) =>
        valueOf(at % SIDE, Math.floor(at / SIDE)),
      ),
    },
    0,
    0,
    SIDE,
  );

describe('twoLevelShare', () => {
  it('is near 1 for ink on paper, with grain on both', () => {
    const random = randomFrom(3);
    expect(shareOf((x) => (x % 5 < 2 ? 40 : 210) + 4 * gaussian(random))).toBeGreaterThan(0.97);
  });

  it('is 2 / pi for grain alone, and 3/4 for a gradient', () => {
    const random = randomFrom(4);
    expect(shareOf(() => 128 + 12 * gaussian(random))).toBeCloseTo(2 / Math.PI, 1);
    expect(shareOf((x) => 40 + 10 * x)).toBeCloseTo(0.75, 1);
  });

  it('is 0 for one grey level, at either end too', () => {
    for (const level of [0, 128, 255]) expect(shareOf(() => level)).toBe(0);
  });
});
