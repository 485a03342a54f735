import { type Bitmap, copyOf, type PixelBox } from '@/scripts/forensics/bitmap';
import { feathered, type Mask } from './mask';
import type { Random } from './random';

/** Pixels for a place of a picture. */
interface Patch {
  readonly left: number;
  readonly top: number;
  readonly pixels: Bitmap;
}

/**
 * Lays the patch over the base inside the mask, whose edge is blurred by `featherPx` (sigma);
 * pixels outside the patch are unchanged.
 */
export async function laidOver(
  base: Bitmap,
  patch: Patch,
  mask: Mask,
  featherPx: number,
): Promise<Bitmap> {
  const { alpha } = await feathered(mask, featherPx);
  const result = copyOf(base);
  const { width, height, rgb } = patch.pixels;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (patch.top + y) * base.width + patch.left + x;
      const share = (alpha[at] as number) / 255;
      if (share === 0) continue;
      for (let c = 0; c < 3; c++) {
        const under = base.rgb[at * 3 + c] as number;
        const over = rgb[(y * width + x) * 3 + c] as number;
        result.rgb[at * 3 + c] = Math.round(under + (over - under) * share);
      }
    }
  }
  return result;
}

/** Standard deviation of the green channel in the box, at every fourth pixel. */
function textureOf(picture: Bitmap, box: PixelBox): number {
  let [n, sum, squares] = [0, 0, 0];
  for (let y = box.top; y < box.top + box.height; y += 4) {
    for (let x = box.left; x < box.left + box.width; x += 4) {
      const value = picture.rgb[(y * picture.width + x) * 3 + 1] ?? 0;
      n++;
      sum += value;
      squares += value * value;
    }
  }
  return n === 0 ? 0 : Math.sqrt(Math.max(0, squares / n - (sum / n) ** 2));
}

/**
 * Returns the most textured of `tries` places for a box of that size which `allowed` accepts; null
 * if there is none.
 */
export function texturedPlace(
  random: Random,
  picture: Bitmap,
  size: { readonly width: number; readonly height: number },
  attempts: number,
  allowed: (box: PixelBox) => boolean = () => true,
): PixelBox | null {
  if (size.width > picture.width || size.height > picture.height) return null;
  let best: { readonly box: PixelBox; readonly texture: number } | null = null;
  for (let i = 0; i < attempts; i++) {
    const box = {
      ...size,
      left: random.int(0, picture.width - size.width),
      top: random.int(0, picture.height - size.height),
    };
    if (!allowed(box)) continue;
    const texture = textureOf(picture, box);
    if (best === null || texture > best.texture) best = { box, texture };
  }
  return best?.box ?? null;
}
