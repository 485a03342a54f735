import {
  alongX,
  alongZ,
  capsule,
  cylinder,
  ellipsoid,
  roundBox,
  shifted,
  subtract,
  torus,
} from '../render/sdf';
import { fbm2, noise2, smoothstep } from '../render/noise';
import type { Scene, View } from '../render/scene';
import { thing, type Surface, type Thing } from '../render/thing';
import { weave } from '../surfaces/cloth';
import { colour, tilt } from '../surfaces/colour';
import { display } from '../surfaces/screen';
import { brushedMetal, ceramic, chrome, plastic, printed } from '../surfaces/solid';
import { blankInk, drawLine, drawText } from '../surfaces/stroke-font';
import { tiling } from '../surfaces/wall';
import { floorboards, wood } from '../surfaces/wood';
import { bowl, mug, plant } from './props';
import { backWindow, ceilingLamp, indoors, roomThings, sideWindow } from './room';

const SLATE = tiling({
  widthCm: 30,
  heightCm: 30,
  tile: '#7b7c7a',
  grout: '#5a5854',
  gloss: 0.035,
  jointCm: 0.3,
  uneven: 0.16,
});
const METRO = tiling({
  widthCm: 15,
  heightCm: 7.5,
  tile: '#dcdbd4',
  grout: '#a9a59c',
  gloss: 0.05,
  stagger: 0.5,
  jointCm: 0.2,
  uneven: 0.05,
});

/** Water on a floor: darker, mirror-smooth inside a ragged outline, with a raised rim. */
export function wet(under: Surface, x: number, z: number, reachCm: number): Surface {
  return {
    ...under,
    paint(s) {
      under.paint(s);
      const distance =
        Math.hypot((s.x - x) / 1.5, s.z - z) / reachCm +
        0.9 * (fbm2(s.x * 0.035 + 3, s.z * 0.05, 4) - 0.5);
      const drops = smoothstep(
        0.86,
        0.88,
        noise2(s.x * 0.16 + 9, s.z * 0.16) * smoothstep(1.7, 0.8, distance),
      );
      const water = Math.max(smoothstep(0.72, 0.69, distance), drops);
      if (water === 0) return;
      const rim = smoothstep(0.66, 0.705, distance) * smoothstep(0.73, 0.705, distance);
      s.r *= 1 - 0.42 * water;
      s.g *= 1 - 0.4 * water;
      s.b *= 1 - 0.37 * water;
      s.gloss += (0.07 - s.gloss) * water;
      s.bx *= 1 - water;
      s.by *= 1 - water;
      s.bz *= 1 - water;
      tilt(s, rim * 0.3 + water * 0.012 * (noise2(s.x * 0.2, s.z * 0.2) - 0.5), rim * 0.3);
    },
  };
}

function cupboard(x: number, hx: number): Thing[] {
  const front = plastic('#56655f', 0.015, 0.2);
  return [
    thing(front, [hx - 0.2, 35, 1], { at: [x, 47, 30] }, roundBox(hx - 0.2, 35, 1, 0.25)),
    thing(
      brushedMetal('#b3ada0', 0.3),
      [8, 0.6, 0.6],
      { at: [x, 77, 32.6] },
      alongX(capsule(0.55, 7)),
    ),
    thing(plastic('#33393a'), [hx, 36, 29], { at: [x, 46, -1] }),
  ];
}

function dishwasher(x: number): Thing[] {
  const ink = blankInk(600, 50);
  drawText(ink, 'VESTERBO', 24, 14, 22, 3.4);
  ['ECO', '45', '60', '70'].forEach((label, i) => drawText(ink, label, 300 + i * 62, 18, 14, 2));
  const steel = brushedMetal('#a3a5a6', 0.14);
  return [
    thing(steel, [29.6, 29, 1.2], { at: [x, 41, 30.4] }, roundBox(29.6, 29, 1.2, 0.35)),
    thing(
      printed(plastic('#2a2c2e', 0.03), ink, 'front', -29, 4.4, 58, 5, colour('#cfd2d4'), 0.9),
      [29.6, 5.6, 1.2],
      { at: [x, 76.2, 30.4] },
      roundBox(29.6, 5.6, 1.2, 0.35),
    ),
    thing(
      display(6, 2.4, 'front', (s) => {
        s.er = 0.05;
        s.eg = 0.35;
        s.eb = 0.4;
      }),
      [3, 1.2, 0.1],
      { at: [x - 4, 76.2, 31.7] },
    ),
    thing(
      brushedMetal('#c2c3c4', 0.3),
      [25, 0.9, 0.9],
      { at: [x, 66.5, 34] },
      alongX(capsule(0.85, 24)),
    ),
    thing(plastic('#33393a'), [30, 36, 29], { at: [x, 46, -1] }),
  ];
}

export function dishwasherScene(view: View, leaking: boolean): Scene {
  return indoors(
    [
      ...roomThings({ floor: leaking ? wet(SLATE, 14, 62, 40) : SLATE, wall: METRO, wallZ: -32 }),
      ...cupboard(-60.5, 30),
      ...dishwasher(0),
      ...cupboard(60.5, 30),
      ...cupboard(121, 30),
      ...cupboard(-121, 30),
      thing(plastic('#202223'), [200, 5.5, 26], { at: [0, 5.5, -1] }),
      thing(
        wood({ light: '#b98b5c', dark: '#7c5230', gloss: 0.03 }),
        [200, 1.9, 32],
        { at: [0, 85, 1] },
        roundBox(200, 1.9, 32, 0.4),
      ),
      ...plant([-52, 87, -8], 30, 9),
      ...mug(ceramic('#c8643c', '#7a3a20'), [26, 87, 6], 200),
      ...mug(ceramic('#dcd8ce', '#8a867c'), [38, 87, 0], 140),
      bowl(ceramic('#5b7486', '#8fa3b0'), [64, 87, 2], 13),
      thing(
        weave('#b3463a', 0.3, '#d9cfc0'),
        [9, 16, 0.6],
        { at: [-58, 62, 33.4] },
        roundBox(8.5, 15, 0.4, 0.35),
      ),
    ],
    [sideWindow(-230, 150, 90, 65, 60, 1.5), ceilingLamp(30, 245, 110, 20, 1.6)],
    view,
  );
}

function drumDoor(x: number, y: number, z: number): Thing[] {
  const drum = brushedMetal('#8c8e91', 0.3);
  return [
    thing(
      chrome('#c4c6c9'),
      [19.5, 19.5, 3],
      { at: [x, y, z] },
      alongZ((px, py, pz) => torus(17, 2)(px, py * 1.3, pz) * 0.8),
    ),
    thing(
      plastic('#2a2d31', 0.09),
      [15.6, 15.6, 4],
      { at: [x, y, z - 1] },
      subtract(ellipsoid(15.4, 15.4, 4), shifted(ellipsoid(13, 13, 3.2), 0, 0, 2.2)),
    ),
    thing(
      drum,
      [10.5, 10.5, 0.3],
      { at: [x, y, z + 0.4] },
      alongZ((px, py, pz) => torus(9.6, 0.22)(px, py, pz)),
    ),
    thing(
      plastic('#d2d4d6', 0.05),
      [1.6, 4, 1.4],
      { at: [x + 17, y, z + 1.5] },
      roundBox(1.5, 3.8, 1.2, 1),
    ),
  ];
}

function controlPanel(): Surface {
  const ink = blankInk(580, 110);
  drawText(ink, 'NORDVASK', 24, 20, 24, 3.6);
  drawText(ink, '8 KG  1400', 24, 62, 15, 2.2);
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 2 * Math.PI;
    drawLine(
      ink,
      315 + 44 * Math.cos(angle),
      55 + 44 * Math.sin(angle),
      315 + 49 * Math.cos(angle),
      55 + 49 * Math.sin(angle),
      2.4,
    );
  }
  ['START', 'ECO', '30', '40', '60'].forEach((label, i) =>
    drawText(ink, label, 505, 12 + i * 18, 11, 1.6),
  );
  return printed(
    plastic('#e3e3e1', 0.035, 0.3),
    ink,
    'front',
    -29,
    5.5,
    58,
    11,
    colour('#3c3f43'),
    0.9,
  );
}

export function washerScene(view: View): Scene {
  const enamel = plastic('#e2e2e0', 0.04, 0.5);
  return indoors(
    [
      ...roomThings({
        floor: tiling({
          widthCm: 20,
          heightCm: 20,
          tile: '#9b9288',
          grout: '#6f6a62',
          gloss: 0.03,
          uneven: 0.15,
        }),
        wall: tiling({
          widthCm: 20,
          heightCm: 25,
          tile: '#c5d0d1',
          grout: '#a4aaa8',
          gloss: 0.05,
          uneven: 0.05,
        }),
        wallZ: -36,
        sideX: 72,
      }),
      thing(enamel, [30, 36.5, 29], { at: [0, 38, 0] }, roundBox(30, 36.5, 29, 1.2)),
      thing(controlPanel(), [29.8, 5.6, 29.3], { at: [0, 80.3, 0] }, roundBox(29.8, 5.6, 29.3, 1)),
      ...drumDoor(0, 44, 29.5),
      thing(chrome('#b9bbbe'), [4, 4, 2], { at: [2.4, 80.3, 30] }, alongZ(cylinder(3.6, 1.6, 0.6))),
      thing(
        display(9, 4, 'front', (s, u, v) => {
          const lit = noise2(u * 9, v * 4) > 0.62 ? 0.5 : 0.03;
          s.er = lit;
          s.eg = lit * 0.8;
          s.eb = lit * 0.4;
        }),
        [4.5, 2, 0.1],
        { at: [13.5, 80.3, 29.4] },
      ),
      thing(
        plastic('#d9dbdc', 0.03),
        [9, 2, 0.5],
        { at: [-18, 10, 29.2] },
        roundBox(9, 3, 0.5, 0.3),
      ),
      thing(
        ceramic('#b9a684', '#8f7c58'),
        [17, 15, 17],
        { at: [-55, 15, 4] },
        subtract(cylinder(16.5, 14.5, 1.5), shifted(cylinder(14.8, 14), 0, 3, 0)),
      ),
      thing(
        weave('#5d7391', 0.4, '#7f95b3'),
        [14, 8, 14],
        { at: [-55, 26, 4] },
        (x, y, z) => (ellipsoid(13.5, 5, 13.5)(x, y, z) - 2.4 * noise2(x * 0.2, z * 0.2)) * 0.6,
      ),
    ],
    [backWindow(-70, 160, 210, 55, 50, 1.1), ceilingLamp(-20, 235, 70, 20, 1.5)],
    view,
    [
      thing(
        plastic('#3d6fb0', 0.04),
        [5.5, 11, 3.6],
        { at: [-14, 97, -4], yaw: 12 },
        roundBox(5.5, 11, 3.6, 2),
      ),
      thing(plastic('#e9e6df', 0.03), [3.5, 9, 3.5], { at: [1, 95, -6] }, cylinder(3.4, 9, 1)),
      thing(
        weave('#e4ddcf', 0.5, '#c9bfa9'),
        [10, 4.2, 9],
        { at: [17, 90.2, -2], yaw: -8 },
        roundBox(10, 4, 9, 2.4),
      ),
    ],
  );
}

export function floodScene(view: View): Scene {
  const boards = floorboards({ light: '#a88460', dark: '#6c4a30' });
  return indoors(
    [
      ...roomThings({
        floor: wet(boards, 0, 55, 62),
        wall: tiling({
          widthCm: 400,
          heightCm: 400,
          tile: '#d2cdc2',
          grout: '#d2cdc2',
          gloss: 0,
          uneven: 0.06,
        }),
        wallZ: -27,
        skirting: plastic('#e6e3dc', 0.02),
        sideX: -112,
      }),
      thing(
        wood({ light: '#9a6b45', dark: '#5d3a22' }),
        [40, 26, 19],
        { at: [62, 40, -6] },
        roundBox(40, 26, 19, 0.4),
      ),
      ...[28, 96].flatMap((x) =>
        [-20, 8].map((z) =>
          thing(
            wood({ light: '#8a5d3b', dark: '#50311c' }),
            [1.8, 7.5, 1.8],
            { at: [x, 7, z] },
            cylinder(1.8, 7.5, 0.2),
          ),
        ),
      ),
      thing(
        plastic('#c33c2f', 0.03),
        [15, 13, 15],
        { at: [-34, 13, 30] },
        subtract(
          (x, y, z) => cylinder(11.5 + y * 0.16, 12.6, 0.6)(x, y, z) * 0.9,
          shifted((x, y, z) => cylinder(10.6 + y * 0.16, 12)(x, y, z) * 0.9, 0, 1.8, 0),
        ),
      ),
      thing(
        weave('#d3d6d2', 0.6, '#9fb0b5'),
        [24, 3.5, 13],
        { at: [22, 2, 66], yaw: 24 },
        (x, y, z) =>
          (roundBox(22, 0.8, 11, 0.7)(x, y, z) - 2.2 * fbm2(x * 0.11, z * 0.13, 2) ** 2) * 0.5,
      ),
      ...plant([70, 66, -6], 38, 23),
    ],
    [backWindow(-30, 150, 330, 80, 70, 1.7), sideWindow(240, 140, 60, 50, 60, 0.9)],
    view,
  );
}
