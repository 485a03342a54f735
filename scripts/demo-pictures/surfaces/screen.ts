import { fbm2, noise2, smoothstep } from '../render/noise';
import { seededRandom } from '../render/random';
import type { Rgb, Sample, Surface } from '../render/thing';
import { colour, setColour } from './colour';

/** What a lit screen shows: linear light at (u, v), 0-1, v from the top, written into the sample's own light. */
export type Show = (s: Sample, u: number, v: number) => void;

/** The face of a display towards +z or +y; `width` and `height` in cm. Off, it is a dark mirror with fingermarks. */
export function display(width: number, height: number, side: 'front' | 'top', show: Show | null, glow: Rgb = [0, 0, 0]): Surface {
  const glass = colour('#0b0c0e');
  return {
    tint: glass,
    glow,
    paint(s) {
      const across = s.x / width + 0.5;
      const down = side === 'front' ? 0.5 - s.y / height : s.z / height + 0.5;
      setColour(s, glass, 1);
      const smear = fbm2(s.x * 0.06, (s.y + s.z) * 0.1, 4);
      s.gloss = 0.05 + 0.012 * smoothstep(0.45, 0.75, smear);
      s.r += 0.004 * smoothstep(0.5, 0.75, smear);
      s.g += 0.004 * smoothstep(0.5, 0.75, smear);
      s.b += 0.004 * smoothstep(0.5, 0.75, smear);
      if (show !== null && across > 0.02 && across < 0.98 && down > 0.02 && down < 0.98) show(s, across, down);
    },
  };
}

interface Crack {
  readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number; readonly widthCm: number;
}

/** Cracks that run out from a blow at (x, y), fork, and are tied by short arcs. */
function cracksFrom(seed: number, x: number, y: number, reachCm: number): readonly Crack[] {
  const random = seededRandom(seed);
  const cracks: Crack[] = [];
  const arms = 11 + Math.floor(random() * 4);
  for (let arm = 0; arm < arms; arm++) {
    let angle = ((arm + random() * 0.8) / arms) * 2 * Math.PI;
    let [px, py] = [x, y];
    const length = reachCm * (0.35 + 0.9 * random());
    for (let gone = 0; gone < length;) {
      const step = reachCm * (0.04 + 0.1 * random());
      angle += (random() - 0.5) * 0.55;
      const [qx, qy] = [px + Math.cos(angle) * step, py + Math.sin(angle) * step];
      cracks.push({ x0: px, y0: py, x1: qx, y1: qy, widthCm: reachCm * 0.0042 * (1.5 - gone / length) });
      if (random() < 0.22) {
        const fork = angle + (random() < 0.5 ? -1 : 1) * (0.5 + random());
        const side = step * (0.6 + 1.6 * random());
        cracks.push({ x0: qx, y0: qy, x1: qx + Math.cos(fork) * side, y1: qy + Math.sin(fork) * side, widthCm: reachCm * 0.002 });
      }
      [px, py] = [qx, qy];
      gone += step;
    }
  }
  return cracks;
}

/** Cracked glass over another surface: bright splinters, a crushed spot where the blow fell, light bent on either side. */
export function cracked(under: Surface, side: 'front' | 'top', seed: number, x: number, y: number, reachCm: number): Surface {
  const cracks = cracksFrom(seed, x, y, reachCm);
  return {
    ...under,
    paint(s) {
      under.paint(s);
      if ((side === 'front' ? s.nz : s.ny) < 0.7) return;
      const v = side === 'front' ? s.y : s.z;
      let light = 0;
      for (const c of cracks) light = Math.max(light, onCrack(c, s.x, v));
      const centre = Math.hypot(s.x - x, v - y) / reachCm;
      const crushed = smoothstep(0.1, 0.01, centre) * (0.3 + noise2(s.x * 60 / reachCm, v * 60 / reachCm));
      const white = Math.min(0.75, light * (0.35 + 0.4 * noise2(s.x * 9, v * 9)) + crushed * 0.5);
      s.r += (0.5 - s.r) * white;
      s.g += (0.52 - s.g) * white;
      s.b += (0.54 - s.b) * white;
      const dead = 1 - 0.9 * Math.max(white, smoothstep(0.3, 0.12, centre));
      s.er *= dead;
      s.eg *= dead;
      s.eb *= dead;
      s.bx += (noise2(Math.atan2(v - y, s.x - x) * 5, centre * 3) - 0.5) * 0.06;
    },
  };
}

function onCrack(c: Crack, x: number, y: number): number {
  if (x < Math.min(c.x0, c.x1) - 0.2 || x > Math.max(c.x0, c.x1) + 0.2) return 0;
  const dx = c.x1 - c.x0;
  const dy = c.y1 - c.y0;
  const t = Math.min(1, Math.max(0, ((x - c.x0) * dx + (y - c.y0) * dy) / (dx * dx + dy * dy)));
  const distance = Math.sqrt((x - c.x0 - t * dx) ** 2 + (y - c.y0 - t * dy) ** 2);
  return smoothstep(c.widthCm, c.widthCm * 0.35, distance);
}
