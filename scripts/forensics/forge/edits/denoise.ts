import { toSharp } from '@/scripts/forensics/bitmap';
import { pixelsOf } from '../decode';
import { bilateral } from './bilateral';
import { type Filter, filterEdit } from './filter';

const denoised: Filter = async (piece, random) => {
  if (random.chance(0.35))
    return { pixels: await pixelsOf(toSharp(piece).median(3)), params: { way: 'median' } };
  const [sigmaPx, levels] = [random.between(1, 2.5), random.between(10, 40)];
  return {
    pixels: bilateral(piece, sigmaPx, levels),
    params: { way: 'bilateral', sigmaPx, levels },
  };
};

/** Smooths skin and scratches: fine detail is lost, edges remain. */
export const denoise = filterEdit(denoised, 0.01, 0.15, 4);
