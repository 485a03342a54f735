import { describe, expect, it } from 'vitest';
import { fft, fftOfRealSquare, wheelOf } from './fft';

const noise = (count: number, seed: number) =>
  Float64Array.from({ length: count }, (_, i) => Math.sin(seed + i * i * 12.9898) * 7);

/** The definition, term by term. */
function transformed(re: Float64Array, im: Float64Array): [number[], number[]] {
  const n = re.length;
  const sums = Array.from({ length: n }, (_, k) => {
    let r = 0,
      m = 0;
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
  it('of four values agrees with the one computed by hand', () => {
    const re = Float64Array.of(1, 2, 3, 4),
      im = new Float64Array(4);
    fft(re, im, 0, wheelOf(4));
    expectNear(re, [10, -2, -2, -2]);
    expectNear(im, [0, 2, 0, -2]);
  });

  it.each([1, 2, 8, 64])('of %i complex values agrees with the sum of its definition', (length) => {
    const re = noise(length, 1),
      im = noise(length, 2);
    const [wantedRe, wantedIm] = transformed(re, im);
    fft(re, im, 0, wheelOf(length));
    expectNear(re, wantedRe);
    expectNear(im, wantedIm);
  });

  it('of a real square agrees with its definition, at one half of the column frequencies', () => {
    const length = 8,
      values = noise(64, 3);
    const { re, im } = fftOfRealSquare(values, wheelOf(length));
    for (let u = 0; u <= length / 2; u++) {
      for (let v = 0; v < length; v++) {
        let r = 0,
          m = 0;
        for (let at = 0; at < 64; at++) {
          const angle = (-2 * Math.PI * (u * (at % length) + v * Math.floor(at / length))) / length;
          r += (values[at] ?? 0) * Math.cos(angle);
          m += (values[at] ?? 0) * Math.sin(angle);
        }
        expect(re[u * length + v]).toBeCloseTo(r, 8);
        expect(im[u * length + v]).toBeCloseTo(m, 8);
      }
    }
  });

  it('refuses a length that is no power of two', () => {
    expect(() => wheelOf(12)).toThrow('12 is no power of two');
  });
});
