/** Cells that touch each other by an edge; the box is in cells, `toColumn` and `toRow` exclusive. */
export interface ConnectedArea {
  readonly cells: readonly number[];
  readonly fromColumn: number;
  readonly fromRow: number;
  readonly toColumn: number;
  readonly toRow: number;
}

/** The connected areas of the cells for which `belongs` holds, in the order of their first cell. */
export function connectedAreas(width: number, height: number, belongs: (cell: number) => boolean): ConnectedArea[] {
  const seen = new Uint8Array(width * height);
  const areas: ConnectedArea[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] !== 0 || !belongs(start)) continue;
    seen[start] = 1;
    const cells = [start];
    for (let i = 0; i < cells.length; i++) {
      for (const next of neighbours(cells[i] as number, width, height)) {
        if (seen[next] !== 0 || !belongs(next)) continue;
        seen[next] = 1;
        cells.push(next);
      }
    }
    areas.push(withBox(cells, width));
  }
  return areas;
}

function neighbours(cell: number, width: number, height: number): number[] {
  const column = cell % width;
  const next: number[] = [];
  if (column > 0) next.push(cell - 1);
  if (column < width - 1) next.push(cell + 1);
  if (cell >= width) next.push(cell - width);
  if (cell < width * (height - 1)) next.push(cell + width);
  return next;
}

/** The cells as an area, whether they touch or not. */
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
