/**
 * Maximum number of cells whatever the size of the picture, which limits the cost of everything
 * after the measuring.
 */
export const CELLS_MAX = 9_000;

/**
 * The picture as square cells of complete 8x8 blocks; blocks at the right and lower rim that fill
 * no cell are ignored.
 */
export interface CellGrid {
  readonly blocksPerSide: number;
  readonly sidePx: number;
  readonly columns: number;
  readonly rows: number;
}

export function cellGridOf(width: number, height: number): CellGrid {
  const blocksWide = Math.floor(width / 8);
  const blocksHigh = Math.floor(height / 8);
  const blocksPerSide = Math.max(1, Math.ceil(Math.sqrt((blocksWide * blocksHigh) / CELLS_MAX)));
  return {
    blocksPerSide,
    sidePx: 8 * blocksPerSide,
    columns: Math.floor(blocksWide / blocksPerSide),
    rows: Math.floor(blocksHigh / blocksPerSide),
  };
}

/**
 * All blocks of small cells are measured, every other one (as on a chessboard) of large ones, which
 * gives the same result.
 */
export function isMeasured(
  { blocksPerSide }: CellGrid,
  blockColumn: number,
  blockRow: number,
): boolean {
  return (
    blocksPerSide < 3 || ((blockRow % blocksPerSide) + (blockColumn % blocksPerSide)) % 2 === 0
  );
}

export function measuredColumns(grid: CellGrid, blockRow: number): Int32Array {
  const all = Int32Array.from({ length: grid.columns * grid.blocksPerSide }, (_, column) => column);
  return all.filter((column) => isMeasured(grid, column, blockRow));
}
