import { boxSum } from '../maths/box-sum';
import { connectedAreas, withBox, type ConnectedArea } from '../maths/connected-areas';
import { log10FalseAlarms } from '../maths/false-alarms';
import { NOISE_LEVEL } from './thresholds';
import type { GrainMap } from './grain-map';

/**
 * An area with less grain than surroundings of similar brightness and contrast. More grain is no
 * evidence: untouched pictures have grass, gravel and fabric beside smooth objects.
 */
export interface QuietArea extends ConnectedArea {
  /**
   * Number of false alarms for that many blocks without grain, at the rate around the area; below 0
   * means improbable.
   */
  readonly log10FalseAlarms: number;
  /**
   * Standard deviations of grain by which the area is below its surroundings, times the square root
   * of its number of blocks.
   */
  readonly step: number;
}

export interface QuietAreas {
  /** Largest step first. */
  readonly areas: readonly QuietArea[];
  /** Mean grain around each block. */
  readonly smoothed: Float32Array;
}

const WINDOW_RADIUS = 3;
const WINDOW_USABLE_MIN = 12;
/**
 * Radius in blocks of the ring that an area is compared with: edits end abruptly, focus and shadow
 * fade.
 */
const RING_RADIUS = 4;
/** Neighbouring blocks are correlated, so that many count as one independent block. */
const BLOCKS_PER_TRIAL = 9;
/** Blocks beyond this number add no evidence, because out-of-focus areas and sky are large too. */
const BLOCKS_COUNTED_MAX = 400;
/** Share of an area's mean: about half of what its inner windows show. */
const TRIM_SHARE = 0.7;

export function findQuietAreas(map: GrainMap): QuietAreas {
  const { columns, rows, grain, usable } = map;
  const counts = boxSum(Float32Array.from(usable), columns, rows, WINDOW_RADIUS);
  const smoothed = boxSum(grain, columns, rows, WINDOW_RADIUS).map(
    (sum, i) => sum / Math.max(WINDOW_USABLE_MIN, counts[i] as number),
  );
  const belongs = (cell: number): boolean =>
    usable[cell] === 1 && (smoothed[cell] as number) < -NOISE_LEVEL.windowQuiet;
  const areas = connectedAreas(columns, rows, belongs)
    .filter(
      ({ cells }) =>
        cells.length >= NOISE_LEVEL.areaBlocksMin &&
        cells.length <= NOISE_LEVEL.areaShareMax * grain.length,
    )
    .map((area) => compare(trimmed(area, smoothed, columns), map))
    .filter(({ log10FalseAlarms: alarms }) => alarms <= NOISE_LEVEL.log10FalseAlarmsMax)
    .sort((a, b) => b.step - a.step);
  return { areas, smoothed };
}

/**
 * Keeps only the windows that show most of the area's lack of grain: a window that merely touches
 * the area counts towards it too.
 */
function trimmed(area: ConnectedArea, smoothed: Float32Array, columns: number): ConnectedArea {
  const least = TRIM_SHARE * meanOf(area.cells, smoothed);
  return withBox(
    area.cells.filter((cell) => (smoothed[cell] as number) <= least),
    columns,
  );
}

function compare(area: ConnectedArea, map: GrainMap): QuietArea {
  const { grain } = map;
  const { cells } = area;
  const around = ringOf(area, map);
  const isQuiet = (cell: number): boolean => (grain[cell] as number) < -NOISE_LEVEL.blockQuiet;
  const rate = Math.max(
    NOISE_LEVEL.quietRateMin,
    around.filter(isQuiet).length / Math.max(1, around.length),
  );
  const trials = Math.round(cells.length / BLOCKS_PER_TRIAL);
  const hits = Math.round(cells.filter(isQuiet).length / BLOCKS_PER_TRIAL);
  return {
    ...area,
    log10FalseAlarms: log10FalseAlarms(grain.length, trials, hits, rate),
    step:
      (meanOf(around, grain) - meanOf(cells, grain)) *
      Math.sqrt(Math.min(BLOCKS_COUNTED_MAX, cells.length)),
  };
}

/** Returns the usable blocks outside the area within `RING_RADIUS` of it. */
function ringOf(
  { cells, fromColumn, fromRow, toColumn, toRow }: ConnectedArea,
  { columns, rows, usable }: GrainMap,
): number[] {
  const left = Math.max(0, fromColumn - RING_RADIUS);
  const top = Math.max(0, fromRow - RING_RADIUS);
  const width = Math.min(columns, toColumn + RING_RADIUS) - left;
  const height = Math.min(rows, toRow + RING_RADIUS) - top;
  const members = new Float32Array(width * height);
  for (const cell of cells)
    members[(Math.floor(cell / columns) - top) * width + (cell % columns) - left] = 1;
  const near = boxSum(members, width, height, RING_RADIUS);
  const ring: number[] = [];
  for (let i = 0; i < near.length; i++) {
    const cell = (top + Math.floor(i / width)) * columns + left + (i % width);
    if (members[i] === 0 && (near[i] as number) > 0.5 && usable[cell] === 1) ring.push(cell);
  }
  return ring;
}

function meanOf(cells: readonly number[], values: Float32Array): number {
  return cells.reduce((sum, cell) => sum + (values[cell] as number), 0) / Math.max(1, cells.length);
}
