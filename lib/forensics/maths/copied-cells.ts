import type { Affine } from './affine';
import { growAlike, State, type Lattice } from './alike-cells';
import { gaussianBlur } from './gaussian';
import { COPY_MOVE } from '../thresholds';
import { sampleLinear, type Plane } from './plane';

/**
 * Whether two areas of a picture are one and the same, cell by cell. Things that merely look alike (windows, tiles,
 * keys, letters) agree in their shapes, but each has its own sensor noise, grain of the material and shade; a copy
 * agrees in all of it, up to what the last compression changed.
 */
export interface CopiedArea {
  /** Cells that are the same, and those that were judged (they have texture). */
  readonly same: number;
  readonly judged: number;
  readonly cellPx: number;
  /** Upper left corners of the cells that are the same, in the first area. */
  readonly cells: readonly { readonly x: number; readonly y: number }[];
  /** Share of the cells around (the box of what looks alike) without any grain, as only drawn pictures have them. */
  readonly blankShare: number;
  /** Mean fine-structure energy of the cells that are the same (grey levels squared per pixel). */
  readonly energy: number;
}

/** Fine structure: what lies between these two blurs (sigmas, pixels). */
const FINE_FROM_PX = 0.7;
const FINE_TO_PX = 1.6;
// Plain constants: they are read for every cell.
const {
  energyMin: ENERGY_MIN, blankVariance: BLANK_VARIANCE,
  differenceFloor: FLOOR, differenceFloorMax: FLOOR_MAX, differenceFloorEnergyShare: FLOOR_ENERGY_SHARE,
  differenceShare: SHARE, differencePerSquaredStep: FLOOR_PER_SQUARED_STEP,
} = COPY_MOVE;

function differenceMax(energy: number, jpegStep: number): number {
  const compressed = Math.min(FLOOR_MAX, FLOOR_PER_SQUARED_STEP * jpegStep ** 2);
  return Math.max(FLOOR, Math.min(compressed, FLOOR_ENERGY_SHARE * energy)) + SHARE * energy;
}

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Room around the cells for the wider blur. */
const MARGIN_PX = 6;

function frameOf(states: Uint8Array, lattice: Lattice, plane: Plane): Frame | null {
  let left = Infinity, top = Infinity, right = -1, bottom = -1;
  for (let at = 0; at < states.length; at++) {
    if (states[at] !== State.Alike) continue;
    const column = at % lattice.columns;
    const row = Math.floor(at / lattice.columns);
    left = Math.min(left, column);
    right = Math.max(right, column + 1);
    top = Math.min(top, row);
    bottom = Math.max(bottom, row + 1);
  }
  if (right < 0) return null;
  const x0 = Math.max(0, left * lattice.cellPx - MARGIN_PX);
  const y0 = Math.max(0, top * lattice.cellPx - MARGIN_PX);
  const x1 = Math.min(plane.width, right * lattice.cellPx + MARGIN_PX);
  const y1 = Math.min(plane.height, bottom * lattice.cellPx + MARGIN_PX);
  return { left: x0, top: y0, width: x1 - x0, height: y1 - y0 };
}

function cutOut({ width: stride, values: pixels }: Plane, { left, top, width, height }: Frame): Plane {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (top + y) * stride + left;
    values.set(pixels.subarray(start, start + width), y * width);
  }
  return { width, height, values };
}

/**
 * What the transform moves the frame onto, where a cell that looks alike or one beside it lies; the rest, which nothing
 * asks for, stays 0. A cell is wider than the blurs reach.
 */
function cutOutMoved(plane: Plane, { left, top, width, height }: Frame, t: Affine, near: Uint8Array, lattice: Lattice): Plane {
  const { cellPx, columns, rows } = lattice;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor((top + y) / cellPx)) * columns;
    for (let x = 0; x < width; ) {
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

/** 1 for the cells that look alike and the eight around each. */
function nearAlike(states: Uint8Array, { columns, rows }: Lattice): Uint8Array {
  const near = new Uint8Array(states.length);
  for (let at = 0; at < states.length; at++) {
    if (states[at] !== State.Alike) continue;
    const column = at % columns;
    const row = Math.floor(at / columns);
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
      near.fill(1, y * columns + Math.max(0, column - 1), y * columns + Math.min(columns - 1, column + 1) + 1);
    }
  }
  return near;
}

function fineStructure(plane: Plane): Float32Array {
  const fine = gaussianBlur(plane, FINE_FROM_PX).values;
  const soft = gaussianBlur(plane, FINE_TO_PX).values;
  for (let i = 0; i < fine.length; i++) fine[i] = (fine[i] as number) - (soft[i] as number);
  return fine;
}

function blankShareOf(cut: Plane, cellPx: number): number {
  let blank = 0;
  let all = 0;
  for (let top = 0; top + cellPx <= cut.height; top += cellPx) {
    for (let left = 0; left + cellPx <= cut.width; left += cellPx) {
      let sum = 0, squares = 0;
      for (let y = top; y < top + cellPx; y++) {
        for (let x = left; x < left + cellPx; x++) {
          const value = cut.values[y * cut.width + x] as number;
          sum += value; squares += value * value;
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
  /** Of the difference, the second one scaled to the first one's contrast where they are alike. */
  readonly difference: number;
}

function cellEnergies(
  a: Float32Array, b: Float32Array, frame: Frame, left: number, top: number, sizePx: number,
): Energies {
  let aa = 0, bb = 0, ab = 0;
  for (let y = top - frame.top; y < top - frame.top + sizePx; y++) {
    for (let x = left - frame.left; x < left - frame.left + sizePx; x++) {
      const p = a[y * frame.width + x] as number;
      const q = b[y * frame.width + x] as number;
      aa += p * p; bb += q * q; ab += p * q;
    }
  }
  const n = sizePx * sizePx;
  const correlation = ab / Math.sqrt(aa * bb + 1e-9);
  const energy = Math.sqrt(aa * bb) / n;
  return { here: aa / n, there: bb / n, difference: 2 * energy * (1 - correlation) };
}

/**
 * Follows the transform from its seeds (points of the first area) and judges every cell that looks alike.
 * `cellPx` should be 8 or more; the transform should not shrink (fine structure would alias). `jpegStep` is the
 * quantization step of the last save in the middle frequencies, 0 without one.
 */
export function judgeCopy(
  plane: Plane, t: Affine, seeds: readonly { x: number; y: number }[], cellPx: number, jpegStep: number,
): CopiedArea | null {
  const lattice = { cellPx, columns: Math.floor(plane.width / cellPx), rows: Math.floor(plane.height / cellPx) };
  const states = growAlike(plane, t, seeds, lattice);
  const frame = frameOf(states, lattice, plane);
  if (frame === null) return null;
  const cut = cutOut(plane, frame);
  const here = fineStructure(cut);
  const there = fineStructure(cutOutMoved(plane, frame, t, nearAlike(states, lattice), lattice));
  const cells: { x: number; y: number }[] = [];
  let judged = 0, energySum = 0;
  for (let at = 0; at < states.length; at++) {
    if (states[at] !== State.Alike) continue;
    const left = (at % lattice.columns) * cellPx;
    const top = Math.floor(at / lattice.columns) * cellPx;
    const energies = cellEnergies(here, there, frame, left, top, cellPx);
    const energy = Math.sqrt(energies.here * energies.there);
    if (energy < ENERGY_MIN) continue;
    judged++;
    if (energies.difference > differenceMax(energy, jpegStep)) continue;
    cells.push({ x: left, y: top });
    energySum += energy;
  }
  const same = cells.length;
  return { same, judged, cellPx, cells, blankShare: blankShareOf(cut, 8), energy: energySum / (same || 1) };
}
