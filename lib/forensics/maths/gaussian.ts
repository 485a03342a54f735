import type { Plane } from './plane';

/** Half a normalized Gaussian kernel, centre first, cut at 3 sigma. */
export function gaussianKernel(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(3 * sigma));
  const half = Float32Array.from({ length: radius + 1 }, (_, i) => Math.exp(-(i * i) / (2 * sigma * sigma)));
  let sum = -(half[0] ?? 0);
  for (const weight of half) sum += 2 * weight;
  return half.map((weight) => weight / sum);
}

/** Gaussian blur, separable, edges repeated. */
export function gaussianBlur(plane: Plane, sigma: number): Plane {
  const { width, height, values } = plane;
  const kernel = gaussianKernel(sigma);
  const radius = kernel.length - 1;
  const out = new Float32Array(width * height);
  const padded = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y++) {
    blurColumnsAtRow(values, width, height, y, kernel, padded.subarray(radius, radius + width));
    padded.fill(padded[radius] as number, 0, radius);
    padded.fill(padded[radius + width - 1] as number, radius + width);
    blurRow(padded, radius, width, kernel, out, y * width);
  }
  return { width, height, values: out };
}

/** The vertical pass for one row: sums of whole rows above and below, so that memory is read in order. */
function blurColumnsAtRow(
  values: Float32Array, width: number, height: number, y: number, kernel: Float32Array, row: Float32Array,
): void {
  const centre = kernel[0] as number;
  const at = y * width;
  for (let x = 0; x < width; x++) row[x] = centre * (values[at + x] as number);
  for (let k = 1; k < kernel.length; k++) {
    const weight = kernel[k] as number;
    const above = Math.max(0, y - k) * width;
    const below = Math.min(height - 1, y + k) * width;
    for (let x = 0; x < width; x++) {
      row[x] = (row[x] as number) + weight * ((values[above + x] as number) + (values[below + x] as number));
    }
  }
}

function blurRow(
  padded: Float32Array, radius: number, width: number, kernel: Float32Array, out: Float32Array, at: number,
): void {
  for (let x = 0; x < width; x++) {
    const centre = x + radius;
    let sum = (kernel[0] as number) * (padded[centre] as number);
    for (let k = 1; k <= radius; k++) {
      sum += (kernel[k] as number) * ((padded[centre - k] as number) + (padded[centre + k] as number));
    }
    out[at + x] = sum;
  }
}
