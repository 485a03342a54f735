import { report, cpuSeconds } from '../testing/bench';
import { noise } from '../testing/scenes';
import { multiply } from './multiply';

const [m, k, n] = [40, 360, 20_000];
const random = noise(1);
const filled = (length: number): Float32Array =>
  Float32Array.from({ length }, () => random() - 0.5);
const [a, b] = [filled(m * k), filled(k * n)];

/** Row by row of `b`, so that memory is read in order. */
function plain(): Float32Array {
  const product = new Float32Array(m * n);
  for (let row = 0; row < m; row++) {
    for (let i = 0; i < k; i++) {
      const weight = a[row * k + i] as number;
      for (let x = 0, from = i * n, to = row * n; x < n; x++, from++, to++) {
        product[to] = (product[to] as number) + weight * (b[from] as number);
      }
    }
  }
  return product;
}

const [own, other] = [cpuSeconds(() => multiply({ a, b, m, k, n })), cpuSeconds(plain)];
const gigaflops = (2 * m * k * n) / own / 1e9;
console.log(
  `  multiply: ${gigaflops.toFixed(1)} Gflop/s, plain ${((2 * m * k * n) / other / 1e9).toFixed(1)} Gflop/s`,
);
report('forensics_multiply_to_plain', other / own, '>=', 3);
