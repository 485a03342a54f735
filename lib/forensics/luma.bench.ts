import { reportKernel } from './testing/bench';
import { photoPixels } from './testing/scenes';
import { lumaOf } from './luma';

const pixels = photoPixels(2000, 1500);

reportKernel(
  'luma',
  3,
  () => lumaOf(pixels),
  () => {
    const { rgb, width, height } = pixels;
    const luma = new Float32Array(width * height);
    for (let i = 0, at = 0; i < luma.length; i++, at += 3) {
      luma[i] =
        0.299 * (rgb[at] as number) +
        0.587 * (rgb[at + 1] as number) +
        0.114 * (rgb[at + 2] as number);
    }
    return luma;
  },
  1.5,
);
