import type { Bitmap } from '@/scripts/forensics/bitmap';
import type { Mask } from '../mask';

/**
 * Moves the layer's mean (and spread) inside the mask towards the base's by the share `strength`;
 * all of one size.
 */
export function matchedColour(
  layer: Bitmap,
  base: Bitmap,
  mask: Mask,
  strength: number,
  spreadToo: boolean,
): Bitmap {
  if (strength === 0) return layer;
  const rgb = Uint8Array.from(layer.rgb);
  for (let c = 0; c < 3; c++) {
    const [from, to] = [statistics(layer, mask, c), statistics(base, mask, c)];
    const ratio = Math.max(0.6, Math.min(1.6, to.spread / Math.max(1, from.spread)));
    const gain = spreadToo ? 1 + strength * (ratio - 1) : 1;
    const mean = from.mean + strength * (to.mean - from.mean);
    for (let i = c; i < rgb.length; i += 3) {
      rgb[i] = Math.max(
        0,
        Math.min(255, Math.round(((rgb[i] as number) - from.mean) * gain + mean)),
      );
    }
  }
  return { ...layer, rgb };
}

function statistics(
  picture: Bitmap,
  mask: Mask,
  channel: number,
): { readonly mean: number; readonly spread: number } {
  let [n, sum, squares] = [0, 0, 0];
  for (let i = 0; i < mask.alpha.length; i++) {
    if (mask.alpha[i] === 0) continue;
    const value = picture.rgb[i * 3 + channel] as number;
    n++;
    sum += value;
    squares += value * value;
  }
  const mean = sum / Math.max(1, n);
  return { mean, spread: Math.sqrt(Math.max(0, squares / Math.max(1, n) - mean * mean)) };
}
