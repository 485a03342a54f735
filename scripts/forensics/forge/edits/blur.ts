import { toSharp } from '@/scripts/forensics/bitmap';
import { pixelsOf } from '../decode';
import { type Filter, filterEdit } from './filter';

const blurred: Filter = async (piece, random) => {
  const way = random.weighted([
    ['gauss', 50],
    ['median', 25],
    ['motion', 25],
  ]);
  if (way === 'median') {
    const windowPx = random.pick([5, 7, 9, 11]);
    return { pixels: await pixelsOf(toSharp(piece).median(windowPx)), params: { way, windowPx } };
  }
  if (way === 'motion') {
    const lengthPx = random.pick([5, 7, 9, 13]);
    const across = random.chance(0.5);
    const kernel = {
      width: across ? lengthPx : 3,
      height: across ? 3 : lengthPx,
      kernel: line(lengthPx, across),
    };
    return {
      pixels: await pixelsOf(toSharp(piece).convolve(kernel)),
      params: { way, lengthPx, across },
    };
  }
  const sigma = random.logBetween(1, 6);
  return { pixels: await pixelsOf(toSharp(piece).blur(sigma)), params: { way, sigma } };
};

/** A row or column of ones in a kernel three wide, the minimum for sharp's convolution. */
function line(lengthPx: number, across: boolean): number[] {
  return across
    ? Array.from({ length: lengthPx * 3 }, (_, i) => (Math.floor(i / lengthPx) === 1 ? 1 : 0))
    : Array.from({ length: lengthPx * 3 }, (_, i) => (i % 3 === 1 ? 1 : 0));
}

/** Makes an area unreadable. */
export const blur = filterEdit(blurred, 0.006, 0.12, 4);
