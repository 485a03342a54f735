/**
 * Discrete Fourier transform of `re + i im`, in place: radix 2, decimation in time (J. W. Cooley & J. W. Tukey,
 * Mathematics of Computation 19, 1965). The length is a power of two; there is no scaling.
 */
export function fft(re: Float64Array, im: Float64Array, wheel: Wheel): void {
  const { length, order, cos, sin } = wheel;
  for (let i = 0; i < length; i++) {
    const j = order[i] as number;
    if (j <= i) continue;
    const r = re[i] as number, m = im[i] as number;
    re[i] = re[j] as number; im[i] = im[j] as number;
    re[j] = r; im[j] = m;
  }
  for (let half = 1, step = length / 2; half < length; half *= 2, step /= 2) {
    for (let start = 0; start < length; start += 2 * half) {
      for (let k = 0, turn = 0; k < half; k++, turn += step) {
        const a = start + k, b = a + half;
        const c = cos[turn] as number, s = sin[turn] as number;
        const r = (re[b] as number) * c - (im[b] as number) * s;
        const m = (re[b] as number) * s + (im[b] as number) * c;
        re[b] = (re[a] as number) - r; im[b] = (im[a] as number) - m;
        re[a] = (re[a] as number) + r; im[a] = (im[a] as number) + m;
      }
    }
  }
}

/** What every transform of one length shares: the bit-reversed order, and the first half turn of exp(-2 pi i k / length). */
export interface Wheel {
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
  for (let i = 1; i < length; i++) order[i] = ((order[i >> 1] as number) >> 1) | ((i & 1) << (bits - 1));
  const angle = (k: number) => (-2 * Math.PI * k) / length;
  return {
    length, order,
    cos: Float64Array.from({ length: length / 2 }, (_, k) => Math.cos(angle(k))),
    sin: Float64Array.from({ length: length / 2 }, (_, k) => Math.sin(angle(k))),
  };
}

/** The same of a square of length * length values, row by row. */
export function fftOfSquare(re: Float64Array, im: Float64Array, wheel: Wheel): void {
  const { length } = wheel;
  for (let pass = 0; pass < 2; pass++) {
    for (let at = 0; at < re.length; at += length) fft(re.subarray(at, at + length), im.subarray(at, at + length), wheel);
    transpose(re, length);
    transpose(im, length);
  }
}

function transpose(values: Float64Array, length: number): void {
  for (let y = 0; y < length; y++) {
    for (let x = y + 1; x < length; x++) {
      const here = y * length + x, there = x * length + y;
      const value = values[here] as number;
      values[here] = values[there] as number;
      values[there] = value;
    }
  }
}
