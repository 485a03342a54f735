import { describe, expect, it } from 'vitest';
import { pixelsOf } from '../testing/scenes';
import { cameraLogOdds, CROP_PX } from './network';
import { residualsOf } from './traces';

/** The same formula and weights in PyTorch 2.13, in single precision. */
const BY_PYTORCH = [
  [1, -4.88142],
  [2, -5.0697],
  [3, -4.85496],
] as const;

describe('cameraLogOdds', () => {
  it.each(BY_PYTORCH)('computes what the training computed, picture %i', (k, odds) => {
    const level = (x: number, y: number, colour: number): number =>
      ((x * 37 * k + y * y * 11 + x * y * 7 + colour * 53) % (97 + k * 20)) +
      2 * (Math.floor(x / 9) + Math.floor(y / 13));
    const pixels = pixelsOf(CROP_PX, CROP_PX, (x, y) => [
      level(x, y, 0) % 256,
      level(x, y, 1) % 256,
      level(x, y, 2) % 256,
    ]);
    expect(cameraLogOdds(residualsOf(pixels, { left: 0, top: 0 }))).toBeCloseTo(odds, 4);
  });
});
