import type { Bitmap } from '@/scripts/forensics/bitmap';
import type { Mask } from '../mask';
import { smoothFill } from './fill/smooth';

/**
 * Shifts the layer's colours so that they meet the base's at the rim of the mask: the difference at
 * the rim is interpolated smoothly over the inside. The membrane form of Poisson blending (Pérez et
 * al. 2003, SIGGRAPH; Farbman et al. 2009, SIGGRAPH). All of one size; the rim must lie inside.
 */
export function seamless(layer: Bitmap, base: Bitmap, mask: Mask): Bitmap {
  // Half the difference around 128, so that it fits a byte.
  const difference = layer.rgb.map(
    (value, i) => 128 + Math.round(((base.rgb[i] as number) - value) / 2),
  );
  const membrane = smoothFill({ ...layer, rgb: difference }, mask);
  const rgb = layer.rgb.map((value, i) =>
    Math.max(0, Math.min(255, value + 2 * ((membrane.rgb[i] as number) - 128))),
  );
  return { ...layer, rgb };
}
