import { combAt } from '../kernels/comb-sums';
import { boxSum } from '../maths/box-sum';
import { connectedAreas, withBox, type ConnectedArea } from '../maths/connected-areas';
import { log10FalseAlarms } from '../maths/false-alarms';
import { SHIFTED_COMPRESSION } from '../thresholds';
import type { Comb, ShiftedPlanes, ShiftedTrace } from './shifted-traces';

/**
 * An area whose blocks show the shifted history where the rest does not (`present`), or the other
 * way round.
 */
export interface ShiftedArea extends ConnectedArea {
  readonly kind: 'present' | 'absent';
  /** Compared with the maximum of the mirrored grid; negative means improbable. */
  readonly log10FalseAlarms: number;
}

export interface ShiftedAreas {
  /** Fewest false alarms first. */
  readonly areas: readonly ShiftedArea[];
  /**
   * Share of the informative blocks that show the history; 1 means that the picture was cropped.
   */
  readonly share: number;
  /**
   * By how many standard errors each block's surroundings show more of it than the mirrored grid.
   */
  readonly surplus: Float32Array;
}

/**
 * Classes of blocks by their number of informative coefficients; the rate of chance hits differs
 * between them.
 */
const CLASSES = 4;
const NO_CLASS = 255;
const WINDOW_RADIUS = 2;
/** Share of an area's mean surplus: about half of what its inner windows show. */
const TRIM_SHARE = 0.75;
const {
  fitMin: FIT_MIN,
  windowErrorsMin: WINDOW_ERRORS_MIN,
  absenceWeight: ABSENCE_WEIGHT,
  areaBlocksMin: AREA_BLOCKS_MIN,
  areaShareMax: AREA_SHARE_MAX,
  leftoverMax: LEFTOVER_MAX,
  ratesApartMin: RATES_APART_MIN,
} = SHIFTED_COMPRESSION;

interface Fits {
  readonly classes: Uint8Array;
  /** 1 for blocks that fit the combs. */
  readonly hits: Uint8Array;
  /** Share of fitting blocks, per class. */
  readonly rates: Float64Array;
}

export function findShiftedAreas({ grid, mirror, combs }: ShiftedTrace): ShiftedAreas {
  const own = fitsOf(grid, combs);
  const chance = fitsOf(mirror, combs).rates;
  const mirrored = strongestOf(presentAreas(mirror, fitsOf(mirror, combs), chance));
  const share = shareOf(own, chance);
  const present = presentAreas(grid, own, chance);
  const areas = [...present, ...absentAreas(grid, own, chance)]
    .map((area) => ({ ...area, log10FalseAlarms: area.log10FalseAlarms - Math.min(0, mirrored) }))
    .sort((a, b) => a.log10FalseAlarms - b.log10FalseAlarms);
  return { areas, share, surplus: windows(grid, own, chance).errors };
}

const strongestOf = (areas: readonly ShiftedArea[]): number =>
  areas.reduce((least, { log10FalseAlarms: value }) => Math.min(least, value), 0);

function fitsOf({ planes, blocksWide, blocksHigh }: ShiftedPlanes, combs: readonly Comb[]): Fits {
  const cells = blocksWide * blocksHigh;
  const fit = new Float32Array(cells);
  const weight = new Float32Array(cells);
  const isUsable = new Uint8Array(cells);
  for (const { plane, step, amplitude } of combs) {
    const values = planes[plane] as Float32Array;
    for (let i = 0; i < cells; i++) {
      const comb = combAt(Math.abs(values[i] as number), step);
      if (comb === 0) continue;
      fit[i] = (fit[i] as number) + amplitude * comb;
      weight[i] = (weight[i] as number) + (amplitude * amplitude) / 2;
      isUsable[i] = (isUsable[i] as number) + 1;
    }
  }
  const classes = isUsable.map((count) =>
    count === 0 ? NO_CLASS : Math.min(CLASSES - 1, Math.floor(Math.log2(count))),
  );
  const hits = Uint8Array.from(fit, (value, i) =>
    value > FIT_MIN * Math.sqrt(weight[i] as number) ? 1 : 0,
  );
  return { classes, hits, rates: ratesOf(classes, hits) };
}

function ratesOf(classes: Uint8Array, hits: Uint8Array): Float64Array {
  const counts = new Float64Array(CLASSES);
  const sums = new Float64Array(CLASSES);
  for (let i = 0; i < classes.length; i++) {
    const c = classes[i] as number;
    if (c === NO_CLASS) continue;
    counts[c] = (counts[c] as number) + 1;
    sums[c] = (sums[c] as number) + (hits[i] as number);
  }
  // Laplace smoothing, so that no rate is 0 or 1.
  return sums.map((sum, c) => (sum + 1) / ((counts[c] as number) + 2));
}

interface Windows {
  /**
   * Surplus of hits over the number that the rates predict in each block's window, in standard
   * errors.
   */
  readonly errors: Float32Array;
  /** The same per informative block. */
  readonly surplus: Float32Array;
}

function windows(
  { blocksWide, blocksHigh }: ShiftedPlanes,
  { classes, hits }: Fits,
  rates: Float64Array,
): Windows {
  const surplus = new Float32Array(classes.length);
  const variance = new Float32Array(classes.length);
  const usable = new Float32Array(classes.length);
  for (let i = 0; i < classes.length; i++) {
    const c = classes[i] as number;
    if (c === NO_CLASS) continue;
    const rate = rates[c] as number;
    surplus[i] = (hits[i] as number) - rate;
    variance[i] = rate * (1 - rate);
    usable[i] = 1;
  }
  const sums = boxSum(surplus, blocksWide, blocksHigh, WINDOW_RADIUS);
  const variances = boxSum(variance, blocksWide, blocksHigh, WINDOW_RADIUS);
  const counts = boxSum(usable, blocksWide, blocksHigh, WINDOW_RADIUS);
  return {
    errors: sums.map((sum, i) => sum / Math.sqrt((variances[i] as number) + 0.5)),
    surplus: sums.map((sum, i) => sum / Math.max(1, counts[i] as number)),
  };
}

/**
 * Keeps only the windows that show most of the area's surplus: a window that merely touches the
 * area counts towards it too.
 */
function trimmed(area: ConnectedArea, surplus: Float32Array, columns: number): ConnectedArea {
  const mean =
    area.cells.reduce((sum, cell) => sum + Math.abs(surplus[cell] as number), 0) /
    area.cells.length;
  return withBox(
    area.cells.filter((cell) => Math.abs(surplus[cell] as number) >= TRIM_SHARE * mean),
    columns,
  );
}

interface Counted {
  readonly trials: number;
  readonly hits: number;
  /** Hits predicted by either rate. */
  readonly byChance: number;
  readonly byHistory: number;
}

function count(
  cells: Iterable<number>,
  { classes, hits, rates }: Fits,
  chance: Float64Array,
): Counted {
  let trials = 0,
    found = 0,
    byChance = 0,
    byHistory = 0;
  for (const cell of cells) {
    const c = classes[cell] as number;
    if (c === NO_CLASS) continue;
    trials++;
    found += hits[cell] as number;
    byChance += chance[c] as number;
    byHistory += rates[c] as number;
  }
  return { trials, hits: found, byChance, byHistory };
}

/** Returns the surplus of hits as a share of the largest possible surplus. */
function shareOf(own: Fits, chance: Float64Array): number {
  const all = count(own.classes.keys(), own, chance);
  return (all.hits - all.byChance) / Math.max(1, all.trials - all.byChance);
}

function presentAreas(grid: ShiftedPlanes, own: Fits, chance: Float64Array): ShiftedArea[] {
  const { blocksWide, blocksHigh } = grid;
  const { errors, surplus } = windows(grid, own, chance);
  const all = count(own.classes.keys(), own, chance);
  return connectedAreas(
    blocksWide,
    blocksHigh,
    (cell) => (errors[cell] as number) > WINDOW_ERRORS_MIN,
  ).flatMap((wide) => {
    const area = trimmed(wide, surplus, blocksWide);
    const inside = count(area.cells, own, chance);
    if (inside.trials < AREA_BLOCKS_MIN || inside.trials > AREA_SHARE_MAX * all.trials) return [];
    const mean = (inside.hits - inside.byChance) / inside.trials;
    const outside =
      (all.hits - inside.hits - all.byChance + inside.byChance) / (all.trials - inside.trials);
    if (outside > LEFTOVER_MAX * mean) return [];
    const falseAlarms = log10FalseAlarms(
      63 * errors.length,
      inside.trials,
      inside.hits,
      inside.byChance / inside.trials,
    );
    return [{ ...area, kind: 'present' as const, log10FalseAlarms: falseAlarms }];
  });
}

/**
 * Finds areas that lack a history which the rest of the picture shows; the rates are then those of
 * the history.
 */
function absentAreas(grid: ShiftedPlanes, own: Fits, chance: Float64Array): ShiftedArea[] {
  const classes = own.classes.map((c) =>
    c === NO_CLASS || (own.rates[c] as number) - (chance[c] as number) < RATES_APART_MIN
      ? NO_CLASS
      : c,
  );
  const usable = { ...own, classes };
  const { errors, surplus } = windows(grid, usable, own.rates);
  const all = count(classes.keys(), usable, chance);
  return connectedAreas(
    grid.blocksWide,
    grid.blocksHigh,
    (cell) => (errors[cell] as number) < -WINDOW_ERRORS_MIN,
  ).flatMap((wide) => {
    const area = trimmed(wide, surplus, grid.blocksWide);
    const inside = count(area.cells, usable, chance);
    if (inside.trials < AREA_BLOCKS_MIN || inside.trials > AREA_SHARE_MAX * all.trials) return [];
    const leftover =
      (inside.hits - inside.byChance) / Math.max(1e-9, inside.byHistory - inside.byChance);
    if (leftover > LEFTOVER_MAX) return [];
    const missed = inside.trials - inside.hits;
    const falseAlarms = log10FalseAlarms(
      63 * errors.length,
      inside.trials,
      missed,
      1 - inside.byHistory / inside.trials,
    );
    return [{ ...area, kind: 'absent' as const, log10FalseAlarms: falseAlarms * ABSENCE_WEIGHT }];
  });
}
