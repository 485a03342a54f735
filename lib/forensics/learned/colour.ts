import type { Pixels } from '../frame';

/** Squares of R - G and of B - G residuals at one and at two pixels, then green, red and their product. */
export const COLOUR_SUM_COUNT = 7;

/** Every other row of the block: colour is coarser than luma, in sensors and in JPEG. */
const ROW_STEP = 2;

/**
 * Adds one block's colour residuals: second differences along the row of R - G and B - G (chroma of another camera,
 * sampling or painter differs in grain), and how much red and green grain go together (demosaicing ties them).
 */
export function addColour({ rgb, width }: Pixels, left: number, top: number, sums: Float64Array, at: number): void {
  const from = left < 2 ? 2 - left : 0;
  const to = Math.min(8, width - 2 - left);
  let rg = 0, bg = 0, rg2 = 0, bg2 = 0, gg = 0, rr = 0, cross = 0;
  for (let y = 0; y < 8; y += ROW_STEP) {
    for (let x = from; x < to; x++) {
      const i = ((top + y) * width + left + x) * 3;
      const hr = 2 * (rgb[i] as number) - (rgb[i - 3] as number) - (rgb[i + 3] as number);
      const hg = 2 * (rgb[i + 1] as number) - (rgb[i - 2] as number) - (rgb[i + 4] as number);
      const hb = 2 * (rgb[i + 2] as number) - (rgb[i - 1] as number) - (rgb[i + 5] as number);
      const wr = 2 * (rgb[i] as number) - (rgb[i - 6] as number) - (rgb[i + 6] as number);
      const wg = 2 * (rgb[i + 1] as number) - (rgb[i - 5] as number) - (rgb[i + 7] as number);
      const wb = 2 * (rgb[i + 2] as number) - (rgb[i - 4] as number) - (rgb[i + 8] as number);
      rg += (hr - hg) * (hr - hg);
      bg += (hb - hg) * (hb - hg);
      rg2 += (wr - wg) * (wr - wg);
      bg2 += (wb - wg) * (wb - wg);
      gg += hg * hg;
      rr += hr * hr;
      cross += hr * hg;
    }
  }
  const values = [rg, bg, rg2, bg2, gg, rr, cross];
  for (let i = 0; i < values.length; i++) sums[at + i] = (sums[at + i] as number) + (values[i] as number);
}
