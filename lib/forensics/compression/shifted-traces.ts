import { dctOfBlocks, type BlockCoefficients } from '../kernels/block-dct';
import { SHIFTED_COMPRESSION } from '../thresholds';
import { FREQUENCIES } from './coefficient-planes';

/**
 * Which of the 63 grids beside the file's own shows an earlier quantization: there the coefficients gather around the
 * multiples of a step (Bianchi & Piva, "Image forgery localization via block-grained analysis of JPEG artifacts", IEEE
 * TIFS 7(3), 2012, the non-aligned case; here as the mean of cos(2 pi x / step) over the coefficients that were not
 * rounded to zero).
 *
 * The last compression leaves combs of its own near its grid, most in smooth places. They are the same on the grids that
 * mirror each other in the file's own, so that each grid is compared with its mirror images; (4, 0), (0, 4) and (4, 4)
 * are their own and cannot be judged.
 */
export interface ShiftedTrace {
  readonly grid: ShiftedPlanes;
  /** A grid that mirrors this one in the file's own: what this one would show without a history. */
  readonly mirror: ShiftedPlanes;
  readonly combs: readonly Comb[];
  /** How far it stands out of all the grids, in robust standard deviations of theirs. */
  readonly prominence: number;
}

/** Unquantized coefficients of some of a grid's blocks. */
export interface ShiftedPlanes extends BlockCoefficients {
  /** Of the first block, 0-7 pixels. */
  readonly left: number;
  readonly top: number;
  readonly pitchPx: number;
}

/** One frequency's earlier quantization. */
export interface Comb {
  /** Place in `COMB_FREQUENCIES`. */
  readonly plane: number;
  readonly step: number;
  /** Mean of cos(2 pi x / step) beyond the mirror image's, 0-1. */
  readonly amplitude: number;
}

/** Of all grids together, and of each that is looked at again: the cost is bounded whatever the picture's size. */
const SEARCHED_BLOCKS_MAX = 160_000;
const MAPPED_BLOCKS_MAX = 10_000;
/** Grids that are looked at again with more blocks. */
const CANDIDATES = 5;
/** Beyond DC, whose comb is moved by every change of brightness. */
export const COMB_FREQUENCIES: readonly number[] = FREQUENCIES.slice(1);
const STEP_MIN = 2;
const STEP_MAX = 32;
const BINS_PER_LEVEL = 2;
const VALUE_MAX = 64;
const BINS = VALUE_MAX * BINS_PER_LEVEL + 1;

/** Per frequency and step: the sum of the cosines, and of how many coefficients. */
interface Gathered {
  readonly sums: Float64Array;
  readonly counts: Float64Array;
}

/** One grid; a pasted part shows better in its own quarter of the picture than in the whole. */
interface Judged {
  readonly left: number;
  readonly top: number;
  /** The four quarters, then the whole. */
  readonly parts: readonly Gathered[];
}

/** cos(2 pi x / step) at |x| in bins, 0 where the first quantization gave zero. */
const COSINES: readonly Float64Array[] = Array.from({ length: STEP_MAX + 1 }, (_, step) => (
  Float64Array.from({ length: BINS }, (_, bin) => combAt(bin / BINS_PER_LEVEL, step))
));

/** How well |x| fits a multiple of the step other than zero, -1 to 1; 0 where it says nothing. */
export function combAt(magnitude: number, step: number): number {
  return step < STEP_MIN || magnitude <= step / 2 || magnitude > VALUE_MAX ? 0 : Math.cos((2 * Math.PI * magnitude) / step);
}

const at = (f: number, step: number): number => f * (STEP_MAX + 1) + step;

interface Picture {
  /** width * height values 0-255. */
  readonly luma: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** @returns the grids that stand out, strongest first */
export function findShiftedTraces(picture: Picture): ShiftedTrace[] {
  const search = strideFor(picture, SEARCHED_BLOCKS_MAX / 63);
  const grids = Array.from({ length: 64 }, (_, i) => gather(planesAt(picture, i & 7, i >> 3, search)));
  const judged = grids.flatMap((grid) => {
    const mirrors = mirrorsOf(grid, grids);
    return mirrors.length === 0 ? [] : [{ grid, strength: compare(grid, mirrors).strength }];
  });
  const strengths = judged.map(({ strength }) => strength);
  const middle = median(strengths);
  const spread = 1.4826 * median(strengths.map((strength) => Math.abs(strength - middle))) + 1;
  return judged.sort((a, b) => b.strength - a.strength).slice(0, CANDIDATES)
    .map(({ grid }) => lookAgain(picture, grid, { middle, spread }))
    .filter(({ prominence, combs }) => prominence >= SHIFTED_COMPRESSION.prominenceMin && combs.length > 0)
    .sort((a, b) => b.prominence - a.prominence);
}

/** With as many blocks as the map will have, against one mirror image: the same chances, a sharper look. */
function lookAgain(picture: Picture, { left, top }: Judged, usual: { middle: number; spread: number }): ShiftedTrace {
  const stride = strideFor(picture, MAPPED_BLOCKS_MAX);
  const grid = planesAt(picture, left, top, stride);
  const mirror = planesAt(picture, (8 - left) % 8, (8 - top) % 8, stride);
  const { combs, strength } = compare(gather(grid), [gather(mirror)]);
  return { grid, mirror, combs, prominence: (strength - usual.middle) / usual.spread };
}

function strideFor({ width, height }: Picture, blocksMax: number): number {
  return Math.max(1, Math.ceil(Math.sqrt((Math.floor(width / 8) * Math.floor(height / 8)) / blocksMax)));
}

function planesAt({ luma, width, height }: Picture, left: number, top: number, stride: number): ShiftedPlanes {
  return { ...dctOfBlocks(luma, width, height, { left, top, stride }, COMB_FREQUENCIES), left, top, pitchPx: 8 * stride };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

const QUARTERS = 4;

function gather({ left, top, planes, blocksWide, blocksHigh }: ShiftedPlanes): Judged {
  const parts = Array.from({ length: QUARTERS + 1 }, (): Gathered => ({
    sums: new Float64Array(COMB_FREQUENCIES.length * (STEP_MAX + 1)),
    counts: new Float64Array(COMB_FREQUENCIES.length * (STEP_MAX + 1)),
  }));
  planes.forEach((plane, f) => {
    const histograms = histogramsOf(plane, blocksWide, blocksHigh);
    parts.forEach((part, i) => addCombs(part, f, histograms[i] as Float64Array));
  });
  return { left, top, parts };
}

function addCombs({ sums, counts }: Gathered, f: number, histogram: Float64Array): void {
  const above = new Float64Array(BINS + 1);
  for (let bin = BINS - 1; bin >= 0; bin--) above[bin] = (above[bin + 1] as number) + (histogram[bin] as number);
  let last = BINS;
  while (last > 0 && above[last - 1] === 0) last--;
  for (let step = STEP_MIN; step <= STEP_MAX; step++) {
    const cosines = COSINES[step] as Float64Array;
    const first = Math.floor((step / 2) * BINS_PER_LEVEL) + 1;
    const count = above[first] as number;
    if (count < COEFFICIENTS_MIN) break;
    let sum = 0;
    for (let bin = first; bin < last; bin++) sum += (histogram[bin] as number) * (cosines[bin] as number);
    sums[at(f, step)] = sum;
    counts[at(f, step)] = count;
  }
}

/** Of the quarters and of the whole; values beyond the last bin are left out: they are few, and a comb blurs with distance. */
function histogramsOf(plane: Float32Array, blocksWide: number, blocksHigh: number): Float64Array[] {
  const quarters = Array.from({ length: QUARTERS }, () => new Float64Array(BINS));
  for (let row = 0, i = 0; row < blocksHigh; row++) {
    const below = 2 * row >= blocksHigh ? 2 : 0;
    for (let column = 0; column < blocksWide; column++, i++) {
      const bin = Math.round(Math.abs(plane[i] as number) * BINS_PER_LEVEL);
      if (bin >= BINS) continue;
      const histogram = quarters[below + (2 * column >= blocksWide ? 1 : 0)] as Float64Array;
      histogram[bin] = (histogram[bin] as number) + 1;
    }
  }
  const whole = new Float64Array(BINS).map((_, bin) => quarters.reduce((sum, one) => sum + (one[bin] as number), 0));
  return [...quarters, whole];
}

function mirrorsOf({ left, top }: Judged, grids: readonly Judged[]): Judged[] {
  return grids.filter((other) => (
    (other.left !== left || other.top !== top)
    && (other.left === left || other.left === (8 - left) % 8) && (other.top === top || other.top === (8 - top) % 8)
  ));
}

/** Coefficients that a comb must be made of. */
const COEFFICIENTS_MIN = 40;
/** Standard errors from which a frequency counts. */
const COMB_MIN = 3;

interface Compared {
  readonly combs: readonly Comb[];
  /** Sum of the squared standard errors of all frequencies. */
  readonly strength: number;
}

/** By the part of the picture that shows most. */
function compare(grid: Judged, mirrors: readonly Judged[]): Compared {
  return grid.parts
    .map((part, i) => comparePart(part, mirrors.map(({ parts }) => parts[i] as Gathered)))
    .reduce((best, one) => (one.strength > best.strength ? one : best));
}

function comparePart(grid: Gathered, mirrors: readonly Gathered[]): Compared {
  const combs: Comb[] = [];
  let strength = 0;
  for (let plane = 0; plane < COMB_FREQUENCIES.length; plane++) {
    const best = bestComb(grid, mirrors, plane);
    strength += best.errors ** 2;
    if (best.errors >= COMB_MIN) combs.push({ plane, step: best.step, amplitude: best.amplitude });
  }
  return { combs, strength };
}

function bestComb(grid: Gathered, mirrors: readonly Gathered[], plane: number): Omit<Comb, 'plane'> & { errors: number } {
  let best = { step: 0, amplitude: 0, errors: 0 };
  for (let step = STEP_MIN; step <= STEP_MAX; step++) {
    const i = at(plane, step);
    const count = grid.counts[i] as number;
    const others = Math.max(1, mirrors.reduce((sum, { counts }) => sum + (counts[i] as number), 0));
    if (count < COEFFICIENTS_MIN) break;
    const mirrored = mirrors.reduce((sum, { sums }) => sum + (sums[i] as number), 0) / others;
    const amplitude = (grid.sums[i] as number) / count - mirrored;
    const errors = amplitude / Math.sqrt((1 / count + 1 / others) / 2);
    if (errors > best.errors) best = { step, amplitude, errors };
  }
  return best;
}
