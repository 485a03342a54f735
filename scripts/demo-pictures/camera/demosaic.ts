import type { Mosaic } from './sensor';

/**
 * Gradient-corrected linear interpolation (Malvar, He, Cutler: High-quality linear interpolation for demosaicing of
 * Bayer-patterned color images, ICASSP 2004). Linear RGB, interleaved.
 */
export function demosaic(mosaic: Mosaic): Float32Array {
  const { width, height } = mosaic;
  const pad = 2;
  const stride = width + 2 * pad;
  const p = padded(mosaic, pad);
  const rgb = new Float32Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const c = (row + pad) * stride + column + pad;
      const o = (row * width + column) * 3;
      const own = p[c] as number;
      const w = p[c - 1] as number,
        e = p[c + 1] as number,
        n = p[c - stride] as number,
        s = p[c + stride] as number;
      const ww = p[c - 2] as number,
        ee = p[c + 2] as number;
      const nn = p[c - 2 * stride] as number,
        ss = p[c + 2 * stride] as number;
      const corners =
        (p[c - stride - 1] as number) +
        (p[c - stride + 1] as number) +
        (p[c + stride - 1] as number) +
        (p[c + stride + 1] as number);
      const evenRow = (row & 1) === 0;
      if (evenRow === ((column & 1) === 0)) {
        const green = (4 * own + 2 * (w + e + n + s) - ww - ee - nn - ss) / 8;
        const other = (6 * own + 2 * corners - 1.5 * (ww + ee + nn + ss)) / 8;
        rgb[o] = evenRow ? own : other;
        rgb[o + 1] = green;
        rgb[o + 2] = evenRow ? other : own;
      } else {
        const along = (5 * own + 4 * (w + e) - ww - ee - corners + 0.5 * (nn + ss)) / 8;
        const across = (5 * own + 4 * (n + s) - nn - ss - corners + 0.5 * (ww + ee)) / 8;
        rgb[o] = evenRow ? along : across;
        rgb[o + 1] = own;
        rgb[o + 2] = evenRow ? across : along;
      }
    }
  }
  return rgb;
}

/** The mosaic mirrored over its rim by whole sites, so that the colours stay in step. */
function padded({ width, height, raw }: Mosaic, pad: number): Float32Array {
  const stride = width + 2 * pad;
  const out = new Float32Array(stride * (height + 2 * pad));
  for (let row = -pad; row < height + pad; row++) {
    const from = row < 0 ? -row : row >= height ? 2 * height - 2 - row : row;
    for (let column = -pad; column < width + pad; column++) {
      const c = column < 0 ? -column : column >= width ? 2 * width - 2 - column : column;
      out[(row + pad) * stride + column + pad] = raw[from * width + c] as number;
    }
  }
  return out;
}
