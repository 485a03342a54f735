import { fbm2, noise2, smoothstep } from '../render/noise';
import type { Surface } from '../render/thing';
import { blend, colour, face, setColour, tilt, toFace } from './colour';

/** A plain weave of uneven yarn, `threadCm` apart. */
export function weave(hex: string, threadCm: number, accent = hex): Surface {
  const base = colour(hex);
  const second = colour(accent);
  const k = (2 * Math.PI) / threadCm;
  return {
    tint: base,
    paint(s) {
      toFace(s);
      const u = face.u + 0.35 * threadCm * noise2(face.u * 0.7, face.v * 0.7);
      const v = face.v + 0.35 * threadCm * noise2(face.u * 0.7 + 30, face.v * 0.7);
      const warp = Math.sin(u * k);
      const weft = Math.sin(v * k);
      const yarn = 0.5 + 0.5 * warp * weft;
      const slub = fbm2(u * 0.4 + 9, v * 2.2, 2) + fbm2(u * 2.2, v * 0.4 + 4, 2) - 1;
      setColour(s, base, 0.62 + 0.42 * yarn + 0.6 * slub);
      blend(s, second, warp * weft > 0 ? 0.25 + 0.5 * noise2(u * 3, v * 3) : 0.05);
      const worn = 0.88 + 0.24 * fbm2(face.u * 0.05, face.v * 0.05, 3);
      s.r *= worn;
      s.g *= worn;
      s.b *= worn;
      tilt(s, 0.3 * Math.cos(u * k) * weft, 0.3 * Math.cos(v * k) * warp);
    },
  };
}

/** Cut pile: no order at all, darker in the depth between the tufts. */
export function pile(hex: string, tuftCm: number): Surface {
  const base = colour(hex);
  return {
    tint: base,
    paint(s) {
      toFace(s);
      const u = face.u / tuftCm;
      const v = face.v / tuftCm;
      const tuft = fbm2(u, v, 3);
      const lie = fbm2(face.u * 0.06, face.v * 0.06, 3);
      setColour(s, base, (0.45 + 0.95 * tuft) * (0.75 + 0.5 * lie));
      tilt(s, (fbm2(u + 0.4, v, 2) - tuft) * 1.2, (fbm2(u, v + 0.4, 2) - tuft) * 1.2);
    },
  };
}

/** Grained leather with fine creases and a dull shine. */
export function leather(hex: string, pebbleCm = 0.32): Surface {
  const k = 1 / pebbleCm;
  const base = colour(hex);
  return {
    tint: base,
    paint(s) {
      toFace(s);
      const { u, v } = face;
      const pebble = fbm2(u * k, v * k, 2);
      const crease = smoothstep(0.06, 0, Math.abs(fbm2(u * k * 0.11, v * k * 0.11, 3) - 0.5));
      setColour(
        s,
        base,
        0.8 + 0.3 * pebble + 0.25 * (fbm2(u * 0.08, v * 0.08, 2) - 0.5) - 0.25 * crease,
      );
      tilt(
        s,
        (fbm2(u * k + 0.32, v * k, 2) - pebble) * 1.4,
        (fbm2(u * k, v * k + 0.32, 2) - pebble) * 1.4,
      );
      s.sheen = 0.05;
      s.gloss = 0.012;
    },
  };
}
