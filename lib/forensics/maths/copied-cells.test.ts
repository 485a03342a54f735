import { describe, expect, it } from 'vitest';
import { floatsAt } from '../kernels/program';
import { Budget } from './alike-cells';
import { judgeCopy } from './copied-cells';
import type { Plane } from './plane';

const SIDE_PX = 240;
const CENTRE = SIDE_PX / 2;

const planeOf = (value: (x: number, y: number) => number): Plane => ({
  width: SIDE_PX,
  height: SIDE_PX,
  values: Float32Array.from({ length: SIDE_PX * SIDE_PX }, (_, i) =>
    value(i % SIDE_PX, Math.floor(i / SIDE_PX)),
  ),
});

/** Rings as wide as the fine structure that is compared. */
const rings = planeOf((x, y) => 128 + 60 * Math.sin(1.4 * Math.hypot(x - CENTRE, y - CENTRE)));

const turnedAboutTheCentre = (degrees: number) => {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return {
    a: c,
    b: -s,
    c: s,
    d: c,
    tx: CENTRE - c * CENTRE + s * CENTRE,
    ty: CENTRE - s * CENTRE - c * CENTRE,
  };
};

describe('judgeCopy', () => {
  const seeds = [
    { x: CENTRE + 40, y: CENTRE },
    { x: CENTRE, y: CENTRE - 40 },
    { x: 60, y: 60 },
  ];

  it('does not take an object slightly turned in its own place for a copy', () => {
    expect(judgeCopy(rings, turnedAboutTheCentre(6), seeds, 8, 0, new Budget(1e6))?.same ?? 0).toBe(
      0,
    );
  });

  it('takes the same content at another place for a copy', () => {
    const area = judgeCopy(rings, turnedAboutTheCentre(90), seeds, 8, 0, new Budget(1e6));
    expect(area?.same).toBeGreaterThan(200);
  });

  it('compares no more than the budget, nearest to the seeds first, and reports that it is spent', () => {
    const budget = new Budget(64 * 40);
    const area = judgeCopy(rings, turnedAboutTheCentre(90), seeds.slice(0, 1), 8, 0, budget);
    expect(budget.isSpent).toBe(true);
    expect(area?.same).toBeGreaterThan(10);
    expect(area?.judged).toBeLessThanOrEqual(40);
    const farthest = Math.max(
      ...(area?.cells ?? []).map(({ x, y }) => Math.hypot(x - CENTRE - 40, y - CENTRE)),
    );
    expect(farthest).toBeLessThan(60);
  });

  it('processes the picture in bands, not all at once, where all of it looks alike', () => {
    const side = 2400;
    const row = Float32Array.from(
      { length: side },
      (_, x) => 128 + 50 * Math.sin(0.9 * (x % 60)) + (((x % 60) * 37) % 17),
    );
    const values = new Float32Array(side * side);
    for (let y = 0; y < side; y++) values.set(row, y * side);
    const area = judgeCopy(
      { width: side, height: side, values },
      { a: 1, b: 0, tx: 60, c: 0, d: 1, ty: 0 },
      [{ x: 900, y: 900 }],
      24,
      0,
      new Budget(1e9),
    );
    expect(area?.same).toBeGreaterThan(9000);
    // Two planes of the complete picture would be 46 MB.
    expect(floatsAt(0, 1).buffer.byteLength).toBeLessThan(16e6);
  });
});
