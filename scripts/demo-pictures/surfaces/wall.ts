import { cellValue, fbm2, mix, noise2, smoothstep } from '../render/noise';
import type { Surface } from '../render/thing';
import { blend, colour, face, setColour, tilt, toFace } from './colour';

/** Painted plaster: the roller's orange peel, slow stains, a scuff here and there. */
export function plaster(hex: string, peelCm = 0.55): Surface {
  const base = colour(hex);
  return {
    tint: base,
    paint(s) {
      toFace(s);
      const { u, v } = face;
      const stain = fbm2(u * 0.018 + 3, v * 0.018, 3);
      const scuff = smoothstep(0.72, 0.86, fbm2(u * 0.09 + 40, v * 0.2, 4));
      const fine = fbm2(u / peelCm, v / peelCm, 2);
      setColour(s, base, 0.9 + 0.14 * stain - 0.06 * scuff + 0.07 * (fine - 0.5));
      const right = fbm2((u + 0.15) / peelCm, v / peelCm, 2);
      const above = fbm2(u / peelCm, (v + 0.15) / peelCm, 2);
      tilt(s, (right - fine) * 0.9, (above - fine) * 0.9);
      s.sheen = 0.01;
    },
  };
}

interface Tiling {
  readonly widthCm: number;
  readonly heightCm: number;
  readonly tile: string;
  readonly grout: string;
  readonly gloss: number;
  /** Share of a tile by which every other row is moved. */
  readonly stagger?: number;
  readonly jointCm?: number;
  readonly uneven?: number;
}

/** Tiles or bricks with joints, each with its own tone and a slight tilt of its own. */
export function tiling(t: Tiling): Surface {
  const tile = colour(t.tile);
  const grout = colour(t.grout);
  const jointCm = t.jointCm ?? 0.25;
  const uneven = t.uneven ?? 0.12;
  return {
    tint: tile,
    paint(s) {
      toFace(s);
      const row = Math.floor(face.v / t.heightCm);
      const shifted = face.u + (row & 1) * (t.stagger ?? 0) * t.widthCm;
      const column = Math.floor(shifted / t.widthCm);
      const u = shifted - column * t.widthCm;
      const v = face.v - row * t.heightCm;
      const wobble = uneven > 0.2 ? (noise2(face.u * 0.8, face.v * 0.8) - 0.5) * 0.7 : 0;
      const rim = Math.min(u, t.widthCm - u, v, t.heightCm - v) + wobble;
      const body = smoothstep(jointCm * 0.6, jointCm * 1.5, rim);
      const tone = cellValue(column, row);
      const cloud = fbm2(face.u * 0.3 + tone * 90, face.v * 0.3, 4);
      setColour(s, tile, 1 - uneven + 2 * uneven * (0.6 * tone + 0.4 * cloud));
      blend(s, grout, (1 - body) * 0.95);
      const grit = fbm2(face.u * 3.1, face.v * 3.1, 2) - 0.5;
      const shade = 1 + grit * mix(0.35, uneven * 1.4, body);
      s.r *= shade;
      s.g *= shade;
      s.b *= shade;
      s.gloss = t.gloss * body;
      s.sheen = 0.02 * body;
      const lean = 0.03 * body;
      tilt(
        s,
        (cellValue(column + 50, row) - 0.5) * lean + (u < jointCm * 2 ? -0.25 : 0),
        (tone - 0.5) * lean + grit * uneven,
      );
    },
  };
}
