import { fbm2, noise2, smoothstep } from '../render/noise';
import { seededRandom } from '../render/random';
import type { Rgb, Sample, Surface } from '../render/thing';
import { colour, setColour } from './colour';
import { blankInk, drawLine, inkAt, type Ink } from './stroke-font';

/** What a lit screen shows: linear light at (u, v), 0-1, v from the top, written into the sample's own light. */
export type Show = (s: Sample, u: number, v: number) => void;

/** The face of a display towards +z or +y; `width` and `height` in cm. Off, it is a dark mirror with fingermarks. */
export function display(
  width: number,
  height: number,
  side: 'front' | 'top',
  show: Show | null,
  glow: Rgb = [0, 0, 0],
): Surface {
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
      if (show !== null && across > 0.02 && across < 0.98 && down > 0.02 && down < 0.98)
        show(s, across, down);
    },
  };
}

/** Side of the crack drawing in pixels, and how many reaches it spans. */
const CRACKS_PX = 1400;
const CRACKS_SPAN = 3;

/** Cracks that run out from a blow in the middle, and fork; drawn once, looked up per pixel. */
function cracksFrom(seed: number): Ink {
  const random = seededRandom(seed);
  const ink = blankInk(CRACKS_PX, CRACKS_PX);
  const unit = CRACKS_PX / CRACKS_SPAN;
  const line = (x0: number, y0: number, x1: number, y1: number, pen: number) =>
    drawLine(
      ink,
      CRACKS_PX / 2 + x0 * unit,
      CRACKS_PX / 2 + y0 * unit,
      CRACKS_PX / 2 + x1 * unit,
      CRACKS_PX / 2 + y1 * unit,
      pen * unit,
    );
  const arms = 11 + Math.floor(random() * 4);
  for (let arm = 0; arm < arms; arm++) {
    let angle = ((arm + random() * 0.8) / arms) * 2 * Math.PI;
    let [px, py] = [0, 0];
    const length = 0.35 + 0.9 * random();
    for (let gone = 0; gone < length;) {
      const step = 0.04 + 0.1 * random();
      angle += (random() - 0.5) * 0.55;
      const [qx, qy] = [px + Math.cos(angle) * step, py + Math.sin(angle) * step];
      line(px, py, qx, qy, 0.0048 * (1.5 - gone / length));
      if (random() < 0.22) {
        const fork = angle + (random() < 0.5 ? -1 : 1) * (0.5 + random());
        const side = step * (0.6 + 1.6 * random());
        line(qx, qy, qx + Math.cos(fork) * side, qy + Math.sin(fork) * side, 0.0024);
      }
      [px, py] = [qx, qy];
      gone += step;
    }
  }
  return ink;
}

/** Cracked glass over another surface: bright splinters, a crushed spot where the blow fell, light bent on either side. */
export function cracked(
  under: Surface,
  side: 'front' | 'top',
  seed: number,
  x: number,
  y: number,
  reachCm: number,
): Surface {
  const cracks = cracksFrom(seed);
  const span = CRACKS_SPAN * reachCm;
  return {
    ...under,
    paint(s) {
      under.paint(s);
      if ((side === 'front' ? s.nz : s.ny) < 0.7) return;
      const v = side === 'front' ? s.y : s.z;
      const light = inkAt(cracks, (s.x - x) / span + 0.5, (v - y) / span + 0.5);
      const centre = Math.hypot(s.x - x, v - y) / reachCm;
      const crushed =
        smoothstep(0.1, 0.01, centre) * (0.3 + noise2((s.x * 60) / reachCm, (v * 60) / reachCm));
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
