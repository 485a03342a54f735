import { toSharp } from '@/scripts/forensics/bitmap';
import { pixelsOf } from '../decode';
import { type Filter, filterEdit } from './filter';

const sharpened: Filter = async (piece, random) => {
  const options = {
    sigma: random.between(0.8, 2.5),
    m1: random.between(1, 4),
    m2: random.between(3, 10),
  };
  return { pixels: await pixelsOf(toSharp(piece).sharpen(options)), params: options };
};

export const sharpen = filterEdit(sharpened, 0.006, 0.12, 3);
