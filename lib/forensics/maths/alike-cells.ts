import { moved, type Affine } from './affine';
import { COPY_MOVE } from '../thresholds';
import { sampleLinear, type Plane } from './plane';

// Local constants, because they are read for every cell.
const { alikeMin: ALIKE_MIN, flatVariance: FLAT_VARIANCE, flatGap: FLAT_GAP } = COPY_MOVE;

/**
 * The number of pixels that may still be compared in a picture. The most promising comparisons come
 * first, because on a surface that repeats everywhere each of them would cover the complete
 * picture.
 */
export class Budget {
  #left: number;

  constructor(pixels: number) {
    this.#left = pixels;
  }

  get isSpent(): boolean {
    return this.#left <= 0;
  }

  take(pixels: number): void {
    this.#left -= pixels;
  }
}

/** The picture in square cells; a remainder at the right and bottom is in none. */
export interface Lattice {
  readonly cellPx: number;
  readonly columns: number;
  readonly rows: number;
}

export const enum State {
  Unseen,
  Refused,
  Flat,
  Alike,
}

/**
 * A cell that hardly moves is compared with itself: rings and straight edges match themselves
 * slightly turned.
 */
const APART_CELLS = 2;

function staysInPlace(t: Affine, left: number, top: number, sizePx: number): boolean {
  const [x, y] = [left + sizePx / 2, top + sizePx / 2];
  const [u, v] = moved(t, x, y);
  return Math.hypot(u - x, v - y) < APART_CELLS * sizePx;
}

function compareCell(plane: Plane, t: Affine, left: number, top: number, sizePx: number): State {
  const { width, height, values } = plane;
  if (staysInPlace(t, left, top, sizePx)) return State.Refused;
  let s1 = 0,
    s2 = 0,
    d1 = 0,
    d2 = 0,
    sd = 0;
  for (let y = top; y < top + sizePx; y++) {
    for (let x = left; x < left + sizePx; x++) {
      const u = t.a * x + t.b * y + t.tx;
      const v = t.c * x + t.d * y + t.ty;
      if (u < 0 || v < 0 || u > width - 1 || v > height - 1) return State.Refused;
      const s = values[y * width + x] as number;
      const d = sampleLinear(plane, u, v);
      s1 += s;
      s2 += s * s;
      d1 += d;
      d2 += d * d;
      sd += s * d;
    }
  }
  const n = sizePx * sizePx;
  const varianceHere = s2 / n - (s1 / n) ** 2;
  const varianceThere = d2 / n - (d1 / n) ** 2;
  const correlation = (sd / n - (s1 * d1) / n / n) / Math.sqrt(varianceHere * varianceThere + 1e-6);
  if (correlation > ALIKE_MIN) return State.Alike;
  const isFlat =
    Math.max(varianceHere, varianceThere) < FLAT_VARIANCE && Math.abs(s1 - d1) / n < FLAT_GAP;
  return isFlat ? State.Flat : State.Refused;
}

/**
 * Grows from the seeds over all similar neighbours, the nearest first, until the budget is spent.
 * Flat cells are included but not grown from.
 */
export function growAlike(
  plane: Plane,
  t: Affine,
  seeds: readonly { x: number; y: number }[],
  lattice: Lattice,
  budget: Budget,
): Uint8Array {
  const { cellPx, columns, rows } = lattice;
  const states = new Uint8Array(columns * rows);
  const queue = seeds.map(({ x, y }) => [Math.floor(x / cellPx), Math.floor(y / cellPx)] as const);
  for (const [column, row] of queue) {
    if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
    const at = row * columns + column;
    if (states[at] !== State.Unseen) continue;
    if (budget.isSpent) break;
    budget.take(cellPx * cellPx);
    states[at] = compareCell(plane, t, column * cellPx, row * cellPx, cellPx);
    if (states[at] !== State.Alike) continue;
    queue.push([column + 1, row], [column - 1, row], [column, row + 1], [column, row - 1]);
  }
  return states;
}
