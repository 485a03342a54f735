import {
  alongZ,
  cylinder,
  ellipsoid,
  roundBox,
  shifted,
  subtract,
  torus,
  warped,
  type Sdf,
} from '../render/sdf';
import type { Scene, View } from '../render/scene';
import { thing, type Surface, type Thing } from '../render/thing';
import { noise2 } from '../render/noise';
import { leather, pile, weave } from '../surfaces/cloth';
import { colour } from '../surfaces/colour';
import { cracked, display } from '../surfaces/screen';
import { plastic, printed } from '../surfaces/solid';
import { blankInk, drawText } from '../surfaces/stroke-font';
import { plaster } from '../surfaces/wall';
import { floorboards, wood } from '../surfaces/wood';
import { bookPile, bookRow, cable, plant, socket } from './props';
import { backWindow, ceilingLamp, indoors, roomThings, sideWindow } from './room';

const OAK = { light: '#c39a68', dark: '#8a5f37' };
const WALL_Z = -27;

function shell(sideX?: number): Thing[] {
  return roomThings({
    floor: floorboards({ light: '#b58d62', dark: '#7d5532' }),
    wall: plaster('#cfc8bb'),
    wallZ: WALL_Z,
    skirting: plastic('#e4e0d8', 0.02),
    ...(sideX === undefined ? {} : { sideX }),
  });
}

function sideboard(): Thing[] {
  const things = [
    thing(
      wood({ ...OAK, shift: 1 }),
      [92, 1.3, 21.5],
      { at: [0, 53.7, 0] },
      roundBox(92, 1.3, 21.5, 0.3),
    ),
    thing(wood({ ...OAK, shift: 2 }), [91, 19, 20], { at: [0, 33.4, -0.8] }),
  ];
  [-60.5, 0, 60.5].forEach((x, i) => {
    things.push(
      thing(
        wood({ ...OAK, shift: 3 + i }),
        [29.6, 17.6, 1],
        { at: [x, 33.6, 20] },
        roundBox(29.6, 17.6, 1, 0.25),
      ),
    );
    things.push(
      thing(
        plastic('#1d1c1b', 0.04),
        [4.5, 0.5, 0.7],
        { at: [x, 48.5, 21.6] },
        roundBox(4.5, 0.5, 0.7, 0.3),
      ),
    );
  });
  for (const x of [-80, 80]) {
    for (const z of [-15, 15])
      things.push(
        thing(plastic('#201f1e'), [1.4, 7.5, 1.4], { at: [x, 7.2, z] }, cylinder(1.4, 7.5)),
      );
  }
  return things;
}

function brandPlate(): Surface {
  const ink = blankInk(240, 40);
  drawText(ink, 'AURELIS', 20, 8, 24, 3.4);
  return printed(plastic('#111213', 0.03), ink, 'front', -6, -34.6, 12, 2, colour('#b9bbbd'), 0.9);
}

function television(broken: boolean): Thing[] {
  const glass = display(121, 68, 'front', null);
  const things = [
    thing(brandPlate(), [62, 36, 1.2], { at: [-4, 94, -6] }, roundBox(62, 36, 1.2, 0.5)),
    thing(broken ? cracked(glass, 'front', 41, 26, 4, 50) : glass, [60.7, 34.2, 0.1], {
      at: [-4, 94.6, -4.75],
    }),
    thing(plastic('#161616'), [20, 10, 2], { at: [-4, 84, -8.5] }, roundBox(20, 10, 2, 1)),
  ];
  for (const x of [-48, 40]) {
    things.push(
      thing(plastic('#191919', 0.03), [1, 2.2, 12], { at: [x, 57, -5] }, roundBox(1, 2.2, 12, 0.7)),
    );
  }
  return things;
}

export function speakerBox(x: number, y: number, z: number, yaw = 0): Thing[] {
  const ring = alongZ(torus(1, 0.12));
  const grille = weave('#2b2c2e', 0.28, '#45474a');
  const cone = plastic('#24262a', 0.012, 0.3);
  const body = subtract(
    roundBox(10.5, 17, 12, 0.6),
    shifted(alongZ(cylinder(7.6, 2)), 0, -5.5, 12),
  );
  const turn = (yaw * Math.PI) / 180;
  const on = (dy: number, dz: number) => ({
    at: [x + Math.sin(turn) * dz, y + 17 + dy, z + Math.cos(turn) * dz] as const,
    yaw,
  });
  return [
    thing(
      wood({ light: '#6d4a33', dark: '#3c2417', gloss: 0.03, shift: 9 }),
      [10.5, 17, 12],
      on(0, 0),
      body,
    ),
    thing(cone, [7.5, 7.5, 2], on(-5.5, 10.6), (px, py, pz) => {
      const r = Math.hypot(px, py);
      const depth =
        r < 2.6 ? 0.4 + 0.5 * Math.sqrt(Math.max(0, 1 - (r / 2.6) ** 2)) : (r - 2.6) * 0.32;
      return Math.max((pz - depth + 0.9) * 0.7, r - 7.4, -pz - 1.9);
    }),
    thing(
      plastic('#141415', 0.04),
      [7.9, 7.9, 0.5],
      on(-5.5, 12),
      (px, py, pz) => ring(px / 7.2, py / 7.2, pz / 7.2) * 6.5,
    ),
    thing(grille, [3.3, 3.3, 0.8], on(9, 12), ellipsoid(3.1, 3.1, 0.7)),
    thing(
      plastic('#9b9da0', 0.1),
      [4, 4, 0.3],
      on(9, 12),
      (px, py, pz) => ring(px / 3.5, py / 3.5, pz / 3.5) * 3,
    ),
  ];
}

const LIVING_ROOM_LIGHTS = [
  sideWindow(-240, 145, 130, 75, 70, 1.3),
  backWindow(-70, 130, 428, 60, 60, 0.8),
  ceilingLamp(60, 250, 150, 18, 1.6),
];

export function televisionScene(view: View, broken = false): Scene {
  const cord = plastic('#d9d6cf', 0.02);
  return indoors(
    [
      ...shell(),
      ...sideboard(),
      ...television(broken),
      ...plant([76, 55, -4], 44, 5),
      thing(
        plastic('#191b1d', 0.03),
        [2.4, 1, 8.5],
        { at: [36, 56, 12], yaw: 62 },
        roundBox(2.4, 0.9, 8.5, 0.7),
      ),
      socket([104, 22, WALL_Z + 0.6]),
      ...cable(
        cord,
        [
          [104, 22, -25],
          [106, 8, -22],
          [97, 2, -18],
          [94, 30, -24],
          [88, 52, -25],
        ],
        0.35,
      ),
      thing(pile('#8d8377', 0.9), [120, 0.7, 60], { at: [10, 0.7, 110], yaw: 3 }),
    ],
    LIVING_ROOM_LIGHTS,
    view,
    speakerBox(-77, 55, -3, 8),
  );
}

export function speakerScene(view: View): Scene {
  return indoors(
    [
      ...shell(),
      ...sideboard(),
      ...speakerBox(-4, 55, 2, -14),
      ...bookRow([20, 55, 8], 9, 21),
      ...bookPile([-44, 55, 2], 4, 31),
      ...plant([-46, 66, 0], 26, 12),
      socket([-16, 78, WALL_Z + 0.6]),
      ...cable(
        plastic('#1b1b1c'),
        [
          [-4, 60, -12],
          [6, 56, -18],
          [14, 56, -22],
          [16, 70, -26],
          [16, 100, -27],
        ],
        0.3,
      ),
    ],
    LIVING_ROOM_LIGHTS,
    view,
  );
}

function cushion(
  surface: Surface,
  at: readonly [number, number, number],
  yaw: number,
  pitch: number,
  roll = 0,
): Thing {
  const body = warped(
    roundBox(22, 22, 3, 2.5),
    (x, y) => {
      const belly = Math.max(0, 1 - (x / 23) ** 2) * Math.max(0, 1 - (y / 23) ** 2);
      return 5.5 * Math.sqrt(belly) + 0.9 * noise2(x * 0.16 + 5, y * 0.16);
    },
    0.55,
  );
  return thing(surface, [24, 24, 10], { at, yaw, pitch, roll }, body);
}

/** Upholstery: a box that has been sat on. */
function soft(hx: number, hy: number, hz: number, radius: number): Sdf {
  return warped(
    roundBox(hx, hy, hz, radius),
    (x, y, z) => 1.3 * noise2(x * 0.07 + y * 0.05, z * 0.08 + 3) - 0.8,
    0.85,
  );
}

export function sofaScene(view: View): Scene {
  const hide = leather('#6e4a33');
  return indoors(
    [
      ...shell(-98),
      thing(hide, [85, 17, 44], { at: [-8, 24, 24] }, soft(84, 16, 43, 4)),
      thing(hide, [38, 9, 37], { at: [-34, 46, 28] }, soft(37, 7.5, 36, 5)),
      thing(hide, [38, 9, 37], { at: [42, 46, 28] }, soft(37, 7.5, 36, 5)),
      thing(hide, [85, 27, 13], { at: [-8, 62, -8], pitch: -9 }, soft(84, 26, 11, 8)),
      thing(hide, [12, 17, 46], { at: [-84, 49, 24] }, soft(11, 16, 45, 7)),
      cushion(weave('#c7b48c', 0.55, '#a5905f'), [-54, 70, 22], 24, -18, 6),
      cushion(weave('#3f5a66', 0.45, '#5d7f8c'), [14, 70, 20], -8, -20, -5),
      thing(
        weave('#d8d2c4', 1.1, '#b8ae98'),
        [26, 1.2, 40],
        { at: [56, 55.5, 36], yaw: -7 },
        warped(roundBox(25, 0.7, 38, 0.6), (x, _y, z) => 0.5 * noise2(x * 0.12, z * 0.1), 0.6),
      ),
      thing(pile('#a29a8c', 1.1), [150, 0.8, 75], { at: [10, 0.8, 145], yaw: -4 }),
    ],
    [sideWindow(250, 150, 140, 80, 75, 1.5), ceilingLamp(0, 250, 160, 20, 1.2)],
    view,
  );
}
