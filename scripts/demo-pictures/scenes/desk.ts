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
  union,
  warped,
  type Sdf,
} from '../render/sdf';
import { fbm2, noise2, smoothstep } from '../render/noise';
import type { Scene, View } from '../render/scene';
import { rodBetween, thing, type Sample, type Thing, type Vec3 } from '../render/thing';
import { leather, weave } from '../surfaces/cloth';
import { colour } from '../surfaces/colour';
import { cracked, display, type Show } from '../surfaces/screen';
import { brushedMetal, ceramic, plastic, printed } from '../surfaces/solid';
import {
  blankInk,
  drawText,
  fillRect,
  inkAt,
  textWidthPx,
  type Ink,
} from '../surfaces/stroke-font';
import { plaster } from '../surfaces/wall';
import { floorboards, wood } from '../surfaces/wood';
import { bookPile, bookRow, cable, mug, plant } from './props';
import { backWindow, ceilingLamp, indoors, roomThings, sideWindow } from './room';

const WALNUT = { light: '#8b6242', dark: '#4b2f1d', gloss: 0.025 };
const ASH = { light: '#d3bd97', dark: '#a98a5f', gloss: 0.02 };

/** A table top at height 0 before a wall. */
function table(
  timber: { light: string; dark: string; gloss?: number },
  wallHex: string,
  wallZ = -38,
): Thing[] {
  return [
    thing(wood(timber), [95, 2, 40], { at: [0, -2, 0] }, roundBox(95, 2, 40, 0.4)),
    ...roomThings({
      floor: floorboards({ light: '#9a7a58', dark: '#6a4a30' }),
      wall: plaster(wallHex),
      wallZ,
    }).map((part) => ({
      ...part,
      centre: [part.centre[0], part.centre[1] - 74, part.centre[2]] as Vec3,
    })),
  ];
}

const DESK_LIGHTS = [sideWindow(-170, 70, 20, 65, 60, 1.1), ceilingLamp(40, 170, 90, 16, 1.1)];

/** Rolling hills at dusk, a dock and a window: what many laptops show. */
function wallpaper(): Show {
  const sky = [colour('#6f86c9'), colour('#f0a878')] as const;
  return (s: Sample, u: number, v: number) => {
    let rgb = sky[0].map((c, k) => c + ((sky[1][k] ?? 0) - c) * smoothstep(0, 0.62, v));
    for (let ridge = 0; ridge < 4; ridge++) {
      const crest = 0.42 + 0.13 * ridge - 0.16 * fbm2(u * (2.2 + ridge) + ridge * 17, 3.3, 4);
      if (v > crest) rgb = [0.12 - 0.025 * ridge, 0.1 - 0.012 * ridge, 0.2 - 0.035 * ridge];
    }
    if (v < 0.032) rgb = [0.6, 0.6, 0.64];
    if (v > 0.89 && v < 0.965 && Math.abs(u - 0.5) < 0.23) rgb = dockIcon(u, v);
    s.er = 1.25 * (rgb[0] ?? 0);
    s.eg = 1.25 * (rgb[1] ?? 0);
    s.eb = 1.35 * (rgb[2] ?? 0);
  };
}

const ICONS = [
  '#3b82d0',
  '#e2584c',
  '#f3b13f',
  '#46a86b',
  '#8d63c9',
  '#e8e8ea',
  '#2f3640',
  '#d4588f',
].map(colour);

function dockIcon(u: number, v: number): number[] {
  const place = ((u - 0.27) / 0.46) * 8;
  const inside = Math.abs((place % 1) - 0.5) < 0.36 && Math.abs(v - 0.9275) < 0.027;
  return inside ? [...(ICONS[Math.floor(place)] ?? [0.5, 0.5, 0.5])] : [0.42, 0.4, 0.46];
}

function keyboardInk(): Ink {
  const ink = blankInk(900, 330);
  for (let row = 0; row < 5; row++) {
    for (let key = 0; key < 14; key++) {
      if (row === 4 && key > 3 && key < 9) continue;
      fillRect(ink, 8 + key * 63.5, 8 + row * 64, 56, 57);
    }
  }
  fillRect(ink, 8 + 4 * 63.5, 8 + 4 * 64, 310, 57);
  return ink;
}

function keyLetters(): Ink {
  const ink = blankInk(900, 330);
  ['1234567890+', 'QWERTYUIOPÅ', 'ASDFGHJKLÆØ', 'ZXCVBNM,.-'].forEach((letters, row) => {
    [...letters].forEach((letter, i) =>
      drawText(ink, letter, 90 + i * 63.5 + row * 14, 24 + row * 64, 18, 3),
    );
  });
  return ink;
}

function laptop(at: Vec3, yaw: number, broken: boolean): Thing[] {
  const turn = (yaw * Math.PI) / 180;
  const place = (x: number, y: number, z: number): Vec3 => [
    at[0] + x * Math.cos(turn) + z * Math.sin(turn),
    at[1] + y,
    at[2] - x * Math.sin(turn) + z * Math.cos(turn),
  ];
  const shell = brushedMetal('#a9abae', 0.09);
  const deck = printed(
    printed(shell, keyboardInk(), 'top', -13.6, -9.2, 27.2, 10.2, colour('#17181a')),
    keyLetters(),
    'top',
    -13.6,
    -9.2,
    27.2,
    10.2,
    colour('#c4c6c8'),
    0.8,
  );
  const padInk = blankInk(130, 90);
  fillRect(padInk, 2, 2, 126, 86);
  const base = printed(deck, padInk, 'top', -5.4, 2.2, 10.8, 7.2, colour('#8e9093'), 0.6);
  const panel = display(30.2, 19.2, 'front', wallpaper(), [0.35, 0.26, 0.3]);
  const tiltBack = -18;
  const lean = (tiltBack * Math.PI) / 180;
  const lid = (dy: number, dz: number) =>
    place(
      0,
      1.3 + dy * Math.cos(lean) - dz * Math.sin(lean),
      -10.8 + dy * Math.sin(lean) + dz * Math.cos(lean),
    );
  return [
    thing(base, [15.6, 0.75, 11], { at: place(0, 0.85, 0), yaw }, roundBox(15.6, 0.75, 11, 0.35)),
    thing(
      plastic('#0d0e0f', 0.03),
      [15.6, 10.4, 0.32],
      { at: lid(10.4, 0), yaw, pitch: tiltBack },
      roundBox(15.6, 10.4, 0.32, 0.28),
    ),
    thing(broken ? cracked(panel, 'front', 77, 5.5, 3, 17) : panel, [15.1, 9.6, 0.05], {
      at: lid(10.6, 0.33),
      yaw,
      pitch: tiltBack,
    }),
    thing(
      plastic('#1b1c1e'),
      [13, 0.5, 0.5],
      { at: place(0, 1.2, -10.8), yaw },
      alongX(capsule(0.45, 12.5)),
    ),
  ];
}

export function laptopScene(view: View, broken = false): Scene {
  return indoors(
    [
      ...table(WALNUT, '#b9c0bd'),
      ...laptop([-2, 0, 2], 9, broken),
      ...mug(ceramic('#d9d3c6', '#6b675f'), [29, 0, -4], 35),
      ...bookPile([-44, 0, -16], 5, 8),
      ...plant([44, 0, -24], 34, 3),
      thing(
        plastic('#1d1e20', 0.03),
        [3.2, 2, 5.4],
        { at: [25, 1.2, 14], yaw: -12 },
        ellipsoid(3.1, 2, 5.3),
      ),
      thing(
        plastic('#2c3b52', 0.01),
        [7, 0.5, 10.5],
        { at: [-33, 0.6, 14], yaw: 14 },
        roundBox(7, 0.5, 10.5, 0.3),
      ),
      rodBetween(plastic('#c0392b', 0.05), [-31, 1.5, 7], [-29, 1.5, 20], 0.4, (half) =>
        capsule(0.38, half),
      ),
      ...cable(
        plastic('#e8e8e6'),
        [
          [-15, 1, -4],
          [-24, 0.4, -8],
          [-26, 0.4, -22],
          [-12, 0.4, -34],
          [-4, -6, -37],
        ],
        0.25,
      ),
    ],
    DESK_LIGHTS,
    view,
  );
}

/** Upper half of a ring, flattened from front to back. */
function headband(): Sdf {
  const ring = alongZ(torus(9.4, 0.85));
  return (x, y, z) => Math.max(ring(x, y * 0.92, z * 0.55), -y - 2) * 0.8;
}

export function headphoneScene(view: View): Scene {
  const skin = leather('#1d1d1f', 0.07);
  const cup = (x: number, tip: number): Thing[] => [
    thing(
      plastic('#2a2b2e', 0.02),
      [4.2, 2.2, 4.6],
      { at: [x, 4.4, 2], roll: tip },
      cylinder(4.1, 1.6, 0.9),
    ),
    thing(
      skin,
      [4.6, 2, 4.9],
      { at: [x + (x < 0 ? 1.7 : -1.7), 4.2, 2], roll: tip },
      torus(3, 1.35),
    ),
    thing(
      brushedMetal('#8b8d91', 0.2),
      [2.5, 0.4, 2.5],
      { at: [x + (x < 0 ? -1.75 : 1.75), 4.55, 2], roll: tip },
      cylinder(2.4, 0.3, 0.15),
    ),
  ];
  return indoors(
    [
      ...table(ASH, '#a8b3b6', -34),
      ...cup(-9.2, 90),
      ...cup(9.2, -90),
      thing(skin, [10.6, 12, 2.2], { at: [0, 6, -1.5], pitch: -14 }, headband()),
      ...bookRow([-46, 0, -12], 8, 14),
      ...bookPile([30, 0, -10], 4, 19),
      ...mug(ceramic('#394b52', '#8aa0a6'), [33, 11, -10], 160),
      thing(
        weave('#8f8a7c', 0.35, '#6f6a5c'),
        [17, 0.4, 12],
        { at: [0, 0.3, 3], yaw: 6 },
        warped(roundBox(16.5, 0.25, 11.5, 0.2), (x, _y, z) => 0.12 * noise2(x * 0.3, z * 0.3), 0.8),
      ),
      ...cable(
        plastic('#1a1a1b', 0.02),
        [
          [-9, 1, 3],
          [-13, 0.8, 10],
          [-4, 0.8, 15],
          [8, 0.8, 12],
          [16, 0.6, 17],
          [26, 0.4, 12],
        ],
        0.22,
      ),
    ],
    [sideWindow(-120, 60, 30, 50, 45, 1.2), ceilingLamp(50, 150, 60, 15, 0.9)],
    view,
  );
}

export function cameraScene(view: View): Scene {
  const ink = blankInk(300, 60);
  drawText(ink, 'HALDEN', (300 - textWidthPx('HALDEN', 34)) / 2, 12, 34, 6);
  const grip = leather('#1b1b1c', 0.1);
  const black = printed(
    plastic('#1e1f20', 0.015, 0.06),
    ink,
    'front',
    -3.4,
    5.3,
    6.8,
    1.35,
    colour('#d9dadb'),
    0.95,
  );
  const body = union(
    roundBox(7.2, 3.9, 3, 0.9),
    shifted(roundBox(3, 1.9, 2.6, 0.9), 0, 4, 0.2),
    shifted(roundBox(1.9, 3.9, 3.6, 1.2), -5.8, 0, 0.9),
  );
  const lens = union(
    cylinder(3.7, 3, 0.3),
    shifted(cylinder(3.95, 1, 0.2), 0, 1.2, 0),
    shifted(cylinder(3.5, 0.8, 0.2), 0, 3.4, 0),
  );
  const glass = plastic('#0a0d16', 0.05);
  const pose = { yaw: 24 } as const;
  const turn = (24 * Math.PI) / 180;
  const on = (x: number, y: number, z: number): Vec3 => [
    x * Math.cos(turn) + z * Math.sin(turn),
    y,
    -x * Math.sin(turn) + z * Math.cos(turn),
  ];
  return indoors(
    [
      ...table(WALNUT, '#c9c2b4'),
      ...cable(
        leather('#3a2a20', 0.09),
        [
          [-7, 7, 2],
          [-13, 5, 6],
          [-17, 0.7, 12],
          [-8, 0.7, 18],
          [4, 0.7, 20],
          [16, 0.7, 16],
          [15, 3, 4],
          [7, 7, -3],
        ],
        0.4,
      ),
      ...bookPile([-40, 0, -18], 3, 5),
      ...plant([36, 0, -22], 32, 17),
      ...mug(ceramic('#8c5a3c', '#b88a62'), [25, 0, -10], 70),
    ],
    [sideWindow(-130, 65, 40, 50, 50, 1.2), backWindow(60, 80, 180, 45, 40, 0.6)],
    view,
    [
      thing(black, [7.8, 6.2, 4.8], { at: on(0, 4, 0), ...pose }, body),
      thing(grip, [1.2, 3, 3], { at: on(-6, 3.7, 1.8), ...pose }, roundBox(1.15, 2.9, 3, 1)),
      thing(
        plastic('#232425', 0.02, 0.2),
        [4.1, 4.4, 4.1],
        { at: on(0.8, 4, 6), ...pose, pitch: 90 },
        subtract(lens, shifted(cylinder(3, 1.4), 0, 4, 0)),
      ),
      thing(glass, [3.1, 1.2, 3.1], { at: on(0.8, 4, 9), ...pose, pitch: 90 }, ellipsoid(3, 1, 3)),
      thing(
        plastic('#2b2c2e', 0.04),
        [1, 0.6, 1],
        { at: on(4.4, 8.2, 0), ...pose },
        cylinder(1, 0.5, 0.15),
      ),
      thing(
        brushedMetal('#7b7d80', 0.2),
        [0.6, 0.4, 0.6],
        { at: on(-5.6, 8.3, 2), ...pose },
        cylinder(0.55, 0.3, 0.1),
      ),
    ],
  );
}

function phoneFace(): Show {
  const clock = blankInk(360, 720);
  drawText(clock, '14:32', (360 - textWidthPx('14:32', 78)) / 2, 110, 78, 9);
  drawText(clock, 'TIRSDAG 3. NOV', (360 - textWidthPx('TIRSDAG 3. NOV', 20)) / 2, 212, 20, 3);
  return (s, u, v) => {
    const swirl = fbm2(u * 2 + fbm2(u * 3, v * 3, 2), v * 3, 3);
    const text = inkAt(clock, u, v);
    s.er = 0.14 + 0.5 * swirl * swirl + text * 0.7;
    s.eg = 0.1 + 0.2 * swirl + text * 0.8;
    s.eb = 0.35 + 0.3 * (1 - swirl) + text * 0.6;
  };
}

export function phoneScene(view: View, broken: boolean): Scene {
  const glass = display(6.7, 14.3, 'top', phoneFace(), [0.2, 0.15, 0.3]);
  return indoors(
    [
      ...table(ASH, '#b7ada0'),
      thing(
        plastic('#23262b', 0.05),
        [3.6, 0.42, 7.5],
        { at: [0, 0.43, 0], yaw: -17 },
        roundBox(3.6, 0.42, 7.5, 0.38),
      ),
      thing(
        broken ? cracked(glass, 'top', 23, 1, -2.2, 7) : glass,
        [3.35, 0.04, 7.2],
        { at: [0, 0.84, 0], yaw: -17 },
        roundBox(3.35, 0.04, 7.2, 0.03),
      ),
      ...mug(ceramic('#cfc9bd', '#59554d'), [13, 0, -8], 20),
      thing(plastic('#d7d2c6', 0.005), [8, 0.15, 11], { at: [-13, 0.16, -3], yaw: 23 }),
      rodBetween(plastic('#27476b', 0.05), [-12, 0.8, 3], [-8, 0.8, -9], 0.4, (half) =>
        capsule(0.38, half),
      ),
      ...cable(
        plastic('#ecebe8'),
        [
          [-3, 0.4, 7.2],
          [-5, 0.3, 12],
          [2, 0.3, 17],
          [12, 0.3, 14],
          [22, 0.3, 18],
        ],
        0.22,
      ),
    ],
    [sideWindow(-80, 60, 20, 40, 35, 1.2), ceilingLamp(30, 140, 30, 14, 0.8)],
    view,
  );
}
