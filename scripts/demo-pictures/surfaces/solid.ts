import { fbm2, noise2, smoothstep } from '../render/noise';
import type { Rgb, Surface } from '../render/thing';
import { blend, colour, face, setColour, tilt, toFace } from './colour';
import { inkAt, type Ink } from './stroke-font';

/** Moulded plastic, lacquer or enamel: `gloss` 0.01 is matt, 0.05 a piano lid. Dust and fingers keep it from being flat. */
export function plastic(hex: string, gloss = 0.02, grainCm = 0.12): Surface {
  const base = colour(hex);
  const dust = colour('#a8a298');
  return {
    tint: base,
    paint(s) {
      toFace(s);
      const { u, v } = face;
      const mottle = fbm2(u / grainCm, v / grainCm, 2) - 0.5;
      setColour(s, base, 1 + 0.12 * mottle + 0.1 * (fbm2(u * 0.15, v * 0.15, 3) - 0.5));
      blend(s, dust, (s.ny > 0.6 ? 0.07 : 0.015) * smoothstep(0.4, 0.8, fbm2(u * 1.4, v * 1.4, 3)));
      s.gloss = gloss * (0.8 + 0.4 * noise2(u * 0.5, v * 0.5));
      s.sheen = gloss * 1.5;
      tilt(s, mottle * 0.05, (noise2(u / grainCm + 9, v / grainCm) - 0.5) * 0.05);
    },
  };
}

/** Metal brushed along x. */
export function brushedMetal(hex: string, gloss = 0.25): Surface {
  const base = colour(hex);
  return {
    tint: base,
    paint(s) {
      toFace(s);
      const line = fbm2(face.u * 0.35, face.v * 26, 3) - 0.5;
      setColour(s, base, 0.75 + 0.35 * line + 0.15 * (fbm2(face.u * 0.1, face.v * 0.1, 2) - 0.5));
      s.gloss = gloss;
      s.sheen = 0.12;
      tilt(s, 0, line * 0.22);
    },
  };
}

export function chrome(hex = '#d8dadd'): Surface {
  const base = colour(hex);
  return {
    tint: base,
    paint(s) {
      setColour(s, base, 0.3);
      s.gloss = 0.62;
      tilt(s, (noise2(s.x * 2, s.z * 2) - 0.5) * 0.02, 0);
    },
  };
}

/** Glazed pottery or a lamp's globe: colour with small specks. */
export function ceramic(hex: string, speck = hex): Surface {
  const base = colour(hex);
  const dots = colour(speck);
  return {
    tint: base,
    paint(s) {
      const angle = Math.atan2(s.z, s.x) * 4;
      setColour(s, base, 0.93 + 0.14 * fbm2(angle, s.y * 0.5, 3));
      blend(s, dots, smoothstep(0.74, 0.82, noise2(angle * 2.1 + 8, s.y * 3.3)) * 0.7);
      s.gloss = 0.04;
      s.sheen = 0.08;
    },
  };
}

/** Leaves with a pale rib and uneven green. */
export function leaf(hex: string): Surface {
  const base = colour(hex);
  return {
    tint: base,
    paint(s) {
      const rib = smoothstep(0.12, 0.02, Math.abs(s.x)) * 0.4;
      const veins = 0.5 + 0.5 * Math.sin((s.y + Math.abs(s.x) * 1.4) * 4);
      setColour(s, base, 0.7 + 0.5 * fbm2(s.x * 1.5, s.y * 1.5, 3) + rib + 0.08 * veins);
      s.gloss = 0.02;
      s.sheen = 0.06;
    },
  };
}

/** Ink on the face towards +z (`front`) or +y (`top`) of another surface; the box is in the thing's centimetres. */
export function printed(
  under: Surface,
  ink: Ink,
  side: 'front' | 'top',
  left: number,
  top: number,
  width: number,
  height: number,
  rgb: Rgb,
  share = 1,
): Surface {
  return {
    ...under,
    paint(s) {
      under.paint(s);
      if ((side === 'front' ? s.nz : s.ny) < 0.7) return;
      const u = (s.x - left) / width;
      const v = side === 'front' ? (top - s.y) / height : (s.z - top) / height;
      if (u < 0 || v < 0 || u > 1 || v > 1) return;
      blend(s, rgb, inkAt(ink, u, v) * share);
    },
  };
}
