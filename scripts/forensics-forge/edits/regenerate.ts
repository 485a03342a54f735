import { toSharp } from '@/scripts/demo-pictures/camera/bitmap';
import { pixelsOf } from '../decode';
import { withNoise } from './add-noise';
import { type Filter, filterEdit } from './filter';

/** What an image-to-image model leaves: the same picture from a smaller one, oversharpened, without the sensor's noise. */
const regenerated: Filter = async (piece, random) => {
  const [factor, sigma, noise] = [random.between(0.4, 0.75), random.between(0.6, 1.2), random.chance(0.4) ? random.between(0.5, 2.5) : 0];
  const small = toSharp(piece).resize(Math.max(4, Math.round(piece.width * factor)), Math.max(4, Math.round(piece.height * factor)), { fit: 'fill' });
  const clean = await pixelsOf(toSharp(await pixelsOf(small)).median(3).resize(piece.width, piece.height, { fit: 'fill', kernel: 'cubic' }));
  const sharp = await pixelsOf(toSharp(clean).sharpen({ sigma, m1: 0.5, m2: 3 }));
  return { pixels: noise === 0 ? sharp : withNoise(sharp, random, noise, false), params: { factor, sigma, noise } };
};

export const regenerate = filterEdit(regenerated, 0.02, 0.15, 4);
