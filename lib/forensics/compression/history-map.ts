import type { Pixels } from '../frame';
import { valueCounts } from '../kernels/coefficients';
import { ratioBias, ratioEvidence, type Weighed } from '../kernels/log-ratios';
import { DOUBLE_COMPRESSION } from '../thresholds';
import { classesOf } from './block-classes';
import { CLEAN, clippingOf } from './clipping';
import { FREQUENCIES, planesOfLuma, type CoefficientPlanes, type Grid } from './coefficient-planes';
import { discriminantOf } from './discriminant';
import { estimatePrimaryStep, type PrimaryStep } from './primary-step';
import { statisticsOf } from './statistics';

/** Which blocks were compressed once and which twice; blocks in raster order. */
export interface HistoryMap {
  readonly grid: Grid;
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /**
   * ln P(block | compressed once) - ln P(block | compressed twice), limited to a few nats either
   * way.
   */
  readonly evidence: Float32Array;
  /**
   * The same sum just off the grid, minus its expected value. It should be about 0; a larger value
   * means that the content itself (sky, blur) looks as if it had been compressed once.
   */
  readonly bias: Float32Array;
  /** Squared distance of the two hypotheses at each block; 0 where they cannot be distinguished. */
  readonly separation: Float32Array;
  /** Number of frequencies that show an earlier compression. */
  readonly frequencies: number;
}

const OFF_GRID_PX = 4;
/**
 * Enough blocks to learn from: of larger pictures only every second or third block is examined off
 * the grid.
 */
const REFERENCE_BLOCKS_MAX = 64_000;
const EVIDENCE_MIN = -4;
const EVIDENCE_MAX = 3;
const CLIPPING_MARGIN_MAX = 4;

/**
 * Maps the compression history.
 * @param planes of the picture, every block of its grid
 * @returns null where too few blocks are usable
 */
export function mapHistory(
  planes: CoefficientPlanes,
  luma: Float32Array,
  pixels: Pixels,
): HistoryMap | null {
  const { blocksWide, blocksHigh, steps, grid } = planes;
  const stride = referenceStride(blocksWide * blocksHigh);
  const margin = clippingMargin(steps);
  const offGrid = planesOffGrid(grid, stride, luma, pixels, margin);
  const reference = requantized(offGrid.planes, steps);
  const clipping = clippingOf(pixels, grid, blocksWide, blocksHigh, margin);
  const found = primarySteps(planes, clipping, offGrid);
  if (found === null) return null;
  const classes = classesOf(planes, clipping);
  const referenceClasses = classesOf(reference, offGrid.clipping);
  const own: Weighed[] = [],
    off: Weighed[] = [];
  for (const [f, table] of found) {
    const [values, others] = [planes.planes[f] as Int16Array, reference.planes[f] as Int16Array];
    const weighing = discriminantOf(table, values, classes, others, referenceClasses);
    own.push({ table, values, weighing });
    off.push({ table, values: others, weighing });
  }
  const { evidence, separation } = ratioEvidence(own, classes);
  const bias = spreadOut(limited(ratioBias(off, referenceClasses)), reference.blocksWide, stride, {
    blocksWide,
    blocksHigh,
  });
  return {
    grid,
    blocksWide,
    blocksHigh,
    evidence: limited(evidence),
    bias,
    separation,
    frequencies: found.size,
  };
}

/**
 * Counts the frequencies of the pixels that show an earlier compression on a grid, from as many
 * blocks as are examined off the grid: all of them up to four megapixels.
 */
export function countUsableFrequencies(
  luma: Float32Array,
  pixels: Pixels,
  { left, top }: Pick<Grid, 'left' | 'top'>,
): number {
  const stride = referenceStride((pixels.width * pixels.height) / 64);
  const planes = planesOfLuma(luma, pixels.width, pixels.height, { left, top, stride });
  const margin = clippingMargin(planes.steps);
  const clipping = clippingOf(pixels, planes.grid, planes.blocksWide, planes.blocksHigh, margin);
  return (
    primarySteps(planes, clipping, planesOffGrid(planes.grid, stride, luma, pixels, margin))
      ?.size ?? 0
  );
}

const referenceStride = (blocks: number): number =>
  Math.ceil(Math.sqrt(blocks / REFERENCE_BLOCKS_MAX));

interface OffGrid {
  /** Not quantized. */
  readonly planes: CoefficientPlanes;
  readonly clipping: Uint8Array;
}

function planesOffGrid(
  { left, top }: Grid,
  stride: number,
  luma: Float32Array,
  pixels: Pixels,
  margin: number,
): OffGrid {
  const planes = planesOfLuma(luma, pixels.width, pixels.height, {
    left: left + OFF_GRID_PX,
    top: top + OFF_GRID_PX,
    stride,
  });
  return {
    planes,
    clipping: clippingOf(pixels, planes.grid, planes.blocksWide, planes.blocksHigh, margin),
  };
}

/**
 * Estimates the step of an earlier compression for each frequency that shows one, indexed like
 * `FREQUENCIES`.
 * @returns null where too few blocks are unclipped
 */
function primarySteps(
  planes: CoefficientPlanes,
  clipping: Uint8Array,
  offGrid: OffGrid,
): Map<number, PrimaryStep> | null {
  const found = new Map<number, PrimaryStep>();
  for (let f = 0; f < FREQUENCIES.length; f++) {
    const clean = valueCounts(planes.planes[f] as Int16Array, clipping, CLEAN);
    if (clean.total < DOUBLE_COMPRESSION.cleanBlocksMin) return null;
    const before =
      f === 0 ? null : valueCounts(offGrid.planes.planes[f] as Int16Array, offGrid.clipping, CLEAN);
    const step = estimatePrimaryStep(statisticsOf(clean, planes.steps[f] as number, before));
    if (step.step !== 1 && step.gain >= DOUBLE_COMPRESSION.gainMin) found.set(f, step);
  }
  return found;
}

/**
 * Half the mean of the lowest AC steps, rounded half down: by so much a later compression moves
 * clipped values.
 */
function clippingMargin(steps: readonly number[]): number {
  const low = steps.slice(1, 10);
  return Math.min(
    CLIPPING_MARGIN_MAX,
    Math.round(low.reduce((sum, step) => sum + step, 0) / low.length / 2 - 0.5),
  );
}

/**
 * Larger than any coefficient of 8-bit samples, so that every coefficient has an entry in a table.
 */
const TABLE_MAX = 2048;

function requantized(unquantized: CoefficientPlanes, steps: readonly number[]): CoefficientPlanes {
  const planes = unquantized.planes.map((plane, f) => {
    const step = steps[f] as number;
    if (step === 1) return plane;
    const quotients = new Int16Array(2 * TABLE_MAX + 1);
    for (let i = 0; i < quotients.length; i++) quotients[i] = Math.round((i - TABLE_MAX) / step);
    const quantized = new Int16Array(plane.length);
    for (let i = 0; i < plane.length; i++)
      quantized[i] = quotients[(plane[i] as number) + TABLE_MAX] as number;
    return quantized;
  });
  return { ...unquantized, steps, planes };
}

/**
 * Copies the value of each block off the grid to the `stride` x `stride` blocks that it represents.
 */
function spreadOut(
  values: Float32Array,
  valuesWide: number,
  stride: number,
  { blocksWide, blocksHigh }: { blocksWide: number; blocksHigh: number },
): Float32Array {
  const spread = new Float32Array(blocksWide * blocksHigh);
  const wide = Math.min(blocksWide, valuesWide * stride);
  const high = Math.min(blocksHigh, valuesWide === 0 ? 0 : (values.length / valuesWide) * stride);
  for (let row = 0; row < high; row++) {
    const from = Math.floor(row / stride) * valuesWide;
    for (let column = 0, at = row * blocksWide; column < wide; column++, at++) {
      spread[at] = values[from + Math.floor(column / stride)] as number;
    }
  }
  return spread;
}

/** Limits the values in place, so that no single block decides. */
function limited(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.max(EVIDENCE_MIN, Math.min(EVIDENCE_MAX, values[i] as number));
  }
  return values;
}
