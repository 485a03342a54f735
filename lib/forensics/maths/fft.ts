/**
 * Tables shared by all transforms of one length: the bit-reversed order, and the first half turn of
 * exp(-2 pi i k / length).
 */
interface Wheel {
  readonly length: number;
  readonly order: Uint32Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
}

/** @param length a power of two */
export function wheelOf(length: number): Wheel {
  const bits = Math.log2(length);
  if (!Number.isInteger(bits)) throw new RangeError(`${length} is no power of two`);
  const order = new Uint32Array(length);
  for (let i = 1; i < length; i++)
    order[i] = ((order[i >> 1] as number) >> 1) | ((i & 1) << (bits - 1));
  const angle = (k: number) => (-2 * Math.PI * k) / length;
  return {
    length,
    order,
    cos: Float64Array.from({ length: length / 2 }, (_, k) => Math.cos(angle(k))),
    sin: Float64Array.from({ length: length / 2 }, (_, k) => Math.sin(angle(k))),
  };
}

/**
 * Discrete Fourier transform of the values `re + i im` from `at` on, in place: radix 2, decimation
 * in time (J. W. Cooley & J. W. Tukey, Mathematics of Computation 19, 1965). Not scaled.
 */
export function fft(re: Float64Array, im: Float64Array, at: number, wheel: Wheel): void {
  const { length, order, cos, sin } = wheel;
  for (let i = 0; i < length; i++) {
    const j = order[i] as number;
    if (j <= i) continue;
    const r = re[at + i] as number,
      m = im[at + i] as number;
    re[at + i] = re[at + j] as number;
    im[at + i] = im[at + j] as number;
    re[at + j] = r;
    im[at + j] = m;
  }
  for (let half = 1, step = length / 2; half < length; half *= 2, step /= 2) {
    for (let k = 0, turn = 0; k < half; k++, turn += step) {
      const c = cos[turn] as number,
        s = sin[turn] as number;
      for (let a = at + k; a < at + length; a += 2 * half) {
        const b = a + half;
        const r = (re[b] as number) * c - (im[b] as number) * s;
        const m = (re[b] as number) * s + (im[b] as number) * c;
        re[b] = (re[a] as number) - r;
        im[b] = (im[a] as number) - m;
        re[a] = (re[a] as number) + r;
        im[a] = (im[a] as number) + m;
      }
    }
  }
}

/**
 * Transform of a real square at column frequencies 0 to length / 2, column by column; the other
 * half mirrors it.
 */
export interface HalfSpectrum {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/**
 * @param values length * length, row by row; two rows are transformed at a time as real and
 * imaginary part of one
 */
export function fftOfRealSquare(values: Float64Array, wheel: Wheel): HalfSpectrum {
  const { length } = wheel;
  const columns = length / 2 + 1;
  const re = new Float64Array(columns * length),
    im = new Float64Array(columns * length);
  const even = new Float64Array(length),
    odd = new Float64Array(length);
  for (let y = 0; y < length; y += 2) {
    even.set(values.subarray(y * length, (y + 1) * length));
    odd.set(values.subarray((y + 1) * length, (y + 2) * length));
    fft(even, odd, 0, wheel);
    for (let x = 0; x < columns; x++) {
      const back = (length - x) & (length - 1),
        to = x * length + y;
      const p = even[x] as number,
        q = odd[x] as number,
        r = even[back] as number,
        s = odd[back] as number;
      re[to] = (p + r) / 2;
      im[to] = (q - s) / 2;
      re[to + 1] = (q + s) / 2;
      im[to + 1] = (r - p) / 2;
    }
  }
  for (let x = 0; x < columns; x++) fft(re, im, x * length, wheel);
  return { re, im };
}
