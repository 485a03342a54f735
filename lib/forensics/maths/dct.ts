/**
 * The 8x8 discrete cosine transform of JPEG (ITU-T T.81, A.3.3), orthonormal: a flat block of value
 * v has the single coefficient 8v, and quantized coefficients times their steps are its values for
 * samples shifted by -128.
 */

/** `C[k] = cos(k * pi / 16) / 2`; `C4` also carries the 1 / sqrt(2) of the DC term. */
const C1 = Math.cos(Math.PI / 16) / 2;
const C2 = Math.cos((2 * Math.PI) / 16) / 2;
const C3 = Math.cos((3 * Math.PI) / 16) / 2;
const C4 = Math.cos((4 * Math.PI) / 16) / 2;
const C5 = Math.cos((5 * Math.PI) / 16) / 2;
const C6 = Math.cos((6 * Math.PI) / 16) / 2;
const C7 = Math.cos((7 * Math.PI) / 16) / 2;

/**
 * Transforms the 64 row-major samples of `block` in place; coefficient (u, v) is stored at v * 8 +
 * u.
 */
export function forwardDct(block: Float32Array): void {
  for (let row = 0; row < 64; row += 8) forwardLine(block, row, 1);
  for (let column = 0; column < 8; column++) forwardLine(block, column, 8);
}

/** The inverse of `forwardDct`, in place. */
export function inverseDct(block: Float32Array): void {
  for (let column = 0; column < 8; column++) inverseLine(block, column, 8);
  for (let row = 0; row < 64; row += 8) inverseLine(block, row, 1);
}

function forwardLine(b: Float32Array, at: number, step: number): void {
  const x0 = b[at] as number;
  const x1 = b[at + step] as number;
  const x2 = b[at + 2 * step] as number;
  const x3 = b[at + 3 * step] as number;
  const x4 = b[at + 4 * step] as number;
  const x5 = b[at + 5 * step] as number;
  const x6 = b[at + 6 * step] as number;
  const x7 = b[at + 7 * step] as number;
  const s0 = x0 + x7;
  const s1 = x1 + x6;
  const s2 = x2 + x5;
  const s3 = x3 + x4;
  const d0 = x0 - x7;
  const d1 = x1 - x6;
  const d2 = x2 - x5;
  const d3 = x3 - x4;
  b[at] = C4 * (s0 + s1 + s2 + s3);
  b[at + 4 * step] = C4 * (s0 - s1 - s2 + s3);
  b[at + 2 * step] = C2 * (s0 - s3) + C6 * (s1 - s2);
  b[at + 6 * step] = C6 * (s0 - s3) - C2 * (s1 - s2);
  b[at + step] = C1 * d0 + C3 * d1 + C5 * d2 + C7 * d3;
  b[at + 3 * step] = C3 * d0 - C7 * d1 - C1 * d2 - C5 * d3;
  b[at + 5 * step] = C5 * d0 - C1 * d1 + C7 * d2 + C3 * d3;
  b[at + 7 * step] = C7 * d0 - C5 * d1 + C3 * d2 - C1 * d3;
}

function inverseLine(b: Float32Array, at: number, step: number): void {
  const y0 = b[at] as number;
  const y1 = b[at + step] as number;
  const y2 = b[at + 2 * step] as number;
  const y3 = b[at + 3 * step] as number;
  const y4 = b[at + 4 * step] as number;
  const y5 = b[at + 5 * step] as number;
  const y6 = b[at + 6 * step] as number;
  const y7 = b[at + 7 * step] as number;
  const p = C4 * (y0 + y4);
  const m = C4 * (y0 - y4);
  const e = C2 * y2 + C6 * y6;
  const f = C6 * y2 - C2 * y6;
  const d0 = C1 * y1 + C3 * y3 + C5 * y5 + C7 * y7;
  const d1 = C3 * y1 - C7 * y3 - C1 * y5 - C5 * y7;
  const d2 = C5 * y1 - C1 * y3 + C7 * y5 + C3 * y7;
  const d3 = C7 * y1 - C5 * y3 + C3 * y5 - C1 * y7;
  b[at] = p + e + d0;
  b[at + 7 * step] = p + e - d0;
  b[at + step] = m + f + d1;
  b[at + 6 * step] = m + f - d1;
  b[at + 2 * step] = m - f + d2;
  b[at + 5 * step] = m - f - d2;
  b[at + 3 * step] = p - e + d3;
  b[at + 4 * step] = p - e - d3;
}
