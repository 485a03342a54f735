import { boxSum } from '../maths/box-sum';
import { connectedAreas, type ConnectedArea } from '../maths/connected-areas';
import type { PixelBox } from '../maths/cell-boxes';
import type { CellGrid } from './cell-grid';

/** Log-odds of each cell that it was edited. */
export interface OddsMap {
  readonly grid: CellGrid;
  /** columns * rows values: the mean over the 3x3 cells around each one, fewer at the rim. */
  readonly smoothed: Float32Array;
}

export function oddsMapOf(grid: CellGrid, odds: Float32Array): OddsMap {
  const { columns, rows } = grid;
  const counts = boxSum(new Float32Array(odds.length).fill(1), columns, rows, 1);
  const smoothed = boxSum(odds, columns, rows, 1).map((sum, i) => sum / (counts[i] as number));
  return { grid, smoothed };
}

/** The log-odds with the median in place of those in or beside the boxes. */
export function oddsOutside(
  { columns, sidePx }: CellGrid,
  odds: Float32Array,
  boxes: readonly PixelBox[],
): Float32Array {
  const median = odds.slice().sort()[odds.length >> 1] ?? 0;
  return odds.map((value, cell) => {
    const left = (cell % columns) * sidePx;
    const top = Math.floor(cell / columns) * sidePx;
    const isInside = boxes.some(
      (box) =>
        left < box.right + sidePx &&
        left + 2 * sidePx > box.left &&
        top < box.bottom + sidePx &&
        top + 2 * sidePx > box.top,
    );
    return isInside ? median : value;
  });
}

/** An edit of fewer cells does not exceed what the untouched rest reaches by chance. */
const STRONGEST_CELLS = 40;

/** Returns the picture's evidence: mean log-odds of its 40 strongest cells. */
export function strongestOdds({ smoothed }: OddsMap): number {
  const strongest = smoothed.slice().sort().subarray(-STRONGEST_CELLS);
  return strongest.length === 0
    ? 0
    : strongest.reduce((sum, value) => sum + value, 0) / strongest.length;
}

export interface ChangedArea extends ConnectedArea {
  /** Sum of the log-odds of its cells. */
  readonly evidence: number;
}

/** Returns the connected areas of cells above `oddsMin`, those with the most evidence first. */
export function changedAreas(
  { grid: { columns, rows }, smoothed }: OddsMap,
  oddsMin: number,
): ChangedArea[] {
  return connectedAreas(columns, rows, (cell) => (smoothed[cell] as number) > oddsMin)
    .map((area) => ({
      ...area,
      evidence: area.cells.reduce((sum, cell) => sum + (smoothed[cell] as number), 0),
    }))
    .sort((a, b) => b.evidence - a.evidence);
}
