import type { Plane } from './plane';

const LEVELS = 256;

/**
 * How well two grey levels explain a square of a plane of luma: the largest share of its variance
 * between two classes of pixels, 0 to 1 (N. Otsu, "A Threshold Selection Method from Gray-Level
 * Histograms", IEEE SMC 9, 1979, eq. 12). Grain and shading give 0.64 (a normal distribution) to
 * 0.75, ink on paper 0.8 and more. 0 for a flat square.
 */
export function twoLevelShare({ width, values }: Plane, left: number, top: number, sidePx: number) {
  const histogram = new Uint16Array(LEVELS);
  let sum = 0;
  let squares = 0;
  for (let y = top; y < top + sidePx; y++) {
    for (let x = left; x < left + sidePx; x++) {
      const level = Math.max(0, Math.min(LEVELS - 1, Math.round(values[y * width + x] as number)));
      histogram[level] = (histogram[level] as number) + 1;
      sum += level;
      squares += level * level;
    }
  }
  const all = sidePx * sidePx;
  const variance = squares / all - (sum / all) ** 2;
  if (variance < 1e-9) return 0;
  let darker = 0;
  let darkerSum = 0;
  let between = 0;
  for (let level = 0; level < LEVELS - 1; level++) {
    const count = histogram[level] as number;
    darker += count;
    darkerSum += count * level;
    if (darker === 0 || darker === all) continue;
    const apart = darkerSum / darker - (sum - darkerSum) / (all - darker);
    between = Math.max(between, (darker / all) * (1 - darker / all) * apart * apart);
  }
  return between / variance;
}
