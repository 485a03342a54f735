import { toSharp } from '@/scripts/demo-pictures/camera/bitmap';
import { pixelsOf } from '../decode';
import { type Filter, filterEdit } from './filter';

const sharpened: Filter = async (piece, random) => {
  const [sigma, m2] = [random.between(0.8, 2.5), random.between(3, 10)];
  return { pixels: await pixelsOf(toSharp(piece).sharpen({ sigma, m1: random.between(1, 4), m2 })), params: { sigma, m2 } };
};

export const sharpen = filterEdit(sharpened, 0.006, 0.12, 3);
