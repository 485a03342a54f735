/** No more cells than that, whatever the size of the picture: the cost of all that follows the measuring is bounded. */
export const CELLS_MAX = 9_000;

/** The picture as square cells of whole 8x8 blocks; blocks at the right and lower rim that fill no cell are left out. */
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
 * The blocks of a cell that are measured, as offsets in blocks from its upper left one: all of a small cell, every other
 * one (as on a chessboard) of a large one, which says as much at half the cost.
 */
export function measuredBlocks({ blocksPerSide }: CellGrid): readonly (readonly [column: number, row: number])[] {
  const blocks: [number, number][] = [];
  for (let row = 0; row < blocksPerSide; row++) {
    for (let column = 0; column < blocksPerSide; column++) {
      if (blocksPerSide < 3 || (row + column) % 2 === 0) blocks.push([column, row]);
    }
  }
  return blocks;
}
