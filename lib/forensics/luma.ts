import type { Pixels } from './frame';
import { bytesAt, floatsAt, kernels, layOut } from './kernels/program';

/** Small enough for a processor's second cache. */
const STRIP_PIXELS = 65_536;

/** BT.601 luma (ITU-R BT.601-7, 2.5.1), 0-255, width * height values. */
export function lumaOf({ rgb, width, height }: Pixels): Float32Array {
  const luma = new Float32Array(width * height);
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
