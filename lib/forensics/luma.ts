import type { Pixels } from './frame';

/** BT.601 luma (ITU-R BT.601-7, 2.5.1), 0-255, width * height values. */
export function lumaOf({ rgb, width, height }: Pixels): Float32Array {
  const luma = new Float32Array(width * height);
  for (let i = 0, at = 0; i < luma.length; i++, at += 3) {
    luma[i] = 0.299 * (rgb[at] as number) + 0.587 * (rgb[at + 1] as number) + 0.114 * (rgb[at + 2] as number);
  }
  return luma;
}
