import { describe, expect, it } from 'vitest';
import { noise } from '../testing/scenes';
import { DESCRIPTOR_LENGTH, describeKeypoints } from './descriptors';
import { turnOf } from './direction';
import type { Keypoint } from './keypoints';
import type { Plane } from './plane';

function textured(seed: number, width: number, height: number): Plane {
  const random = noise(seed);
  return {
    width,
    height,
    values: Float32Array.from(
      { length: width * height },
      (_, i) => 60 * Math.sin(i / 7) + 90 * random(),
    ),
  };
}

const keypointAt = (
  level: Plane,
  levelX: number,
  levelY: number,
  levelScale: number,
  angle: number,
): Keypoint => ({
  level,
  levelX,
  levelY,
  levelScale,
  angle,
  x: levelX,
  y: levelY,
  scale: levelScale,
  sign: 1,
  strength: 1,
});

const unit = (values: readonly number[]): number[] => {
  const length = Math.hypot(...values);
  return values.map((value) => (length > 0 ? value / length : 0));
};

/**
 * Lowe 2004, section 6, point by point: each gradient is shared among the squares and directions it
 * lies between.
 */
function byDefinition({
  level: { width, height, values },
  levelX,
  levelY,
  levelScale,
  angle,
}: Keypoint): number[] {
  const histogram = Array.from({ length: DESCRIPTOR_LENGTH }, () => 0);
  for (let i = 0; i < 256; i++) {
    const [column, row] = [i % 16, Math.floor(i / 16)];
    const [u, v] = [(column - 7.5) * 0.75 * levelScale, (row - 7.5) * 0.75 * levelScale];
    const x = Math.round(levelX + Math.cos(angle) * u - Math.sin(angle) * v);
    const y = Math.round(levelY + Math.sin(angle) * u + Math.cos(angle) * v);
    if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) continue;
    const level = (px: number, py: number): number => values[py * width + px] ?? NaN;
    const [gx, gy] = [level(x + 1, y) - level(x - 1, y), level(x, y + 1) - level(x, y - 1)];
    const direction = ((((turnOf(gy, gx) - angle / (2 * Math.PI)) * 8) % 8) + 8) % 8;
    const weight = Math.hypot(gx, gy) * Math.exp(-((column - 7.5) ** 2 + (row - 7.5) ** 2) / 128);
    for (let bin = 0; bin < DESCRIPTOR_LENGTH; bin++) {
      const [sx, sy, d] = [Math.floor(bin / 8) % 4, Math.floor(bin / 32), bin % 8];
      const apart = Math.min(Math.abs(direction - d), 8 - Math.abs(direction - d));
      const share = [
        Math.abs((column + 0.5) / 4 - 0.5 - sx),
        Math.abs((row + 0.5) / 4 - 0.5 - sy),
        apart,
      ].reduce((product, distance) => product * Math.max(0, 1 - distance), 1);
      histogram[bin] = (histogram[bin] ?? NaN) + weight * share;
    }
  }
  return unit(unit(histogram).map((value) => Math.min(0.2, value))).map((value) =>
    Math.min(255, Math.round(value * 512)),
  );
}

describe('describeKeypoints', () => {
  it('agrees with the definition, turned, resized and at the rim, whatever the order of the levels', () => {
    const [small, large] = [textured(1, 41, 37), textured(2, 90, 70)];
    const keypoints = [
      keypointAt(large, 45.2, 33.7, 1.6, 0),
      keypointAt(small, 20.4, 18.1, 2, 2.3),
      keypointAt(large, 3.1, 68.4, 2.5, -2.9),
      keypointAt(small, 39.6, 1.2, 1.2, 3.1),
      keypointAt(large, 60, 20.5, 3.2, -0.4),
    ];
    const descriptors = describeKeypoints(keypoints);
    keypoints.forEach((keypoint, k) => {
      const expected = byDefinition(keypoint);
      const got = [...descriptors.subarray(k * DESCRIPTOR_LENGTH, (k + 1) * DESCRIPTOR_LENGTH)];
      // A value half way between two bytes may be rounded either way.
      expect(
        Math.max(...got.map((value, i) => Math.abs(value - (expected[i] ?? NaN)))),
      ).toBeLessThanOrEqual(1);
      expect(got.filter((value, i) => value !== expected[i]).length).toBeLessThanOrEqual(2);
    });
  });

  it('is zero at a place where nothing varies', () => {
    const flat = { width: 40, height: 40, values: new Float32Array(1600).fill(90) };
    expect([...describeKeypoints([keypointAt(flat, 20, 20, 2, 1)])]).toEqual(
      Array.from({ length: DESCRIPTOR_LENGTH }, () => 0),
    );
  });
});
