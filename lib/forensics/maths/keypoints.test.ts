import { describe, expect, it } from 'vitest';
import { randomFrom, texturedScene } from '../detectors/textured.fixture';
import { DESCRIPTOR_LENGTH, describeKeypoints } from './descriptors';
import { findKeypoints, mainDirection, type Keypoint } from './keypoints';
import { groupMatches } from './match-groups';
import type { Plane } from './plane';
import { matchWithin } from './self-matches';

/** A dark plane with one Gaussian spot. */
function spot(x: number, y: number, sigma: number): Plane {
  const values = new Float32Array(128 * 128);
  for (let i = 0; i < values.length; i++) {
    values[i] =
      20 +
      200 *
        Math.exp(-(((i % 128) - x) ** 2 + (Math.floor(i / 128) - y) ** 2) / (2 * sigma * sigma));
  }
  return { width: 128, height: 128, values };
}

/** The plane turned by a quarter: (x, y) goes to (height - 1 - y, x). */
function quarterTurned(plane: Plane): Plane {
  const values = new Float32Array(plane.values.length);
  for (let y = 0; y < plane.height; y++) {
    for (let x = 0; x < plane.width; x++) {
      values[x * plane.height + plane.height - 1 - y] = plane.values[y * plane.width + x] ?? 0;
    }
  }
  return { width: plane.height, height: plane.width, values };
}

function distance(d: Uint8Array, a: number, e: Uint8Array, b: number): number {
  let sum = 0;
  for (let i = 0; i < DESCRIPTOR_LENGTH; i++) {
    sum += ((d[a * DESCRIPTOR_LENGTH + i] ?? 0) - (e[b * DESCRIPTOR_LENGTH + i] ?? 0)) ** 2;
  }
  return Math.sqrt(sum);
}

const blank: Plane = { width: 1, height: 1, values: new Float32Array(1) };

function keypointAt(x: number, y: number): Keypoint {
  return {
    x,
    y,
    scale: 2,
    angle: 0,
    sign: 1,
    strength: 5,
    level: blank,
    levelX: x,
    levelY: y,
    levelScale: 2,
  };
}

describe('keypoints', () => {
  it('lie in the middle of a spot, at its size', () => {
    for (const sigma of [3, 6]) {
      const [strongest] = findKeypoints(spot(70.3, 51.8, sigma), 10);
      expect(strongest?.x).toBeCloseTo(70.3, 0);
      expect(strongest?.y).toBeCloseTo(51.8, 0);
      expect(strongest?.sign).toBe(-1);
      // The difference of Gaussians of k sigma and sigma peaks where sigma is that of the spot over
      // sqrt(k).
      expect((strongest?.scale ?? 0) / sigma).toBeGreaterThan(0.7);
      expect((strongest?.scale ?? 0) / sigma).toBeLessThan(1.3);
    }
  });

  it('are absent on a plain slope or an edge', () => {
    const slope = {
      width: 100,
      height: 100,
      values: Float32Array.from({ length: 10_000 }, (_, i) => (i % 100) * 2),
    };
    const edge = { ...slope, values: slope.values.map((value) => (value < 100 ? 20 : 220)) };
    expect(findKeypoints(slope, 10)).toEqual([]);
    expect(findKeypoints(edge, 10)).toEqual([]);
  });

  it('have the direction of the slope', () => {
    const values = Float32Array.from({ length: 3600 }, (_, i) => (i % 60) + Math.floor(i / 60));
    const slope = { width: 60, height: 60, values };
    expect(Math.abs(mainDirection(slope, 30, 30, 2) - Math.PI / 4)).toBeLessThan(0.1);
  });

  it('have descriptors that stay similar when the picture is turned', () => {
    const plane = texturedScene(160, 160, 12, 1);
    const one = findKeypoints(plane, 60);
    const other = findKeypoints(quarterTurned(plane), 200);
    const d = describeKeypoints(one);
    const e = describeKeypoints(other);
    const gaps = one
      .flatMap((keypoint, i) => {
        const j = other.findIndex(
          (k) =>
            Math.hypot(k.x - (159 - keypoint.y), k.y - keypoint.x) < 1 &&
            Math.abs(Math.log(k.scale / keypoint.scale)) < 0.1,
        );
        return j < 0 ? [] : [distance(d, i, e, j)];
      })
      .sort((p, q) => p - q);
    expect(gaps.length).toBeGreaterThan(one.length / 2);
    expect(gaps[Math.floor(gaps.length / 2)]).toBeLessThan(120);
  });
});

describe('matches within a picture', () => {
  it('agree with those of brute force by the ratio of the nearest two', () => {
    const random = randomFrom(21);
    const count = 60;
    const keypoints = Array.from({ length: count }, (_, i) =>
      keypointAt(40 * (i % 8), 40 * Math.floor(i / 8)),
    );
    const d = Uint8Array.from({ length: count * DESCRIPTOR_LENGTH }, () => random() * 60);
    for (const [from, to] of [
      [3, 40],
      [7, 22],
    ] as const) {
      for (let i = 0; i < DESCRIPTOR_LENGTH; i++) {
        d[to * DESCRIPTOR_LENGTH + i] =
          (d[from * DESCRIPTOR_LENGTH + i] ?? 0) + Math.round(random() * 4);
      }
    }
    const expected = keypoints.flatMap((_, i) => {
      const [first, second] = keypoints
        .flatMap((_, j) => (j === i ? [] : [{ j, gap: distance(d, i, d, j) }]))
        .sort((p, q) => p.gap - q.gap);
      return first !== undefined &&
        second !== undefined &&
        first.gap < 0.6 * Math.min(second.gap, 260)
        ? [`${Math.min(i, first.j)}-${Math.max(i, first.j)}`]
        : [];
    });
    const found = matchWithin(keypoints, d, 16).map(({ a, b }) => `${a}-${b}`);
    expect(found.sort()).toEqual([...new Set(expected)].sort());
    expect(found).toEqual(['3-40', '7-22']);
  });

  it('exclude the same place', () => {
    const keypoints = [keypointAt(50, 50), keypointAt(55, 52), keypointAt(300, 300)];
    const d = new Uint8Array(3 * DESCRIPTOR_LENGTH).fill(40);
    d.fill(0, 2 * DESCRIPTOR_LENGTH);
    d[2 * DESCRIPTOR_LENGTH] = 255;
    expect(matchWithin(keypoints, d, 16)).toEqual([]);
  });

  it('are grouped by the one turn and shift that explains them, whatever else matched', () => {
    const random = randomFrom(31);
    const keypoints: Keypoint[] = [];
    for (let i = 0; i < 12; i++) {
      const x = 50 + random() * 100,
        y = 50 + random() * 100;
      keypoints.push(keypointAt(x, y), keypointAt(400 - y, 200 + x));
    }
    for (let i = 0; i < 40; i++) keypoints.push(keypointAt(random() * 600, random() * 400));
    const matches = Array.from({ length: 32 }, (_, i) => ({
      a: 2 * i,
      b: 2 * i + 1,
      distance: 50,
    }));
    const [group] = groupMatches(matches, keypoints);
    expect(group?.pairs.length).toBe(12);
    expect(Math.hypot(group?.transform.a ?? 0, group?.transform.c ?? 0)).toBeCloseTo(1, 3);
    expect(Math.abs(Math.atan2(group?.transform.c ?? 0, group?.transform.a ?? 0))).toBeCloseTo(
      Math.PI / 2,
      2,
    );
  });
});
