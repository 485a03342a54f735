import { lumaOf } from '../luma';
import { reportKernel } from '../testing/bench';
import { photoPixels } from '../testing/scenes';
import { boxSum } from './box-sum';

const [width, height, radius] = [1500, 1000, 7];
const luma = lumaOf(photoPixels(width, height));

/** Summed-area table (Crow, SIGGRAPH 1984). */
function byTable(): Float32Array {
  const stride = width + 1;
  const table = new Float64Array(stride * (height + 1));
  const sums = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += luma[y * width + x] as number;
      table[(y + 1) * stride + x + 1] = (table[y * stride + x + 1] as number) + row;
    }
  }
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * stride;
    const bottom = Math.min(height, y + radius + 1) * stride;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      sums[y * width + x] =
        (table[bottom + right] as number) -
        (table[top + right] as number) -
        (table[bottom + left] as number) +
        (table[top + left] as number);
    }
  }
  return sums;
}

reportKernel(
  'box_sum',
  (width * height) / 1e6,
  () => boxSum(luma, width, height, radius),
  byTable,
  1.2,
);
