import { State, type Lattice } from './alike-cells';
import type { Plane } from './plane';

/** A rectangle of pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A range of cells of the lattice; `to` exclusive. */
interface Span {
  readonly fromColumn: number;
  readonly toColumn: number;
  readonly fromRow: number;
  readonly toRow: number;
}

/** Margin around the cells for the wider blur. */
const MARGIN_PX = 6;
/**
 * Rows of cells whose fine structure is computed at a time: for a complete large picture it would
 * take a gigabyte.
 */
const BAND_ROWS = 4;

/** Bands of the lattice with similar cells; a band is split at a column without any. */
export function spansOf(states: Uint8Array, { columns, rows }: Lattice): Span[] {
  const spans: Span[] = [];
  for (let fromRow = 0; fromRow < rows; fromRow += BAND_ROWS) {
    const toRow = Math.min(rows, fromRow + BAND_ROWS);
    let fromColumn = -1;
    for (let column = 0; column <= columns; column++) {
      const isAlike = column < columns && hasAlike(states, columns, column, fromRow, toRow);
      if (isAlike && fromColumn < 0) fromColumn = column;
      if (isAlike || fromColumn < 0) continue;
      spans.push({ fromColumn, toColumn: column, fromRow, toRow });
      fromColumn = -1;
    }
  }
  return spans;
}

function hasAlike(
  states: Uint8Array,
  columns: number,
  column: number,
  fromRow: number,
  toRow: number,
): boolean {
  for (let row = fromRow; row < toRow; row++)
    if (states[row * columns + column] === State.Alike) return true;
  return false;
}

export function frameOf(
  { fromColumn, toColumn, fromRow, toRow }: Span,
  cellPx: number,
  plane: Plane,
): Frame {
  const left = Math.max(0, fromColumn * cellPx - MARGIN_PX);
  const top = Math.max(0, fromRow * cellPx - MARGIN_PX);
  const right = Math.min(plane.width, toColumn * cellPx + MARGIN_PX);
  const bottom = Math.min(plane.height, toRow * cellPx + MARGIN_PX);
  return { left, top, width: right - left, height: bottom - top };
}

/** Returns the smallest span around all similar cells. */
export function spanOfAlike(states: Uint8Array, { columns, rows }: Lattice): Span | null {
  let [fromColumn, toColumn, fromRow, toRow] = [columns, 0, rows, 0];
  for (let at = 0; at < states.length; at++) {
    if (states[at] !== State.Alike) continue;
    const [column, row] = [at % columns, Math.floor(at / columns)];
    fromColumn = Math.min(fromColumn, column);
    toColumn = Math.max(toColumn, column + 1);
    fromRow = Math.min(fromRow, row);
    toRow = row + 1;
  }
  return toRow === 0 ? null : { fromColumn, toColumn, fromRow, toRow };
}

/** 1 for the similar cells and the eight around each. */
export function nearAlike(states: Uint8Array, { columns, rows }: Lattice): Uint8Array {
  const near = new Uint8Array(states.length);
  for (let at = 0; at < states.length; at++) {
    if (states[at] !== State.Alike) continue;
    const column = at % columns;
    const row = Math.floor(at / columns);
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      near.fill(
        1,
        y * columns + Math.max(0, column - 1),
        y * columns + Math.min(columns - 1, column + 1) + 1,
      );
    }
  }
  return near;
}
