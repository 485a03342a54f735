import { floatsAt, kernels, layOut } from '../kernels/program';
import type { Plane } from './plane';

/** Half a normalized Gaussian kernel, centre first, cut at 3 sigma. */
export function gaussianKernel(sigma: number): Float32Array {
  const radius = radiusOf(sigma);
  const half = Float32Array.from({ length: radius + 1 }, (_, i) =>
    Math.exp(-(i * i) / (2 * sigma * sigma)),
  );
  let sum = -(half[0] ?? 0);
  for (const weight of half) sum += 2 * weight;
  return half.map((weight) => weight / sum);
}

/** The kernel writes complete vectors, so up to this many bytes may be written after a plane. */
export const PLANE_SLACK_BYTES = 32;

/** Gaussian blur, separable, edges repeated. */
export function gaussianBlur(plane: Plane, sigma: number): Plane {
  const { width, height, values } = plane;
  const bytes = values.length * 4 + PLANE_SLACK_BYTES;
  const [from, to, space] = layOut(bytes, bytes, blurSpaceBytes(width, sigma));
  floatsAt(from, values.length).set(values);
  blur({ from, to, width, height, sigma, space });
  return { width, height, values: floatsAt(to, values.length).slice() };
}

const radiusOf = (sigma: number): number => Math.max(1, Math.ceil(3 * sigma));

/** Returns the bytes of work space that `blur` needs. */
export function blurSpaceBytes(width: number, sigma: number): number {
  const radius = radiusOf(sigma);
  return 16 * (radius + 2) + (width + 2 * radius + 16) * 4;
}

interface Blur {
  /**
   * Addresses of two planes, the second one followed by `PLANE_SLACK_BYTES`, and of
   * `blurSpaceBytes`.
   */
  readonly from: number;
  readonly to: number;
  readonly space: number;
  readonly width: number;
  readonly height: number;
  readonly sigma: number;
}

/** Blurs a plane in the kernels' memory. */
export function blur({ from, to, space, width, height, sigma }: Blur): void {
  const kernel = gaussianKernel(sigma);
  const radius = kernel.length - 1;
  floatsAt(space, kernel.length).set(kernel);
  const rows = space + 4 * (radius + 1);
  const line = (rows + 8 * (radius + 1) + 15) & ~15;
  kernels().gaussian(from, width, height, space, radius, to, rows, line);
}
