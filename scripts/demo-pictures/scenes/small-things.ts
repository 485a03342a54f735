import { alongX, capsule, cylinder, roundBox, shifted, subtract, torus } from '../render/sdf';
import { noise2 } from '../render/noise';
import type { Scene, View } from '../render/scene';
import { rodBetween, thing, type Thing, type Vec3 } from '../render/thing';
import { leather, pile, weave } from '../surfaces/cloth';
import { colour } from '../surfaces/colour';
import { brushedMetal, chrome, plastic, printed } from '../surfaces/solid';
import { blankInk, drawLine, drawText, type Ink } from '../surfaces/stroke-font';
import { tiling } from '../surfaces/wall';
import { cable, plant } from './props';
import { backWindow, indoors, sideWindow } from './room';

function dial(): Ink {
  const ink = blankInk(420, 420);
  for (let minute = 0; minute < 60; minute++) {
    const angle = (minute / 60) * 2 * Math.PI;
    const inner = minute % 5 === 0 ? 168 : 186;
    drawLine(
      ink,
      210 + inner * Math.sin(angle),
      210 - inner * Math.cos(angle),
      210 + 196 * Math.sin(angle),
      210 - 196 * Math.cos(angle),
      minute % 5 === 0 ? 8 : 2.4,
    );
  }
  drawText(ink, 'FREDERIK', 158, 118, 17, 2.6);
  drawText(ink, 'AUTOMATIC', 168, 292, 11, 1.7);
  drawLine(ink, 210, 210, 122, 152, 9);
  drawLine(ink, 210, 210, 262, 82, 6);
  drawLine(ink, 196, 246, 262, 66, 0.6);
  drawLine(ink, 209, 210, 211, 210, 22);
  return ink;
}

function strap(from: Vec3, to: Vec3, yaw: number): Thing {
  const half = Math.hypot(to[0] - from[0], to[2] - from[2]) / 2;
  const middle: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  return thing(
    leather('#4a3022', 0.06),
    [1, 0.2, half],
    { at: middle, yaw },
    roundBox(1, 0.19, half, 0.16),
  );
}

/** A wristwatch lying on cloth, held close. */
export function watchScene(view: View): Scene {
  const steel = brushedMetal('#b9bbbe', 0.3);
  const face = printed(
    plastic('#1d2b44', 0.03, 0.05),
    dial(),
    'top',
    -1.75,
    -1.75,
    3.5,
    3.5,
    colour('#e9e9e4'),
    0.95,
  );
  return indoors(
    [
      thing(
        weave('#7d8590', 0.16, '#a3a9b1'),
        [60, 1, 60],
        { at: [0, -1, 0], yaw: 20 },
        (x, y, z) => (y - 1 + 0.5 * noise2(x * 0.16, z * 0.13)) * 0.85,
      ),
      thing(plastic('#b7a68c', 0.01), [60, 40, 1], { at: [0, 30, -42] }),
      thing(
        steel,
        [2.2, 0.55, 2.2],
        { at: [0, 0.45, 0], yaw: -12 },
        subtract(cylinder(2.05, 0.5, 0.16), shifted(cylinder(1.8, 0.2), 0, 0.5, 0)),
      ),
      thing(face, [1.8, 0.05, 1.8], { at: [0, 0.78, 0], yaw: -12 }, cylinder(1.79, 0.04)),
      thing(chrome(), [2, 0.2, 2], { at: [0, 0.95, 0] }, torus(1.87, 0.09)),
      thing(
        steel,
        [0.3, 0.26, 0.26],
        { at: [2.22, 0.5, 0.47], yaw: -12 },
        alongX(cylinder(0.25, 0.22, 0.05)),
      ),
      strap([-0.4, 0.3, 1.9], [-1.6, 0.15, 8.2], -12),
      strap([0.4, 0.3, -1.9], [1.5, 0.15, -7.2], -12),
      thing(
        brushedMetal('#a8a9ab', 0.3),
        [1.3, 0.14, 0.9],
        { at: [-1.72, 0.28, 8.5], yaw: -12 },
        (x, y, z) => torus(0.85, 0.13)(x * 0.75, y, z * 1.1) * 0.8,
      ),
      thing(
        plastic('#cbb58b', 0.02),
        [3.6, 1.7, 3],
        { at: [8.6, 1.4, -5.5], yaw: 32 },
        roundBox(3.6, 1.7, 3, 0.35),
      ),
      ...cable(
        plastic('#c9a94e', 0.25),
        [
          [-6, 0.3, -3],
          [-8, 0.3, 0],
          [-6.4, 0.3, 2.6],
          [-8.5, 0.3, 4.5],
          [-10.5, 0.3, 1],
        ],
        0.13,
      ),
    ],
    [sideWindow(-60, 45, 10, 30, 26, 1.2), backWindow(25, 60, 60, 20, 20, 0.6)],
    view,
  );
}

function wheel(x: number, flat: boolean): Thing[] {
  const rubber = plastic('#1c1c1d', 0.008, 0.35);
  const rim = brushedMetal('#b4b6b9', 0.3);
  const upright = { at: [x, 34, 0] as Vec3, pitch: 90 };
  const things = [
    thing(rubber, [35, 2.4, 35], { at: [x, flat ? 33 : 34, 0], pitch: 90 }, torus(32, 2.1)),
    thing(rim, [31, 1.4, 31], upright, torus(29.6, 1)),
    thing(brushedMetal('#8d8f92', 0.3), [2, 5, 2], upright, cylinder(1.8, 4.6, 0.4)),
  ];
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * 2 * Math.PI + 0.07;
    const side = i % 2 === 0 ? 1 : -1;
    const out: Vec3 = [x + 29 * Math.cos(angle), 34 + 29 * Math.sin(angle), 0];
    const hub: Vec3 = [
      x + 1.6 * Math.cos(angle + 1.3 * side),
      34 + 1.6 * Math.sin(angle + 1.3 * side),
      3 * side,
    ];
    things.push(rodBetween(chrome('#c6c8ca'), hub, out, 0.13, (half) => capsule(0.13, half)));
  }
  return things;
}

function frame(): Thing[] {
  const paint = plastic('#2f5d50', 0.05, 0.08);
  const tube = (from: Vec3, to: Vec3, radius = 1.7, surface = paint) =>
    rodBetween(surface, from, to, radius, (half) => capsule(radius, half));
  const [seat, head, crank, rear, front]: [Vec3, Vec3, Vec3, Vec3, Vec3] = [
    [-19, 78, 0],
    [32, 80, 0],
    [-4, 29, 0],
    [-50, 34, 0],
    [51, 34, 0],
  ];
  const black = plastic('#1b1b1c', 0.02);
  const steel = brushedMetal('#aeb0b3', 0.3);
  return [
    tube(seat, [30, 76, 0]),
    tube(crank, [33, 66, 0], 1.9),
    tube(seat, crank),
    tube([33, 62, 0], [29.5, 86, 0], 2),
    ...[-1, 1].flatMap((s) => [
      tube([crank[0], crank[1], 3 * s], [rear[0], rear[1], 5.5 * s], 0.9),
      tube([seat[0], 74, 2 * s], [rear[0], rear[1], 5.5 * s], 0.8),
      tube([34, 60, 3.4 * s], [front[0], front[1], 5 * s], 1.1, paint),
    ]),
    tube(seat, [-22, 90, 0], 1.3, steel),
    tube([29.5, 86, 0], [28, 95, 0], 1.3, steel),
    tube(head, head, 0.1, black),
    tube([31, 96, -27], [31, 96, 27], 1.2, steel),
    tube([31, 96, 18], [24, 96.5, 30], 1.6, black),
    tube([31, 96, -18], [24, 96.5, -30], 1.6, black),
    thing(
      leather('#3b2618', 0.2),
      [14, 3.6, 8],
      { at: [-21, 93, 0], roll: 2 },
      (x, y, z) => roundBox(13.5, 2.6, 3 - x * 0.28, 2)(x, y - 0.002 * x * x, z) * 0.75,
    ),
    thing(steel, [9.5, 0.6, 9.5], { at: [-4, 29, 4.6], pitch: 90 }, torus(8.2, 0.55)),
    tube([-4, 29, 5.6], [8, 17, 6.4], 0.8, steel),
    thing(black, [5, 1.2, 4], { at: [8.6, 16.4, 11] }, roundBox(4.6, 1, 4, 0.5)),
    tube([-4, 37, 4.6], [-50, 37.5, 4.6], 0.35, black),
    tube([-4, 21, 4.6], [-50, 30.5, 4.6], 0.35, black),
    ...cable(
      black,
      [
        [30, 97, 20],
        [42, 101, 12],
        [44, 88, 4],
        [36, 72, 2],
      ],
      0.3,
    ),
  ].filter((part) => part.half[1] > 0.2);
}

/** A town bicycle leaning before a brick wall, in the yard. */
export function bicycleScene(view: View): Scene {
  const brick = tiling({
    widthCm: 23,
    heightCm: 7,
    tile: '#85503f',
    grout: '#a89c8e',
    gloss: 0,
    stagger: 0.5,
    jointCm: 0.55,
    uneven: 0.3,
  });
  const paving = tiling({
    widthCm: 40,
    heightCm: 40,
    tile: '#8f8d88',
    grout: '#5b5a52',
    gloss: 0,
    jointCm: 0.5,
    uneven: 0.24,
  });
  return {
    ...indoors(
      [
        thing(paving, [900, 2, 900], { at: [0, -2, 0] }),
        thing(brick, [900, 200, 4], { at: [0, 198, -24] }),
        ...wheel(-50, false),
        ...wheel(51, false),
        ...frame(),
        rodBetween(plastic('#2c2c2d'), [-6, 26, -5], [-14, 0.5, -17], 0.8, (half) =>
          capsule(0.8, half),
        ),
        ...plant([104, 0, -2], 66, 33),
        thing(
          pile('#4d5a33', 1.4),
          [90, 2.2, 5],
          { at: [-120, 0, -17] },
          (x, y, z) => (roundBox(88, 1, 4, 0.8)(x, y, z) - 1.6 * noise2(x * 0.4, z * 0.7)) * 0.6,
        ),
      ],
      [sideWindow(-420, 520, 460, 150, 130, 7)],
      view,
    ),
    sky: [0.62, 0.7, 0.82],
    ground: [0.25, 0.24, 0.22],
  };
}
