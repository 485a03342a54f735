import type { Pixels } from '../frame';
import { bytesAt, floatsAt, integersAt, kernels, layOut } from './program';

/**
 * Squares of R - G and of B - G residuals at one and at two pixels, then of green's and red's, then
 * their product.
 */
export const COLOUR_SUM_COUNT = 7;

const MARGIN_PX = 2;
/** Every other row of the block: colour is coarser than luma, in sensors and in JPEG. */
const ROW_STEP = 2;

/**
 * For some blocks of one row of the 8x8 grid at the upper left corner, from every other row of
 * pixels: second differences along the row of R - G and B - G (chroma grain differs with the
 * camera, the sampling or the drawing program), and the correlation of red and green grain, which
 * demosaicing causes. The picture's rim is repeated outwards.
 * @param row of blocks, from 0
 * @param wanted columns of the blocks
 * @returns COLOUR_SUM_COUNT sums a block, block by block: a view of the kernels' work space, to be
 * read before the next kernel is called
 */
export function colourSums({ rgb, width }: Pixels, row: number, wanted: Int32Array): Float32Array {
  const rowBytes = (width + 2 * MARGIN_PX + 8) * 3;
  const [rows, columns, out] = layOut(
    rowBytes * 4,
    wanted.byteLength,
    wanted.length * COLOUR_SUM_COUNT * 4,
  );
  integersAt(columns, wanted.length).set(wanted);
  const space = bytesAt(rows, rowBytes * 4);
  for (let i = 0; i < 4; i++) {
    const from = (row * 8 + i * ROW_STEP) * width * 3;
    const line = space.subarray(i * rowBytes, (i + 1) * rowBytes);
    line.set(rgb.subarray(from, from + width * 3), MARGIN_PX * 3);
    for (let px = 0; px < MARGIN_PX; px++) {
      line.set(rgb.subarray(from, from + 3), px * 3);
      line.set(
        rgb.subarray(from + (width - 1) * 3, from + width * 3),
        (MARGIN_PX + width + px) * 3,
      );
    }
  }
  kernels().colourSums(rows + MARGIN_PX * 3, rowBytes, columns, wanted.length, out);
  return floatsAt(out, wanted.length * COLOUR_SUM_COUNT);
}
