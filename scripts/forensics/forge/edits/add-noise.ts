import type { Bitmap } from '@/scripts/forensics/bitmap';
import type { Random } from '../random';
import { type Filter, filterEdit } from './filter';

/** Adds Gaussian noise of `sigma` grey levels, the same on all channels if `grey`. */
export function withNoise(piece: Bitmap, random: Random, sigma: number, grey: boolean): Bitmap {
  const rgb = new Uint8Array(piece.rgb.length);
  for (let i = 0; i < rgb.length; i += 3) {
    let noise = random.gaussian() * sigma;
    for (let c = i; c < i + 3; c++) {
      if (!grey && c > i) noise = random.gaussian() * sigma;
      rgb[c] = Math.max(0, Math.min(255, Math.round((piece.rgb[c] as number) + noise)));
    }
  }
  return { ...piece, rgb };
}

const noisy: Filter = (piece, random) => {
  const [sigma, grey] = [random.between(3.5, 15), random.chance(0.6)];
  return Promise.resolve({
    pixels: withNoise(piece, random, sigma, grey),
    params: { sigma, grey },
  });
};

export const addNoise = filterEdit(noisy, 0.01, 0.15, 3);
