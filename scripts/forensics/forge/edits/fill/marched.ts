import { type Bitmap, copyOf } from '@/scripts/forensics/bitmap';
import type { Mask } from '../../mask';
import { fromTheRim } from './rim';

/**
 * Fills the hole pixel by pixel from the rim inwards, each with the weighted mean of the known
 * pixels around it, nearer ones with more weight. After the idea of Telea 2004 (Journal of Graphics
 * Tools 9), without his gradient and level terms.
 */
export function marchedFill(picture: Bitmap, hole: Mask, radiusPx: number): Bitmap {
  const result = copyOf(picture);
  const { width, height } = picture;
  const known = Uint8Array.from(hole.alpha, (value) => (value === 0 ? 1 : 0));
  const disc = discOf(radiusPx);
  for (const i of fromTheRim(hole)) {
    const [x, y] = [i % width, Math.floor(i / width)];
    let [total, red, green, blue] = [0, 0, 0, 0];
    for (const { dx, dy, weight } of disc) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
      const at = ny * width + nx;
      if (known[at] === 0) continue;
      total += weight;
      red += weight * (result.rgb[at * 3] as number);
      green += weight * (result.rgb[at * 3 + 1] as number);
      blue += weight * (result.rgb[at * 3 + 2] as number);
    }
    if (total > 0)
      result.rgb.set(
        [red, green, blue].map((sum) => Math.round(sum / total)),
        i * 3,
      );
    known[i] = 1;
  }
  return result;
}

interface Neighbour {
  readonly dx: number;
  readonly dy: number;
  readonly weight: number;
}

function discOf(radiusPx: number): Neighbour[] {
  const disc: Neighbour[] = [];
  for (let dy = -radiusPx; dy <= radiusPx; dy++) {
    for (let dx = -radiusPx; dx <= radiusPx; dx++) {
      const squared = dx * dx + dy * dy;
      if (squared > 0 && squared <= radiusPx * radiusPx) disc.push({ dx, dy, weight: 1 / squared });
    }
  }
  return disc;
}
