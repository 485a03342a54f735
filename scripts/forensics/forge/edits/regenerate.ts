import { toSharp } from '@/scripts/forensics/bitmap';
import { pixelsOf } from '../decode';
import { withNoise } from './add-noise';
import { type Filter, filterEdit } from './filter';

/**
 * Imitates an image-to-image model: the picture enlarged from a smaller one, oversharpened, without
 * the sensor's noise.
 */
const regenerated: Filter = async (piece, random) => {
  const [factor, sigma] = [random.between(0.4, 0.75), random.between(0.6, 1.2)];
  const noise = random.chance(0.4) ? random.between(0.5, 2.5) : 0;
  const [width, height] = [piece.width, piece.height].map((side) =>
    Math.max(4, Math.round(side * factor)),
  );
  const small = await pixelsOf(toSharp(piece).resize(width, height, { fit: 'fill' }));
  const clean = await pixelsOf(
    toSharp(small).median(3).resize(piece.width, piece.height, { fit: 'fill', kernel: 'cubic' }),
  );
  const sharp = await pixelsOf(toSharp(clean).sharpen({ sigma, m1: 0.5, m2: 3 }));
  return {
    pixels: noise === 0 ? sharp : withNoise(sharp, random, noise, false),
    params: { factor, sigma, noise },
  };
};

export const regenerate = filterEdit(regenerated, 0.02, 0.15, 4);
