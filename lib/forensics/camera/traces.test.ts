import { describe, expect, it } from 'vitest';
import type { Pixels } from '../frame';
import { noise, pixelsOf } from '../testing/scenes';
import { CAMERA_TRACES } from '../marks/thresholds';
import { cameraTraces } from './traces';

/** Noise per pixel on soft shading, of which a camera would have left correlated colours. */
function noisy(side: number): Pixels {
  const random = noise(5);
  return pixelsOf(side, side, (x, y) => {
    const level = 60 + (100 * (x + y)) / (2 * side);
    return [level + 30 * random(), level + 30 * random(), level + 30 * random()];
  });
}

describe('cameraTraces', () => {
  it('judges no picture that is too small for several crops', () => {
    expect(cameraTraces(noisy(CAMERA_TRACES.sidePxMin - 1))).toBeNull();
  });

  it('finds no camera in drawn surfaces and in independent noise', () => {
    const flat = pixelsOf(500, 500, () => [120, 130, 140]);
    expect(cameraTraces(flat)).toBeLessThan(CAMERA_TRACES.logOddsMin);
    expect(cameraTraces(noisy(500))).toBeLessThan(CAMERA_TRACES.logOddsMin);
  });

  it('gives the same answer for the same pixels', () => {
    expect(cameraTraces(noisy(500))).toBe(cameraTraces(noisy(500)));
  });
});
