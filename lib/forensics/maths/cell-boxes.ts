import { moved, type Affine } from './affine';

export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

/** Cells at most that far apart (in cells, Chebyshev) belong to one area. */
const REACH_CELLS = 2;

/** More than the columns of any picture. */
const ROW = 65_536;

function keyOf(column: number, row: number): number {
  return row * ROW + column;
}

/** Returns the largest connected set of cells; stray ones are dropped. */
export function largestCluster(cells: readonly Corner[], cellPx: number): Corner[] {
  const left = new Map(
    cells.map((cell) => [keyOf(Math.round(cell.x / cellPx), Math.round(cell.y / cellPx)), cell]),
  );
  let largest: Corner[] = [];
  for (const start of left.keys()) {
    const cluster: Corner[] = [];
    const queue = [start];
    for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
      const cell = left.get(key);
      if (cell === undefined) continue;
      left.delete(key);
      cluster.push(cell);
      for (let dy = -REACH_CELLS; dy <= REACH_CELLS; dy++) {
        for (let dx = -REACH_CELLS; dx <= REACH_CELLS; dx++) queue.push(key + keyOf(dx, dy));
      }
    }
    if (cluster.length > largest.length) largest = cluster;
  }
  return largest;
}

/** Returns the box around the cells, and the box around their transformed positions. */
export function boxesOf(
  cells: readonly Corner[],
  cellPx: number,
  t: Affine,
): { from: PixelBox; to: PixelBox } {
  const corners = cells.flatMap(
    ({ x, y }) =>
      [
        [x, y],
        [x + cellPx, y],
        [x, y + cellPx],
        [x + cellPx, y + cellPx],
      ] as const,
  );
  return { from: boundsOf(corners), to: boundsOf(corners.map(([x, y]) => moved(t, x, y))) };
}

function boundsOf(points: readonly (readonly [number, number])[]): PixelBox {
  let left = Infinity,
    top = Infinity,
    right = -Infinity,
    bottom = -Infinity;
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}
