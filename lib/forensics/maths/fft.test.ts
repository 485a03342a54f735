import { describe, expect, it } from 'vitest';
import { fft, fftOfSquare, wheelOf } from './fft';

const noise = (count: number, seed: number) => Float64Array.from({ length: count }, (_, i) => Math.sin(seed + i * i * 12.9898) * 7);

/** The definition, term by term. */
function transformed(re: Float64Array, im: Float64Array): [number[], number[]] {
  const n = re.length;
  const sums = Array.from({ length: n }, (_, k) => {
    let r = 0, m = 0;
    for (let i = 0; i < n; i++) {
      const angle = (-2 * Math.PI * i * k) / n;
      r += (re[i] ?? 0) * Math.cos(angle) - (im[i] ?? 0) * Math.sin(angle);
      m += (re[i] ?? 0) * Math.sin(angle) + (im[i] ?? 0) * Math.cos(angle);
    }
    return [r, m] as const;
  });
  return [sums.map(([r]) => r), sums.map(([, m]) => m)];
}

const expectNear = (found: ArrayLike<number>, wanted: ArrayLike<number>) => {
  expect(found.length).toBe(wanted.length);
  for (let i = 0; i < found.length; i++) expect(found[i]).toBeCloseTo(wanted[i] ?? NaN, 8);
};

describe('the Fourier transform', () => {
  it('of four values is the one worked out by hand', () => {
    const re = Float64Array.of(1, 2, 3, 4), im = new Float64Array(4);
    fft(re, im, wheelOf(4));
    expectNear(re, [10, -2, -2, -2]);
    expectNear(im, [0, 2, 0, -2]);
  });

  it.each([1, 2, 8, 64])('of %i complex values is the sum of its definition', (length) => {
    const re = noise(length, 1), im = noise(length, 2);
    const [wantedRe, wantedIm] = transformed(re, im);
    fft(re, im, wheelOf(length));
    expectNear(re, wantedRe);
    expectNear(im, wantedIm);
  });

  it('of a square is that of its columns after that of its rows, transposed back', () => {
    const length = 8, re = noise(64, 3), im = noise(64, 4);
    const column = (values: ArrayLike<number>, x: number) => Float64Array.from({ length }, (_, y) => values[y * length + x] ?? 0);
    const rows = Array.from({ length }, (_, y) => transformed(re.slice(y * length, (y + 1) * length), im.slice(y * length, (y + 1) * length)));
    const byRowRe = rows.flatMap(([r]) => r), byRowIm = rows.flatMap(([, m]) => m);
    const columns = Array.from({ length }, (_, x) => transformed(column(byRowRe, x), column(byRowIm, x)));
    fftOfSquare(re, im, wheelOf(length));
    expectNear(re, Array.from({ length: 64 }, (_, at) => columns[at % length]?.[0][Math.floor(at / length)] ?? NaN));
    expectNear(im, Array.from({ length: 64 }, (_, at) => columns[at % length]?.[1][Math.floor(at / length)] ?? NaN));
  });

  it('refuses a length that is no power of two', () => {
    expect(() => wheelOf(12)).toThrow('12 is no power of two');
  });
});
