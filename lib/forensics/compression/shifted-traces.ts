import { dctOfGrids, type BlockCoefficients } from '../kernels/block-dct';
import {
  COEFFICIENTS_MIN,
  combPlace,
  combSums,
  STEP_MAX,
  STEP_MIN,
  type CombSums,
} from '../kernels/comb-sums';
import { SHIFTED_COMPRESSION } from '../thresholds';
import { FREQUENCIES } from './coefficient-planes';

/**
 * Finds which of the 63 grids beside the file's own shows an earlier quantization: there the
 * coefficients gather around the multiples of a step (Bianchi & Piva, "Image forgery localization
 * via block-grained analysis of JPEG artifacts", IEEE TIFS 7(3), 2012, the non-aligned case; here
 * as the mean of cos(2 pi x / step) over the coefficients that were not rounded to zero).
 *
 * The last compression leaves combs near its own grid too, most in smooth areas. They are the same
 * on grids that mirror each other in the file's own, so each grid is compared with its mirror
 * images; (4, 0), (0, 4) and (4, 4) are their own mirror images and cannot be judged.
 */
export interface ShiftedTrace {
  readonly grid: ShiftedPlanes;
  /**
   * A grid that mirrors this one in the file's own: it shows what this grid would look like without
   * a history.
   */
  readonly mirror: ShiftedPlanes;
  readonly combs: readonly Comb[];
  /** Distance from the median of all grids, in their robust standard deviations. */
  readonly prominence: number;
}

/** Unquantized coefficients of some of a grid's blocks. */
export interface ShiftedPlanes extends BlockCoefficients {
  /** Offset of the first block, 0-7 pixels. */
  readonly left: number;
  readonly top: number;
  readonly pitchPx: number;
}

/** The earlier quantization of one frequency. */
export interface Comb {
  /** Index in `COMB_FREQUENCIES`. */
  readonly plane: number;
  readonly step: number;
  /** Mean of cos(2 pi x / step) minus that of the mirror image, 0-1. */
  readonly amplitude: number;
}

/**
 * Limits on the blocks of all grids together, and of each grid that is examined again, so that the
 * cost does not grow with the picture's size.
 */
const SEARCHED_BLOCKS_MAX = 160_000;
const MAPPED_BLOCKS_MAX = 10_000;
/** Number of grids that are examined again with more blocks. */
const CANDIDATES = 5;
/** Without DC, whose comb moves with every change of brightness. */
export const COMB_FREQUENCIES: readonly number[] = FREQUENCIES.slice(1);

/**
 * One grid. A pasted part shows more clearly in its own quarter of the picture than in all of it.
 */
interface Judged {
  readonly left: number;
  readonly top: number;
  /** The four quarters, then the complete picture. */
  readonly parts: readonly CombSums[];
}

const SHIFTS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

interface Picture {
  /** width * height values 0-255. */
  readonly luma: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** @returns the grids that stand out, strongest first */
export function findShiftedTraces(picture: Picture): ShiftedTrace[] {
  const search = strideFor(picture, SEARCHED_BLOCKS_MAX / 63);
  const grids = SHIFTS.flatMap((top) => planesOf(picture, SHIFTS, top, search).map(gather));
  const judged = grids.flatMap((grid) => {
    const mirrors = mirrorsOf(grid, grids);
    return mirrors.length === 0 ? [] : [{ grid, strength: compare(grid, mirrors).strength }];
  });
  const strengths = judged.map(({ strength }) => strength);
  const middle = median(strengths);
  const spread = 1.4826 * median(strengths.map((strength) => Math.abs(strength - middle))) + 1;
  return judged
    .sort((a, b) => b.strength - a.strength)
    .slice(0, CANDIDATES)
    .map(({ grid }) => lookAgain(picture, grid, { middle, spread }))
    .filter(
      ({ prominence, combs }) =>
        prominence >= SHIFTED_COMPRESSION.prominenceMin && combs.length > 0,
    )
    .sort((a, b) => b.prominence - a.prominence);
}

/**
 * Examines a grid with as many blocks as the map will have, against one mirror image: the same
 * chance rate at a higher resolution.
 */
function lookAgain(
  picture: Picture,
  { left, top }: Judged,
  usual: { middle: number; spread: number },
): ShiftedTrace {
  const stride = strideFor(picture, MAPPED_BLOCKS_MAX);
  const grid = planesAt(picture, left, top, stride);
  const mirror = planesAt(picture, (8 - left) % 8, (8 - top) % 8, stride);
  const { combs, strength } = compare(gather(grid), [gather(mirror)]);
  return { grid, mirror, combs, prominence: (strength - usual.middle) / usual.spread };
}

function strideFor({ width, height }: Picture, blocksMax: number): number {
  return Math.max(
    1,
    Math.ceil(Math.sqrt((Math.floor(width / 8) * Math.floor(height / 8)) / blocksMax)),
  );
}

function planesOf(
  { luma, width, height }: Picture,
  lefts: readonly number[],
  top: number,
  stride: number,
): ShiftedPlanes[] {
  return dctOfGrids(luma, width, height, { lefts, top, stride }, COMB_FREQUENCIES).map(
    (grid, i) => ({ ...grid, left: lefts[i] as number, top, pitchPx: 8 * stride }),
  );
}

const planesAt = (picture: Picture, left: number, top: number, stride: number): ShiftedPlanes =>
  planesOf(picture, [left], top, stride)[0] as ShiftedPlanes;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

function gather({ left, top, planes, blocksWide, blocksHigh }: ShiftedPlanes): Judged {
  return { left, top, parts: combSums(planes, blocksWide, blocksHigh) };
}

function mirrorsOf({ left, top }: Judged, grids: readonly Judged[]): Judged[] {
  return grids.filter(
    (other) =>
      (other.left !== left || other.top !== top) &&
      (other.left === left || other.left === (8 - left) % 8) &&
      (other.top === top || other.top === (8 - top) % 8),
  );
}

interface Compared {
  readonly combs: readonly Comb[];
  /** Sum of the squared standard errors of all frequencies. */
  readonly strength: number;
}

/** Compares a grid with its mirror images, by the part of the picture that shows most. */
function compare(grid: Judged, mirrors: readonly Judged[]): Compared {
  return grid.parts
    .map((part, i) =>
      comparePart(
        part,
        mirrors.map(({ parts }) => parts[i] as CombSums),
      ),
    )
    .reduce((best, one) => (one.strength > best.strength ? one : best));
}

function comparePart(grid: CombSums, mirrors: readonly CombSums[]): Compared {
  const combs: Comb[] = [];
  let strength = 0;
  for (let plane = 0; plane < COMB_FREQUENCIES.length; plane++) {
    const best = bestComb(grid, mirrors, plane);
    strength += best.errors ** 2;
    if (best.errors >= SHIFTED_COMPRESSION.combErrorsMin)
      combs.push({ plane, step: best.step, amplitude: best.amplitude });
  }
  return { combs, strength };
}

type BestComb = Omit<Comb, 'plane'> & { readonly errors: number };

function bestComb(grid: CombSums, mirrors: readonly CombSums[], plane: number): BestComb {
  let best: BestComb = { step: 0, amplitude: 0, errors: 0 };
  for (let step = STEP_MIN; step <= STEP_MAX; step++) {
    const at = combPlace(plane, step);
    const count = grid.counts[at] as number;
    if (count < COEFFICIENTS_MIN) break;
    let others = 0,
      mirrored = 0;
    for (const { counts, sums } of mirrors) {
      others += counts[at] as number;
      mirrored += sums[at] as number;
    }
    others = Math.max(1, others);
    const amplitude = (grid.sums[at] as number) / count - mirrored / others;
    const errors = amplitude / Math.sqrt((1 / count + 1 / others) / 2);
    if (errors > best.errors) best = { step, amplitude, errors };
  }
  return best;
}
