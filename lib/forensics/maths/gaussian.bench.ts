import { reportKernel } from '../testing/bench';
import { noise } from '../testing/scenes';
import { gaussianBlur, gaussianKernel } from './gaussian';

const [width, height, sigma] = [1200, 800, 2];
const random = noise(4);
const values = Float32Array.from({ length: width * height }, () => 255 * random());

/** Adds the rows above and below in order, then along the row. */
function plain(): Float32Array {
  const kernel = gaussianKernel(sigma);
  const radius = kernel.length - 1;
  const out = new Float32Array(width * height);
  const row = new Float32Array(width);
  for (let y = 0; y < height; y++) {
    row.fill(0);
    for (let k = -radius; k <= radius; k++) {
      const from = Math.min(height - 1, Math.max(0, y + k)) * width;
      const weight = kernel[Math.abs(k)] as number;
      for (let x = 0; x < width; x++)
        row[x] = (row[x] as number) + weight * (values[from + x] as number);
    }
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let k = -radius; k <= radius; k++) {
        sum +=
          (kernel[Math.abs(k)] as number) *
          (row[Math.min(width - 1, Math.max(0, x + k))] as number);
      }
      out[y * width + x] = sum;
    }
  }
  return out;
}

reportKernel(
  'gaussian',
  (width * height) / 1e6,
  () => gaussianBlur({ width, height, values }, sigma),
  plain,
  3,
);
