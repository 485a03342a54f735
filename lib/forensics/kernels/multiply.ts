import { floatsAt, kernels, layOut } from './program';

/** Columns processed at a time, so that a strip of `b` stays in a processor's cache. */
const STRIP_COLUMNS = 512;

interface Factors {
  /** m x k, row by row. */
  readonly a: Float32Array;
  /** k x n, row by row. */
  readonly b: Float32Array;
  readonly m: number;
  readonly k: number;
  readonly n: number;
  /** One value for each row of `a`; zeros when absent. */
  readonly bias?: Float32Array;
}

/**
 * The matrix product a * b (+ bias), m x n, in single precision. A 1x1 convolution is the weights
 * (channels out x channels in) times the planes (channels in x pixels); a 3x3 one is nine of them
 * over shifted planes.
 */
export function multiply({ a, b, m, k, n, bias }: Factors): Float32Array {
  const product = new Float32Array(m * n);
  const columns = Math.min(STRIP_COLUMNS, (n + 7) & ~7);
  const [atA, atBias, atB, atOut] = layOut(m * k * 4, m * 4, k * columns * 4, m * columns * 4);
  floatsAt(atA, m * k).set(a.subarray(0, m * k));
  const biases = floatsAt(atBias, m);
  if (bias === undefined) biases.fill(0);
  else biases.set(bias.subarray(0, m));
  const strip = floatsAt(atB, k * columns);
  const result = floatsAt(atOut, m * columns);
  for (let first = 0; first < n; first += columns) {
    const wide = Math.min(columns, n - first);
    for (let i = 0; i < k; i++)
      strip.set(b.subarray(i * n + first, i * n + first + wide), i * columns);
    kernels().multiply(atA, atB, atBias, atOut, m, k, columns);
    for (let i = 0; i < m; i++)
      product.set(result.subarray(i * columns, i * columns + wide), i * n + first);
  }
  return product;
}
