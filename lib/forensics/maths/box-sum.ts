import { floatsAt, kernels, layOut } from '../kernels/program';

/**
 * Sum over the (2 * radius + 1)^2 values around each one, cropped at the edges; the cost does not
 * depend on the radius, and sums are in double precision.
 */
export function boxSum(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const bytes = width * height * 4;
  const [from, to, columns] = layOut(bytes, bytes, (width + 2) * 8);
  floatsAt(from, values.length).set(values);
  kernels().boxSums(from, width, height, radius, to, columns);
  return floatsAt(to, values.length).slice();
}

/** The same divided by the number of values summed. */
export function boxMean(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const means = boxSum(values, width, height, radius);
  const across = Float64Array.from({ length: width }, (_, x) => countAt(x, width, radius));
  for (let y = 0, at = 0; y < height; y++) {
    const down = countAt(y, height, radius);
    for (let x = 0; x < width; x++, at++)
      means[at] = (means[at] as number) / (down * (across[x] as number));
  }
  return means;
}

function countAt(at: number, length: number, radius: number): number {
  return Math.min(length - 1, at + radius) - Math.max(0, at - radius) + 1;
}
