import { describe, expect, it } from 'vitest';
import { seededRandom } from './random';
import { cylinder, roundBox } from './sdf';
import { thing, type Surface, type Thing } from './thing';
import { occluded, trace, type Hit } from './trace';
import { packWorld } from './world';

const GREY: Surface = { tint: [0.5, 0.5, 0.5], paint() {} };

function crowd(count: number): Thing[] {
  const random = seededRandom(4);
  const somewhere = () => [40 * random() - 20, 40 * random() - 20, 40 * random() - 20] as const;
  const things = Array.from({ length: count }, (_, i) =>
    thing(
      GREY,
      [2, 1, 1.5],
      { at: somewhere(), yaw: 360 * random(), pitch: 90 * random() },
      i % 2 === 0 ? null : roundBox(2, 1, 1.5, 0.3),
    ),
  );
  return [...things, thing(GREY, [300, 1, 300], { at: [0, -30, 0] })];
}

describe('the tree of boxes', () => {
  it('a ray finds the same nearest thing as asking each thing alone', () => {
    const things = crowd(40);
    const world = packWorld(things);
    const alone = things.map((one) => packWorld([one]));
    const random = seededRandom(9);
    const [hit, single]: [Hit, Hit] = [
      { t: 0, index: -1 },
      { t: 0, index: -1 },
    ];
    let met = 0;
    for (let i = 0; i < 2000; i++) {
      const [a, h] = [2 * Math.PI * random(), 2 * random() - 1];
      const r = Math.sqrt(1 - h * h);
      const ray = [
        60 * r * Math.cos(a),
        60 * h,
        60 * r * Math.sin(a),
        -r * Math.cos(a + 0.2),
        -h,
        -r * Math.sin(a + 0.2),
      ] as const;
      trace(world, hit, ...ray);
      let nearest = Infinity;
      for (const one of alone) {
        trace(one, single, ...ray);
        nearest = Math.min(nearest, single.t);
      }
      if (nearest === Infinity) expect(hit.index).toBe(-1);
      else expect(hit.t).toBeCloseTo(nearest, 9);
      expect(occluded(world, ...ray, 200)).toBe(nearest < 200);
      if (hit.index >= 0) met++;
    }
    expect(met).toBeGreaterThan(400);
  });

  it('an upright cylinder is met at its radius and missed beside it', () => {
    const world = packWorld([thing(GREY, [3, 5, 3], { at: [0, 0, 0] }, cylinder(3, 5))]);
    const hit: Hit = { t: 0, index: -1 };
    trace(world, hit, 0, 1, 20, 0, 0, -1);
    expect(hit.t).toBeCloseTo(17, 1);
    trace(world, hit, 3.2, 1, 20, 0, 0, -1);
    expect(hit.index).toBe(-1);
  });
});
