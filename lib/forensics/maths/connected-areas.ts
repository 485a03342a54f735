/**
 * Cells that touch each other by an edge; the box is in cells, `toColumn` and `toRow` exclusive.
 */
export interface ConnectedArea {
  readonly cells: readonly number[];
  readonly fromColumn: number;
  readonly fromRow: number;
  readonly toColumn: number;
  readonly toRow: number;
}

/** The connected areas of the cells for which `belongs` holds, in the order of their first cell. */
export function connectedAreas(
  width: number,
  height: number,
  belongs: (cell: number) => boolean,
): ConnectedArea[] {
  const seen = new Uint8Array(width * height);
  const areas: ConnectedArea[] = [];
  let cells: number[] = [];
  const take = (cell: number): void => {
    if (seen[cell] !== 0 || !belongs(cell)) return;
    seen[cell] = 1;
    cells.push(cell);
  };
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] !== 0 || !belongs(start)) continue;
    seen[start] = 1;
    cells = [start];
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] as number;
      const column = cell % width;
      if (column > 0) take(cell - 1);
      if (column < width - 1) take(cell + 1);
      if (cell >= width) take(cell - width);
      if (cell < width * (height - 1)) take(cell + width);
    }
    areas.push(withBox(cells, width));
  }
  return areas;
}

/** The cells as an area, connected or not. */
export function withBox(cells: readonly number[], width: number): ConnectedArea {
  let [fromColumn, fromRow, toColumn, toRow] = [Infinity, Infinity, 0, 0];
  for (const cell of cells) {
    const column = cell % width;
    const row = Math.floor(cell / width);
    fromColumn = Math.min(fromColumn, column);
    toColumn = Math.max(toColumn, column + 1);
    fromRow = Math.min(fromRow, row);
    toRow = Math.max(toRow, row + 1);
  }
  return { cells, fromColumn, fromRow, toColumn, toRow };
}
