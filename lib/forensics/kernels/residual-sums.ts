import { floatsAt, integersAt, kernels, layOut } from './program';

/**
 * The sums over the 64 pixels of a block, in this order. The residual is the second difference
 * along rows of the second difference along columns, divided by four and limited to 60 grey levels:
 * content cancels, grain remains.
 */
export const RESIDUAL_SUMS = {
  pixels: 0,
  luma: 1,
  lumaSquares: 2,
  squares: 3,
  magnitudes: 4,
  fourth: 5,
  /** Number of pixels whose residual is below 0.75. */
  silent: 6,
  /**
   * Products of the residual with its neighbour's; `lagRight2` and `lagDown2` with those of the
   * neighbours on both sides.
   */
  lagRight: 7,
  lagDown: 8,
  lagDiagonal: 9,
  lagRight2: 10,
  lagDown2: 11,
  /** Number of pixels below 3 or above 252. */
  clipped: 12,
  /**
   * 8 sums each: |second difference| along rows by column, along columns by row, each value at most
   * 20.
   */
  gridColumns: 13,
  gridRows: 21,
} as const;
export const RESIDUAL_SUM_COUNT = 29;

const MARGIN_PX = 2;

/**
 * Returns `RESIDUAL_SUM_COUNT` sums for some blocks of one row of the 8x8 grid at the upper left
 * corner, block by block; the picture's rim is repeated outwards.
 * @param luma width * height values 0-255
 * @param row of blocks, from 0
 * @param wanted columns of the blocks
 * @returns a view of the kernels' work space: to be read before the next kernel is called
 */
export function residualSums(
  luma: Float32Array,
  width: number,
  height: number,
  row: number,
  wanted: Int32Array,
): Float32Array {
  const rowFloats = ((width + 2 * MARGIN_PX + 3) & ~3) + 8;
  const [rows, across, residual, columns, out] = layOut(
    12 * rowFloats * 4,
    12 * rowFloats * 4,
    10 * rowFloats * 4,
    wanted.byteLength,
    wanted.length * RESIDUAL_SUM_COUNT * 4,
  );
  integersAt(columns, wanted.length).set(wanted);
  const window = floatsAt(rows, 12 * rowFloats);
  for (let i = 0; i < 12; i++) {
    const y = Math.min(height - 1, Math.max(0, row * 8 - MARGIN_PX + i));
    const line = window.subarray(i * rowFloats, (i + 1) * rowFloats);
    line.fill(luma[y * width] as number, 0, MARGIN_PX);
    line.set(luma.subarray(y * width, (y + 1) * width), MARGIN_PX);
    line.fill(luma[(y + 1) * width - 1] as number, MARGIN_PX + width);
  }
  kernels().residualSums(
    rows,
    rowFloats * 4,
    width & ~7,
    columns,
    wanted.length,
    across,
    residual,
    out,
  );
  return floatsAt(out, wanted.length * RESIDUAL_SUM_COUNT);
}
