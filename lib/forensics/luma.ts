import type { Pixels } from './frame';
import { bytesAt, floatsAt, kernels, layOut } from './kernels/program';

/** Small enough for a processor's second-level cache. */
const STRIP_PIXELS = 65_536;

/** The pixels of a large photo; the plane of a larger picture is not kept. */
const REUSED_PIXELS_MAX = 1 << 24;
let reused = new Float32Array(0);

/** Returns BT.601 luma (ITU-R BT.601-7, 2.5.1), 0-255, width * height values. */
export function lumaOf(pixels: Pixels): Float32Array {
  return fill(new Float32Array(pixels.width * pixels.height), pixels);
}

/**
 * Returns the same values in memory that the next call overwrites: a new plane would have to be
 * cleared, and the garbage collector would have to free the old one.
 */
export function passingLumaOf(pixels: Pixels): Float32Array {
  const length = pixels.width * pixels.height;
  if (length > REUSED_PIXELS_MAX || reused.length < length)
    reused = new Float32Array(length > REUSED_PIXELS_MAX ? 0 : length);
  if (length > reused.length) return lumaOf(pixels);
  return fill(reused.subarray(0, length), pixels);
}

function fill(luma: Float32Array, { rgb }: Pixels): Float32Array {
  const [from, to] = layOut(STRIP_PIXELS * 3, STRIP_PIXELS * 4);
  const strip = bytesAt(from, STRIP_PIXELS * 3);
  for (let first = 0; first < luma.length; first += STRIP_PIXELS) {
    const pixels = Math.min(STRIP_PIXELS, luma.length - first);
    strip.set(rgb.subarray(first * 3, (first + pixels) * 3));
    kernels().luma(from, to, pixels);
    luma.set(floatsAt(to, pixels), first);
  }
  return luma;
}
