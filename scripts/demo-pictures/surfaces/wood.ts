import { cellValue, fbm2, mix, noise2, smoothstep } from '../render/noise';
import type { Rgb, Sample, Surface } from '../render/thing';
import { blend, colour, face, setColour, tilt, toFace } from './colour';

interface Timber {
  readonly light: string;
  readonly dark: string;
  readonly gloss?: number;
  /** Shifts the grain, so that two boards differ. */
  readonly shift?: number;
}

/** Grain along `u`: growth rings drawn out along the board, pores and a slow change of tone. */
function grain(s: Sample, light: Rgb, dark: Rgb, u: number, v: number): void {
  const drift = fbm2(u * 0.016, v * 0.09, 3);
  const rings = 0.5 + 0.5 * Math.sin((v * 0.55 + drift * 13) * 2.4);
  const fibre = fbm2(u * 0.22, v * 5.5, 3);
  const pores = noise2(u * 0.9, v * 22);
  const share = Math.min(1, Math.max(0, 0.28 * rings + 0.5 * fibre + 0.28 * drift - 0.02));
  setColour(s, light, 1);
  blend(s, dark, share);
  const shade = (pores > 0.78 ? 0.86 : 1) * (0.93 + 0.14 * noise2(u * 0.05 + 7, v * 0.05));
  s.r *= shade;
  s.g *= shade;
  s.b *= shade;
  tilt(s, 0, (fibre - 0.5) * 0.12);
}

/** A veneered or solid board with the grain along its longer visible side (x, or y on a face towards x). */
export function wood(timber: Timber): Surface {
  const light = colour(timber.light);
  const dark = colour(timber.dark);
  const shift = (timber.shift ?? 0) * 37.7;
  return {
    tint: [mix(light[0], dark[0], 0.5), mix(light[1], dark[1], 0.5), mix(light[2], dark[2], 0.5)],
    paint(s) {
      toFace(s);
      grain(s, light, dark, face.u + shift, face.v * 1.6 + shift * 3.1);
      s.gloss = timber.gloss ?? 0.018;
      s.sheen = 0.02;
    },
  };
}

/** Floorboards along x, 14 cm wide, staggered, with dark joints. */
export function floorboards(timber: Timber, widthCm = 14): Surface {
  const light = colour(timber.light);
  const dark = colour(timber.dark);
  return {
    tint: [mix(light[0], dark[0], 0.5), mix(light[1], dark[1], 0.5), mix(light[2], dark[2], 0.5)],
    paint(s) {
      const row = Math.floor(s.z / widthCm);
      const along = s.x + cellValue(row, 3) * 190;
      const board = Math.floor(along / 175);
      const tone = cellValue(row, board + 40);
      grain(s, light, dark, s.x + tone * 900, s.z * 1.1 + tone * 331);
      const v = (s.z / widthCm - row) * widthCm;
      const u = (along / 175 - board) * 175;
      const joint = Math.min(
        smoothstep(0, 0.28, Math.min(v, widthCm - v)),
        smoothstep(0, 0.25, Math.min(u, 175 - u)),
      );
      const shade =
        (0.78 + 0.42 * tone) * mix(0.3, 1, joint) * (0.9 + 0.2 * fbm2(s.x * 0.03, s.z * 0.03, 2));
      s.r *= shade;
      s.g *= shade;
      s.b *= shade;
      s.gloss = (timber.gloss ?? 0.03) * joint * (0.6 + 0.5 * noise2(s.x * 0.3, s.z * 0.3));
      s.sheen = 0.03 * joint;
      tilt(
        s,
        (noise2(s.x * 0.12, s.z * 0.12) - 0.5) * 0.02,
        (noise2(s.x * 0.12 + 50, s.z * 0.12) - 0.5) * 0.02,
      );
    },
  };
}
