import { describe, expect, it } from 'vitest';
import { gaussian, randomFrom } from '../detectors/textured.fixture';
import { ECHO_SIDE, findEchoes } from './echoes';
import type { Plane } from './plane';

/** Smooth hills without corners, and a little grain: nothing that would give a keypoint. */
function hills(width: number, height: number): Plane {
  const random = randomFrom(9);
  const values = Float32Array.from({ length: width * height }, (_, at) => {
    const x = at % width,
      y = Math.floor(at / width);
    return (
      128 +
      40 * Math.sin(x / 31 + Math.cos(y / 47)) * Math.sin(y / 23 + Math.sin(x / 61)) +
      2 * gaussian(random)
    );
  });
  return { width, height, values };
}

function copied(
  plane: Plane,
  from: { x: number; y: number },
  by: { dx: number; dy: number },
  side: number,
): Plane {
  const values = plane.values.slice();
  for (let y = from.y; y < from.y + side; y++) {
    for (let x = from.x; x < from.x + side; x++)
      values[(y + by.dy) * plane.width + x + by.dx] = plane.values[y * plane.width + x] ?? 0;
  }
  return { ...plane, values };
}

const folded = (value: number) => ((value % ECHO_SIDE) + ECHO_SIDE) % ECHO_SIDE;

describe('the echo of a copied area', () => {
  it.each([
    { dx: 150, dy: 90 },
    { dx: -120, dy: 140 },
    { dx: 200, dy: 0 },
  ])('stands out of a picture without corners, by its shift of $dx, $dy', ({ dx, dy }) => {
    const [first] = findEchoes(copied(hills(480, 400), { x: 180, y: 40 }, { dx, dy }, 90), 1);
    expect([
      [folded(dx), folded(dy)],
      [folded(-dx), folded(-dy)],
    ]).toContainEqual([first?.x, first?.y]);
  });

  it('is found in a plane that is longer than the square, modulo its side', () => {
    const [first] = findEchoes(
      copied(hills(700, 280), { x: 10, y: 60 }, { dx: 560, dy: 80 }, 90),
      1,
    );
    expect([
      [folded(560), 80],
      [folded(-560), folded(-80)],
    ]).toContainEqual([first?.x, first?.y]);
  });

  it('stands out more than anything in the unedited picture', () => {
    const [untouched] = findEchoes(hills(480, 400), 1);
    const [edited] = findEchoes(
      copied(hills(480, 400), { x: 180, y: 40 }, { dx: 150, dy: 90 }, 90),
      1,
    );
    expect(edited?.strength ?? 0).toBeGreaterThan(1.5 * (untouched?.strength ?? Infinity));
  });

  it('is absent in a picture of one colour', () => {
    expect(
      findEchoes({ width: 400, height: 300, values: new Float32Array(120_000).fill(90) }, 3),
    ).toEqual([]);
  });
});
