import type { Affine } from './affine';
import { growAlike, State, type Budget, type Lattice } from './alike-cells';
import { frameOf, nearAlike, spanOfAlike, spansOf, type Frame } from './alike-spans';
import { gaussianBlur } from './gaussian';
import { COPY_MOVE } from '../thresholds';
import { sampleLinear, type Plane } from './plane';

interface Cell {
  readonly x: number;
  readonly y: number;
}

/**
 * Whether two areas of a picture are identical, cell by cell. Objects that merely look alike
 * (windows, tiles, keys, letters) agree in their shapes, but each has its own sensor noise,
 * material grain and shading; a copy agrees in all of it, up to what the last compression changed.
 */
export interface CopiedArea {
  /** Number of identical cells, and of judged ones (cells with texture). */
  readonly same: number;
  readonly judged: number;
  readonly cellPx: number;
  /** Upper left corners of the identical cells, in the first area. */
  readonly cells: readonly Cell[];
  /**
   * Share of the surrounding cells (the box of the similar ones) without any grain, which only
   * drawn pictures have.
   */
  readonly blankShare: number;
  /** Mean fine-structure energy of the identical cells (grey levels squared per pixel). */
  readonly energy: number;
}

/** Fine structure is the difference between these two blurs (sigmas, pixels). */
const FINE_FROM_PX = 0.7;
const FINE_TO_PX = 1.6;
// Local constants, because they are read for every cell.
const {
  energyMin: ENERGY_MIN,
  blankVariance: BLANK_VARIANCE,
  differenceFloor: FLOOR,
  differenceFloorMax: FLOOR_MAX,
  differenceFloorEnergyShare: FLOOR_ENERGY_SHARE,
  differenceShare: SHARE,
  differencePerSquaredStep: FLOOR_PER_SQUARED_STEP,
} = COPY_MOVE;

function differenceMax(energy: number, jpegStep: number): number {
  const compressed = Math.min(FLOOR_MAX, FLOOR_PER_SQUARED_STEP * jpegStep ** 2);
  return Math.max(FLOOR, Math.min(compressed, FLOOR_ENERGY_SHARE * energy)) + SHARE * energy;
}

function cutOut(
  { width: stride, values: pixels }: Plane,
  { left, top, width, height }: Frame,
): Plane {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * stride + left;
    values.set(pixels.subarray(start, start + width), y * width);
  }
  return { width, height, values };
}

/**
 * Returns the pixels that the transform maps the frame to, where a similar cell or a neighbour of
 * one lies; the rest, which is never read, stays 0. A cell is wider than the reach of the blurs.
 */
function cutOutMoved(
  plane: Plane,
  { left, top, width, height }: Frame,
  t: Affine,
  near: Uint8Array,
  lattice: Lattice,
): Plane {
  const { cellPx, columns, rows } = lattice;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor((top + y) / cellPx)) * columns;
    for (let x = 0; x < width;) {
      const column = Math.min(columns - 1, Math.floor((left + x) / cellPx));
      const end = column === columns - 1 ? width : Math.min(width, (column + 1) * cellPx - left);
      if (near[row + column] === 0) x = end;
      for (; x < end; x++) {
        const u = t.a * (left + x) + t.b * (top + y) + t.tx;
        const v = t.c * (left + x) + t.d * (top + y) + t.ty;
        values[y * width + x] = sampleLinear(plane, u, v);
      }
    }
  }
  return { width, height, values };
}

function fineStructure(plane: Plane): Float32Array {
  const fine = gaussianBlur(plane, FINE_FROM_PX).values;
  const soft = gaussianBlur(plane, FINE_TO_PX).values;
  for (let i = 0; i < fine.length; i++) fine[i] = (fine[i] as number) - (soft[i] as number);
  return fine;
}

/** Share of the frame's squares of `cellPx` pixels a side without any grain. */
function blankShareOf({ width, values }: Plane, frame: Frame, cellPx: number): number {
  let blank = 0;
  let all = 0;
  for (let top = frame.top; top + cellPx <= frame.top + frame.height; top += cellPx) {
    for (let left = frame.left; left + cellPx <= frame.left + frame.width; left += cellPx) {
      let sum = 0,
        squares = 0;
      for (let y = top; y < top + cellPx; y++) {
        for (let x = left; x < left + cellPx; x++) {
          const value = values[y * width + x] as number;
          sum += value;
          squares += value * value;
        }
      }
      const n = cellPx * cellPx;
      all++;
      if (squares / n - (sum / n) ** 2 < BLANK_VARIANCE) blank++;
    }
  }
  return all === 0 ? 0 : blank / all;
}

interface Energies {
  readonly here: number;
  readonly there: number;
  /**
   * Energy of the difference, the second structure scaled to the first one's contrast where they
   * are similar.
   */
  readonly difference: number;
}

function cellEnergies(
  a: Float32Array,
  b: Float32Array,
  frame: Frame,
  left: number,
  top: number,
  sizePx: number,
): Energies {
  let aa = 0,
    bb = 0,
    ab = 0;
  for (let y = top - frame.top; y < top - frame.top + sizePx; y++) {
    for (let x = left - frame.left; x < left - frame.left + sizePx; x++) {
      const p = a[y * frame.width + x] as number;
      const q = b[y * frame.width + x] as number;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
  }
  const n = sizePx * sizePx;
  const correlation = ab / Math.sqrt(aa * bb + 1e-9);
  const energy = Math.sqrt(aa * bb) / n;
  return { here: aa / n, there: bb / n, difference: 2 * energy * (1 - correlation) };
}

/**
 * Follows the transform from its seeds (points of the first area) and judges every similar cell, as
 * far as the budget lasts. `cellPx` should be 8 or more; the transform should not shrink (fine
 * structure would alias). `jpegStep` is the quantization step of the last save in the middle
 * frequencies, 0 without one.
 */
export function judgeCopy(
  plane: Plane,
  t: Affine,
  seeds: readonly Cell[],
  cellPx: number,
  jpegStep: number,
  budget: Budget,
): CopiedArea | null {
  const lattice = {
    cellPx,
    columns: Math.floor(plane.width / cellPx),
    rows: Math.floor(plane.height / cellPx),
  };
  return judgeCells(plane, t, growAlike(plane, t, seeds, lattice, budget), lattice, jpegStep);
}

function judgeCells(
  plane: Plane,
  t: Affine,
  states: Uint8Array,
  lattice: Lattice,
  jpegStep: number,
): CopiedArea | null {
  const { cellPx, columns } = lattice;
  const outline = spanOfAlike(states, lattice);
  if (outline === null) return null;
  const near = nearAlike(states, lattice);
  const cells: Cell[] = [];
  let judged = 0,
    energySum = 0;
  for (const span of spansOf(states, lattice)) {
    const frame = frameOf(span, cellPx, plane);
    const here = fineStructure(cutOut(plane, frame));
    const there = fineStructure(cutOutMoved(plane, frame, t, near, lattice));
    for (let row = span.fromRow; row < span.toRow; row++) {
      for (let column = span.fromColumn; column < span.toColumn; column++) {
        if (states[row * columns + column] !== State.Alike) continue;
        const energies = cellEnergies(here, there, frame, column * cellPx, row * cellPx, cellPx);
        const energy = Math.sqrt(energies.here * energies.there);
        if (energy < ENERGY_MIN) continue;
        judged++;
        if (energies.difference > differenceMax(energy, jpegStep)) continue;
        cells.push({ x: column * cellPx, y: row * cellPx });
        energySum += energy;
      }
    }
  }
  const same = cells.length;
  cells.sort((one, other) => one.y - other.y || one.x - other.x);
  return {
    same,
    judged,
    cellPx,
    cells,
    blankShare: blankShareOf(plane, frameOf(outline, cellPx, plane), 8),
    energy: energySum / (same || 1),
  };
}
