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

/** Where the picture was compressed once and where twice; blocks in raster order. */
export interface HistoryMap {
  readonly grid: Grid;
  readonly blocksWide: number;
  readonly blocksHigh: number;
  /** ln P(block | compressed once) - ln P(block | compressed twice), within plus and minus a few nats. */
  readonly evidence: Float32Array;
  /**
   * What the same sum gives just off the grid, less what was to be expected there. It should be about 0; where it is
   * larger, the content itself (sky, blur) looks as if it had been compressed once.
   */
  readonly bias: Float32Array;
  /** Squared distance of the two hypotheses at each block; 0 where nothing can be told. */
  readonly separation: Float32Array;
  /** Number of frequencies that show an earlier compression. */
  readonly frequencies: number;
}

const OFF_GRID_PX = 4;
/** Enough to learn from: larger pictures are looked at off the grid on every second or third block only. */
const REFERENCE_BLOCKS_MAX = 64_000;
const EVIDENCE_MIN = -4;
const EVIDENCE_MAX = 3;
const CLIPPING_MARGIN_MAX = 4;

/** @param planes of the picture, every block of its grid. @returns null where too little of the picture can be used. */
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
 * How many frequencies of the pixels show an earlier compression on a grid, by as many blocks as are looked at off the grid: all
 * of them up to four megapixels.
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

/** The step of an earlier compression by the place of its frequency, where there is one. @returns null where too few blocks are clean */
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

/** Half the mean of the lowest AC steps, rounded down at the half: what a later compression does to a clipped area. */
function clippingMargin(steps: readonly number[]): number {
  const low = steps.slice(1, 10);
  return Math.min(
    CLIPPING_MARGIN_MAX,
    Math.round(low.reduce((sum, step) => sum + step, 0) / low.length / 2 - 0.5),
  );
}

/** Beyond the coefficients of 8-bit samples, so that every one of them has its place in a table. */
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

/** Each block off the grid speaks for the `stride` x `stride` blocks from its place on. */
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

/** No single block decides, whatever its coefficients. Changes the values. */
function limited(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.max(EVIDENCE_MIN, Math.min(EVIDENCE_MAX, values[i] as number));
  }
  return values;
}
