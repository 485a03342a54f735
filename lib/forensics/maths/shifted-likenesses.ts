import type { Point } from './alignment';
import { ECHO_SIDE, findEchoes, type Echo } from './echoes';
import { shrunk, type Plane } from './plane';

/** Echoes are searched in a picture shrunk to about that size. */
const PIXELS_MAX = 200_000;
const ECHOES_MAX = 6;
const CELL_PX = 12;
/** A cell with less variance looks like any other. */
const VARIANCE_MIN = 20;
const ALIKE_MIN = 0.85;
/** Minimum number of connected similar cells that is worth a close comparison. */
const CELLS_MIN = 5;
const SEEDS_MAX = 24;
/** Radius around each seed of the points that determine a shift to the pixel. */
const AROUND_PX = 12;
const POINTS_APART_PX = 3;

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly likeness: number;
}

/** An area of the picture and the shift at which the picture looks the same, in integer pixels. */
export interface Shifted {
  readonly dx: number;
  readonly dy: number;
  /** Centres of cells in the area, highest contrast first. */
  readonly seeds: readonly Point[];
}

/**
 * Finds areas that look like others of the same size and direction by their echo and not by
 * keypoints, so in smooth areas too; the clearest echo first. Like those of keypoints these are
 * candidates: fences and tiles are among them.
 */
export function shiftedLikenesses(plane: Plane, searched: Plane, most: number): Shifted[] {
  const factor = Math.max(1, Math.sqrt((searched.width * searched.height) / PIXELS_MAX));
  const coarse = factor > 1 ? shrunk(searched, factor) : searched;
  return findEchoes(coarse, ECHOES_MAX)
    .flatMap((echo) => shiftsOf(echo, coarse))
    .map(([dx, dy]) => ({ dx, dy, cells: largestClump(alikeCells(coarse, dx, dy)) }))
    .filter(({ cells }) => cells.length >= CELLS_MIN)
    .slice(0, most)
    .map(({ dx, dy, cells }) => atFullSize(plane, coarse, cells, dx, dy));
}

/**
 * Returns the shifts within the plane that fold onto the echo; of two opposite ones, the one that
 * goes down.
 */
function shiftsOf({ x, y }: Echo, { width, height }: Plane): [number, number][] {
  const shifts: [number, number][] = [];
  for (const dx of [x - 2 * ECHO_SIDE, x - ECHO_SIDE, x, x + ECHO_SIDE]) {
    for (const dy of [y - 2 * ECHO_SIDE, y - ECHO_SIDE, y, y + ECHO_SIDE]) {
      if (Math.abs(dx) <= width - CELL_PX && Math.abs(dy) <= height - CELL_PX)
        shifts.push(dy < 0 || (dy === 0 && dx < 0) ? [-dx, -dy] : [dx, dy]);
    }
  }
  return shifts;
}

/** Returns cells similar to the one (dx, dy) farther, `dy` >= 0. */
function alikeCells(plane: Plane, dx: number, dy: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; (row + 1) * CELL_PX + dy <= plane.height; row++) {
    for (let column = 0; (column + 1) * CELL_PX <= plane.width; column++) {
      const left = column * CELL_PX;
      if (left + dx < 0 || left + dx + CELL_PX > plane.width) continue;
      const likeness = correlation(plane, left, row * CELL_PX, dx, dy);
      if (likeness >= ALIKE_MIN) cells.push({ column, row, likeness });
    }
  }
  return cells;
}

/**
 * Zero-mean normalized cross-correlation of a cell with the shifted one; 0 where either is flat.
 */
function correlation(
  { width, values }: Plane,
  left: number,
  top: number,
  dx: number,
  dy: number,
): number {
  let s1 = 0,
    s2 = 0,
    d1 = 0,
    d2 = 0,
    sd = 0;
  for (let y = top; y < top + CELL_PX; y++) {
    for (let x = left; x < left + CELL_PX; x++) {
      const s = values[y * width + x] as number;
      const d = values[(y + dy) * width + x + dx] as number;
      s1 += s;
      s2 += s * s;
      d1 += d;
      d2 += d * d;
      sd += s * d;
    }
  }
  const n = CELL_PX * CELL_PX;
  const here = s2 / n - (s1 / n) ** 2,
    there = d2 / n - (d1 / n) ** 2;
  if (Math.min(here, there) < VARIANCE_MIN) return 0;
  return (sd / n - (s1 * d1) / n / n) / Math.sqrt(here * there);
}

/** Returns the largest set of cells that touch, also at corners. */
function largestClump(cells: readonly Cell[]): Cell[] {
  const left = new Map(cells.map((cell) => [keyOf(cell.column, cell.row), cell]));
  let largest: Cell[] = [];
  for (const [key, seed] of left) {
    left.delete(key);
    const clump = [seed];
    for (const { column, row } of clump) {
      for (const [dx, dy] of AROUND) {
        const next = keyOf(column + dx, row + dy),
          cell = left.get(next);
        if (cell === undefined) continue;
        left.delete(next);
        clump.push(cell);
      }
    }
    if (clump.length > largest.length) largest = clump;
  }
  return largest;
}

const AROUND = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

const keyOf = (column: number, row: number) => row * 65_536 + column;

function atFullSize(
  plane: Plane,
  coarse: Plane,
  cells: readonly Cell[],
  dx: number,
  dy: number,
): Shifted {
  const factor = plane.width / coarse.width;
  const seeds = [...cells]
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, SEEDS_MAX)
    .map(({ column, row }) => ({
      x: Math.round((column + 0.5) * CELL_PX * factor),
      y: Math.round((row + 0.5) * CELL_PX * factor),
    }));
  const reach = Math.ceil(factor) + 1;
  const points = seeds.flatMap(({ x, y }) => pointsAround(x, y));
  let best = { dx: Math.round(dx * factor), dy: Math.round(dy * factor), gap: Infinity };
  const rough = best;
  for (let v = -reach; v <= reach; v++) {
    for (let u = -reach; u <= reach; u++) {
      const gap = gapOf(plane, points, rough.dx + u, rough.dy + v);
      if (gap < best.gap) best = { dx: rough.dx + u, dy: rough.dy + v, gap };
    }
  }
  return { dx: best.dx, dy: best.dy, seeds };
}

function pointsAround(x: number, y: number): Point[] {
  const points: Point[] = [];
  for (let dy = -AROUND_PX; dy <= AROUND_PX; dy += POINTS_APART_PX) {
    for (let dx = -AROUND_PX; dx <= AROUND_PX; dx += POINTS_APART_PX)
      points.push({ x: x + dx, y: y + dy });
  }
  return points;
}

/** Mean squared difference over the points that stay inside the plane. */
function gapOf(
  { width, height, values }: Plane,
  points: readonly Point[],
  dx: number,
  dy: number,
): number {
  let sum = 0,
    count = 0;
  for (const { x, y } of points) {
    const u = x + dx,
      v = y + dy;
    if (x < 0 || y < 0 || x >= width || y >= height || u < 0 || v < 0 || u >= width || v >= height)
      continue;
    sum += ((values[v * width + u] as number) - (values[y * width + x] as number)) ** 2;
    count++;
  }
  return count === 0 ? Infinity : sum / count;
}
