import { seededRandom } from '../render/random';
import {
  alongX,
  capsule,
  cylinder,
  ellipsoid,
  roundBox,
  shifted,
  subtract,
  torus,
  union,
} from '../render/sdf';
import { rodBetween, thing, type Surface, type Thing, type Vec3 } from '../render/thing';
import { ceramic, leaf, plastic } from '../surfaces/solid';
import { wood } from '../surfaces/wood';

/** Things that stand about in every home. */

export function plant(at: Vec3, heightCm: number, seed: number): Thing[] {
  const random = seededRandom(seed);
  const potRadius = heightCm * 0.17;
  const potHalf = heightCm * 0.15;
  const things = [
    thing(
      ceramic('#b9b2a6', '#8d8478'),
      [potRadius, potHalf, potRadius],
      { at: [at[0], at[1] + potHalf, at[2]] },
      cylinder(potRadius, potHalf, 0.8),
    ),
  ];
  const greens = ['#3f6a35', '#4d7a3e', '#2f5530', '#5b8446'].map((green) => leaf(green));
  const stem = plastic('#5a5236', 0.01);
  for (let i = 0; i < 13; i++) {
    const angle = i * 2.4 + random();
    const out = heightCm * (0.08 + 0.2 * random());
    const up = heightCm * (0.42 + 0.5 * random());
    const tip: Vec3 = [at[0] + Math.cos(angle) * out, at[1] + up, at[2] + Math.sin(angle) * out];
    things.push(
      rodBetween(stem, [at[0], at[1] + potHalf * 2 - 1, at[2]], tip, 0.3, (half) =>
        capsule(0.3, half),
      ),
    );
    const size = heightCm * (0.08 + 0.045 * random());
    things.push(
      thing(
        greens[i % 4] ?? stem,
        [size * 0.62, size * 1.3, size * 0.14],
        {
          at: tip,
          yaw: (angle * 180) / Math.PI + 60 * random(),
          pitch: 40 * random() - 25,
          roll: 70 * random() - 35,
        },
        ellipsoid(size * 0.6, size * 1.25, size * 0.1),
      ),
    );
  }
  return things;
}

export function mug(surface: Surface, at: Vec3, yaw: number): Thing[] {
  const cup = subtract(cylinder(4.1, 4.8, 0.35), shifted(cylinder(3.7, 4.8, 0.2), 0, 0.7, 0));
  const handle = shifted((x, y, z) => torus(2.5, 0.55)(x, z, y), 4.6, -0.2, 0);
  return [
    thing(
      surface,
      [7.8, 4.9, 4.3],
      { at: [at[0], at[1] + 4.8, at[2]], yaw },
      union(cup, (x, y, z) => Math.max(handle(x, y, z), -cylinder(3.9, 6)(x, y, z))),
    ),
    thing(
      plastic('#2a1a10', 0.04),
      [3.7, 0.2, 3.7],
      { at: [at[0], at[1] + 7, at[2]] },
      cylinder(3.7, 0.2),
    ),
  ];
}

const COVERS = [
  '#6f3a34',
  '#34495a',
  '#bfb190',
  '#47524a',
  '#7d6647',
  '#d0ccc2',
  '#4f4653',
  '#9c6743',
  '#24292c',
];

/** A pile of books with their backs towards the viewer. */
export function bookPile(at: Vec3, count: number, seed: number): Thing[] {
  const random = seededRandom(seed);
  const things: Thing[] = [];
  let y = at[1];
  for (let i = 0; i < count; i++) {
    const half = 0.8 + 1.1 * random();
    const yaw = 16 * random() - 8;
    const pose = { at: [at[0] + random() - 0.5, y + half, at[2] + random()] as Vec3, yaw };
    const cover = plastic(COVERS[Math.floor(random() * COVERS.length)] ?? '#444444', 0.02, 0.06);
    const [hx, hz] = [10 + 3 * random(), 7 + 2 * random()];
    things.push(
      thing(
        cover,
        [hx, half, hz],
        pose,
        subtract(
          roundBox(hx, half, hz, 0.15),
          shifted(roundBox(hx, half - 0.25, hz, 0.05), 0.5, 0, -0.4),
        ),
      ),
    );
    things.push(
      thing(
        wood({ light: '#e6dfce', dark: '#c9bfa6', gloss: 0.001, shift: i }),
        [hx - 0.4, half - 0.26, hz - 0.5],
        pose,
      ),
    );
    y += 2 * half;
  }
  return things;
}

/** A row of books standing, backs towards +z. */
export function bookRow(left: Vec3, count: number, seed: number): Thing[] {
  const random = seededRandom(seed);
  let x = left[0];
  return Array.from({ length: count }, () => {
    const [hx, hy, hz] = [0.9 + 1.3 * random(), 8.5 + 4 * random(), 6.5 + 2 * random()];
    x += 2 * hx + 0.05;
    const cover = plastic(COVERS[Math.floor(random() * COVERS.length)] ?? '#444444', 0.015, 0.06);
    return thing(
      cover,
      [hx, hy, hz],
      { at: [x - hx, left[1] + hy, left[2] - hz], roll: random() * 1.2 },
      roundBox(hx, hy, hz, 0.2),
    );
  });
}

/** A cable through the given points, rounded by halving the corners. */
export function cable(surface: Surface, points: readonly Vec3[], radius: number): Thing[] {
  let path = points;
  for (let round = 0; round < 3; round++) path = cutCorners(path);
  return path
    .slice(1)
    .map((to, i) =>
      rodBetween(surface, path[i] ?? to, to, radius, (half) => capsule(radius, half)),
    );
}

/** Chaikin's corner cutting (1974). */
function cutCorners(path: readonly Vec3[]): readonly Vec3[] {
  const cut: Vec3[] = path.slice(0, 1);
  for (let i = 0; i + 1 < path.length; i++) {
    const [a, b] = [path[i], path[i + 1]];
    if (a === undefined || b === undefined) continue;
    cut.push(between(a, b, 0.25), between(a, b, 0.75));
  }
  return [...cut, ...path.slice(-1)];
}

function between(a: Vec3, b: Vec3, share: number): Vec3 {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

/** A wall socket with two round outlets. */
export function socket(at: Vec3): Thing {
  const plate = roundBox(4, 4, 0.6, 0.5);
  const cup = shifted((x, y, z) => alongX(cylinder(2.1, 0.8))(z, y, x), 0, 0, 0.6);
  return thing(plastic('#eceae4', 0.03), [4, 4, 0.7], { at }, subtract(plate, cup));
}

/** Cups with a rim: a bowl seen from above. */
export function bowl(surface: Surface, at: Vec3, radius: number): Thing {
  const outer = ellipsoid(radius, radius * 0.75, radius);
  const inner = ellipsoid(radius * 0.93, radius * 0.68, radius * 0.93);
  const cut = roundBox(radius * 1.2, radius, radius * 1.2, 0);
  return thing(
    surface,
    [radius, radius * 0.4, radius],
    { at: [at[0], at[1] + radius * 0.4, at[2]] },
    (x, y, z) =>
      Math.max(
        outer(x, y - radius * 0.35, z),
        -inner(x, y - radius * 0.35, z),
        -cut(x, y - radius * 1.4, z),
      ),
  );
}
