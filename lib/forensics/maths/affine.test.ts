import { describe, expect, it } from 'vitest';
import { texturedScene } from '../detectors/textured.fixture';
import { inverted, moved, similarityOf, similarityOfTwo, type Affine } from './affine';
import { aligned } from './alignment';
import { gaussianBlur } from './gaussian';
import { solveLinear } from './linear-system';
import { sampleLinear } from './plane';

const [cos, sin] = [1.2 * Math.cos(0.3), 1.2 * Math.sin(0.3)];
const turned: Affine = { a: cos, b: -sin, tx: 40, c: sin, d: cos, ty: -7 };
const pairs = [
  [3, 4],
  [50, 9],
  [21, 60],
  [80, 77],
].map(([x = 0, y = 0]) => {
  const [toX, toY] = moved(turned, x, y);
  return { fromX: x, fromY: y, toX, toY };
});

describe('affine maps', () => {
  it('two pairs, or more, return the rotation and scale that made them', () => {
    const [p, q] = pairs;
    const two = p !== undefined && q !== undefined ? similarityOfTwo(p, q) : null;
    for (const found of [two, similarityOf(pairs)]) {
      for (const key of ['a', 'b', 'tx', 'c', 'd', 'ty'] as const)
        expect(found?.[key]).toBeCloseTo(turned[key], 9);
    }
  });

  it('points that coincide determine nothing', () => {
    const p = { fromX: 1, fromY: 1, toX: 2, toY: 2 };
    expect(similarityOfTwo(p, p)).toBeNull();
    expect(similarityOf([p, p])).toBeNull();
  });

  it('the inverse maps back', () => {
    const [x, y] = moved(inverted(turned), ...moved(turned, 12, 34));
    expect(x).toBeCloseTo(12, 9);
    expect(y).toBeCloseTo(34, 9);
  });

  it('a linear system is solved, and a singular one refused', () => {
    const solution = solveLinear([Float64Array.of(0, 2, 4), Float64Array.of(3, 1, 5)]);
    expect([...(solution ?? [])]).toEqual([1, 2]);
    expect(solveLinear([Float64Array.of(1, 2, 1), Float64Array.of(2, 4, 1)])).toBeNull();
  });

  it('alignment finds a sub-pixel shift and turn from a start two pixels off, whatever the brightness', () => {
    const scene = gaussianBlur(texturedScene(400, 200, 9, 0), 1);
    const [a, c] = [Math.cos(0.05), Math.sin(0.05)];
    const truth: Affine = { a, b: -c, tx: 203.4, c, d: a, ty: 4.7 };
    const back = inverted(truth);
    const values = scene.values.slice();
    for (let y = 0; y < 200; y++) {
      for (let x = 200; x < 400; x++) {
        const [u, v] = moved(back, x, y);
        if (u >= 0 && u < 195 && v >= 0 && v < 200)
          values[y * 400 + x] = 0.9 * sampleLinear(scene, u, v) + 12;
      }
    }
    const points = Array.from({ length: 900 }, (_, i) => ({
      x: 40 + (i % 30) * 4,
      y: 40 + Math.floor(i / 30) * 4,
    }));
    const start = { a: 1, b: 0, tx: truth.tx - 4, c: 0, d: 1, ty: truth.ty + 6 };
    const found = aligned({ ...scene, values }, start, points, 30);
    const [x, y] = moved(found, 100, 100);
    const [ex, ey] = moved(truth, 100, 100);
    expect(Math.hypot(x - ex, y - ey)).toBeLessThan(0.05);
  });
});
