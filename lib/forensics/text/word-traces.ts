import { FREQUENCIES } from '../compression/coefficient-planes';
import { forwardDct } from '../maths/dct';
import type { Plane } from '../maths/plane';
import { TYPED_WORDS } from './thresholds';
import type { Word } from './words';

/** Traces in the strokes of a word that show how they were made. */
export interface StrokeTraces {
  readonly word: Word;
  /** Grey level of the paper, the most frequent one. */
  readonly paper: number;
  /** Difference between paper and ink in grey levels. */
  readonly contrast: number;
  /**
   * Median step from pixel to pixel across the strokes' edges, as a share of the contrast: drawn
   * edges take 1 or 2 pixels.
   */
  readonly sharpness: number;
  /** Standard deviation inside the strokes, as a share of the contrast. */
  readonly inkSpread: number;
}

/** Traces in the strokes and in the paper between them. */
export interface WordTraces extends StrokeTraces {
  /**
   * Deviation of the paper in each 8x8 block from one flat colour, in squared quantization steps
   * per coefficient: about 0.2 where a flat colour was compressed once (the rounding itself is 1/12
   * and more beside the strokes).
   */
  readonly residuals: readonly number[];
  /**
   * Mean of the lower three quarters of the residuals: a block at the rim may extend beyond the
   * paper.
   */
  readonly meanResidual: number;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const AREA_MAX_PX = 12_000;
const PAPER_MIN_PX = 20;
const BLOCK_PAPER_MIN_PX = 12;
/** Higher frequencies are mostly quantized to zero. */
const RESIDUAL_FREQUENCIES = FREQUENCIES.slice(0, 15);
/** Minimum step that counts as part of a stroke's edge, as a share of the contrast. */
const EDGE_STEP_MIN = 0.15;
const INK_SHARE = 0.25;

/** @returns null where there is no clear text */
export function strokeTracesOf(word: Word, luma: Plane): StrokeTraces | null {
  const area = paddedArea(word, luma);
  const levels = levelsOf(area, luma, word.dark);
  const contrast = Math.abs(levels.paper - levels.ink);
  if (contrast < TYPED_WORDS.contrastMin) return null;
  return { word, paper: levels.paper, contrast, ...strokesOf(area, luma, levels.ink, contrast) };
}

/**
 * @param steps the luma quantization table, 64 values in natural order
 * @returns null where there is too little paper
 */
export function paperTracesOf(
  strokes: StrokeTraces,
  luma: Plane,
  steps: ArrayLike<number>,
): WordTraces | null {
  const area = paddedArea(strokes.word, luma);
  const isPaper = paperOf(area, luma, strokes.paper, Math.max(6, 0.15 * strokes.contrast));
  const mean = meanOf(area, luma, isPaper);
  if (mean === null) return null;
  const residuals = residualsOf(area, luma, isPaper, mean, steps);
  return { ...strokes, residuals, meanResidual: meanOfLowest(residuals) };
}

function paddedArea({ left, top, right, bottom }: Word, { width, height }: Plane): Area {
  const pad = Math.round(0.15 * (bottom - top)) + 2;
  const [x, y] = [Math.max(0, left - pad), Math.max(0, top - pad)];
  return {
    left: x,
    top: y,
    width: Math.min(width, right + pad) - x,
    height: Math.min(height, bottom + pad) - y,
  };
}

/** Large words are sampled in every second, third … row. */
const pitchOf = ({ width, height }: Area): number => Math.ceil((width * height) / AREA_MAX_PX);

/**
 * Ink is the darkest (lightest) 4 %, paper the most frequent level on the other side of the middle.
 */
function levelsOf(
  area: Area,
  { values, width }: Plane,
  dark: boolean,
): { paper: number; ink: number } {
  const counts = new Uint32Array(256);
  const pitch = pitchOf(area);
  for (let y = 0; y < area.height; y += pitch) {
    const from = (area.top + y) * width + area.left;
    for (let x = 0; x < area.width; x++) {
      const level = Math.round(values[from + x] as number);
      counts[level] = (counts[level] as number) + 1;
    }
  }
  const total = Math.ceil(area.height / pitch) * area.width;
  const darkest = levelAt(counts, 0.04 * total);
  const lightest = levelAt(counts, 0.96 * total);
  const middle = (darkest + lightest) / 2;
  let [paper, most] = [0, -1];
  for (let level = 0; level < 256; level++) {
    if (dark ? level < middle : level > middle) continue;
    let sum = 0;
    for (let near = Math.max(0, level - 2); near <= Math.min(255, level + 2); near++) {
      sum += (3 - Math.abs(near - level)) * (counts[near] as number);
    }
    if (sum > most) [paper, most] = [level, sum];
  }
  return { paper, ink: dark ? darkest : lightest };
}

function levelAt(counts: Uint32Array, rank: number): number {
  let sum = 0;
  for (let level = 0; level < counts.length; level++) {
    sum += counts[level] as number;
    if (sum >= rank) return level;
  }
  return counts.length - 1;
}

/** 1 for pixels of the paper's level whose neighbours all have it too. */
function paperOf(
  area: Area,
  { values, width }: Plane,
  paper: number,
  tolerance: number,
): Uint8Array {
  const across = area.width;
  const other = new Uint8Array(across * area.height);
  for (let y = 0; y < area.height; y++) {
    const from = (area.top + y) * width + area.left;
    for (let x = 0; x < across; x++) {
      if (Math.abs((values[from + x] as number) - paper) <= tolerance) continue;
      const at = y * across + x;
      other[at] = 1;
      if (x > 0) other[at - 1] = 1;
      if (x + 1 < across) other[at + 1] = 1;
    }
  }
  const isPaper = new Uint8Array(other.length);
  for (let at = 0; at < other.length; at++) {
    const touches = (other[at] as number) + (other[at - across] ?? 0) + (other[at + across] ?? 0);
    if (touches === 0) isPaper[at] = 1;
  }
  return isPaper;
}

function meanOf(area: Area, { values, width }: Plane, isPaper: Uint8Array): number | null {
  let [sum, count] = [0, 0];
  for (let y = 0, i = 0; y < area.height; y++) {
    const from = (area.top + y) * width + area.left;
    for (let x = 0; x < area.width; x++, i++) {
      if (isPaper[i] === 0) continue;
      sum += values[from + x] as number;
      count++;
    }
  }
  return count < PAPER_MIN_PX ? null : sum / count;
}

/** The blocks of the file's own grid that lie completely in the area and contain enough paper. */
function residualsOf(
  area: Area,
  { values, width }: Plane,
  isPaper: Uint8Array,
  mean: number,
  steps: ArrayLike<number>,
): number[] {
  const found: number[] = [];
  const block = new Float32Array(64);
  for (let top = Math.ceil(area.top / 8) * 8; top + 8 <= area.top + area.height; top += 8) {
    for (let left = Math.ceil(area.left / 8) * 8; left + 8 <= area.left + area.width; left += 8) {
      let count = 0;
      for (let i = 0; i < 64; i++) {
        const [x, y] = [left + (i & 7), top + (i >> 3)];
        const paper = isPaper[(y - area.top) * area.width + x - area.left] as number;
        block[i] = paper === 0 ? 0 : (values[y * width + x] as number) - mean;
        count += paper;
      }
      if (count < BLOCK_PAPER_MIN_PX) continue;
      found.push((residualOf(block, steps, 0) * 64) / count);
    }
  }
  return found;
}

/**
 * Mean square of the coefficients in steps, from the given frequency index on; `block` is
 * transformed in place.
 */
export function residualOf(block: Float32Array, steps: ArrayLike<number>, from: 0 | 1): number {
  forwardDct(block);
  let sum = 0;
  for (let k = from; k < RESIDUAL_FREQUENCIES.length; k++) {
    const frequency = RESIDUAL_FREQUENCIES[k] as number;
    sum += ((block[frequency] as number) / Math.max(1, steps[frequency] ?? 1)) ** 2;
  }
  return sum / (RESIDUAL_FREQUENCIES.length - from);
}

const STEP_BINS = 512;

function strokesOf(
  area: Area,
  { values, width }: Plane,
  ink: number,
  contrast: number,
): { sharpness: number; inkSpread: number } {
  const steps = new Uint32Array(STEP_BINS);
  let edges = 0;
  let [count, sum, squares] = [0, 0, 0];
  for (let y = 1; y < area.height - 1; y += pitchOf(area)) {
    const from = (area.top + y) * width + area.left;
    for (let at = from + 1; at < from + area.width - 1; at++) {
      const value = values[at] as number;
      const across = Math.abs((values[at + 1] as number) - value);
      const down = Math.abs((values[at + width] as number) - value);
      const step = across > down ? across : down;
      if (step > EDGE_STEP_MIN * contrast) {
        const bin = Math.min(STEP_BINS - 1, Math.floor(step * 2));
        steps[bin] = (steps[bin] as number) + 1;
        edges++;
      }
      if (Math.abs(value - ink) >= INK_SHARE * contrast) continue;
      count++;
      sum += value;
      squares += value * value;
    }
  }
  const variance = count === 0 ? 0 : squares / count - (sum / count) ** 2;
  return {
    sharpness: edges === 0 ? 0 : (levelAt(steps, edges / 2) + 0.5) / 2 / contrast,
    inkSpread: Math.sqrt(Math.max(0, variance)) / contrast,
  };
}

export function middleOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[sorted.length >> 1] ?? 0;
}

function meanOfLowest(values: readonly number[]): number {
  const lowest = Float64Array.from(values)
    .sort()
    .subarray(0, Math.ceil(values.length * 0.75));
  return lowest.length === 0 ? 0 : lowest.reduce((sum, value) => sum + value, 0) / lowest.length;
}
