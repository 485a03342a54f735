import { FREQUENCIES } from '../compression/coefficient-planes';
import { forwardDct } from '../maths/dct';
import type { Plane } from '../maths/plane';
import type { Word } from './words';

/** What the pixels of a word tell about how it came onto its paper. */
export interface WordTraces {
  readonly word: Word;
  /** Grey level of the paper, the commonest one, and its distance to the ink's. */
  readonly paper: number;
  readonly contrast: number;
  /**
   * What the paper between the strokes carries beyond one flat colour, in squared quantization steps per coefficient:
   * about 0.2 where a flat colour was compressed once (the rounding itself is 1/12 and more beside the strokes).
   */
  readonly meanResidual: number;
  /** The same for each block that holds enough paper, and the column of blocks it lies in. */
  readonly blocks: readonly { readonly column: number; readonly residual: number }[];
  /** Middle step from pixel to pixel across the strokes' edges, as a share of the contrast: drawn ones take 1 or 2. */
  readonly sharpness: number;
  /** Standard deviation inside the strokes, as a share of the contrast. */
  readonly inkSpread: number;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const CONTRAST_MIN = 40;
const PAPER_MIN_PX = 20;
const BLOCK_PAPER_MIN_PX = 12;
/** Frequencies beyond are mostly quantized to nothing. */
export const RESIDUAL_FREQUENCIES = FREQUENCIES.slice(0, 15);
/** Steps that are told as part of a stroke's edge, as a share of the contrast. */
const EDGE_STEP_MIN = 0.15;
const INK_SHARE = 0.25;

/** @param steps the luma quantization table, 64 values in natural order. @returns null where there is no clear text. */
export function tracesOf(word: Word, luma: Plane, steps: ArrayLike<number>): WordTraces | null {
  const area = paddedArea(word, luma);
  const levels = levelsOf(area, luma, word.dark);
  const contrast = Math.abs(levels.paper - levels.ink);
  if (contrast < CONTRAST_MIN) return null;
  const isPaper = paperOf(area, luma, levels.paper, Math.max(6, 0.15 * contrast));
  const mean = meanOf(area, luma, isPaper);
  if (mean === null) return null;
  const blocks = residualsOf(area, luma, isPaper, mean, steps);
  const { sharpness, inkSpread } = strokesOf(area, luma, levels.ink, contrast);
  return {
    word, paper: levels.paper, contrast, meanResidual: meanOver(blocks.map(({ residual }) => residual)), blocks,
    sharpness, inkSpread,
  };
}

function paddedArea({ left, top, right, bottom }: Word, { width, height }: Plane): Area {
  const pad = Math.round(0.15 * (bottom - top)) + 2;
  const [x, y] = [Math.max(0, left - pad), Math.max(0, top - pad)];
  return { left: x, top: y, width: Math.min(width, right + pad) - x, height: Math.min(height, bottom + pad) - y };
}

/** Ink is the darkest (lightest) 4 %, paper the commonest level on the other side of the middle. */
function levelsOf(area: Area, { values, width }: Plane, dark: boolean): { paper: number; ink: number } {
  const counts = new Uint32Array(256);
  for (let y = 0; y < area.height; y++) {
    const from = (area.top + y) * width + area.left;
    for (let x = 0; x < area.width; x++) {
      const level = Math.round(values[from + x] as number);
      counts[level] = (counts[level] as number) + 1;
    }
  }
  const darkest = levelAt(counts, 0.04 * area.width * area.height);
  const lightest = levelAt(counts, 0.96 * area.width * area.height);
  const middle = (darkest + lightest) / 2;
  let [paper, most] = [0, -1];
  for (let level = 0; level < 256; level++) {
    if (dark ? level < middle : level > middle) continue;
    let sum = 0;
    for (let near = Math.max(0, level - 2); near <= Math.min(255, level + 2); near++) sum += counts[near] as number;
    if (sum > most) [paper, most] = [level, sum];
  }
  return { paper, ink: dark ? darkest : lightest };
}

function levelAt(counts: Uint32Array, rank: number): number {
  let sum = 0;
  for (let level = 0; level < 256; level++) {
    sum += counts[level] as number;
    if (sum >= rank) return level;
  }
  return 255;
}

/** 1 for pixels of the paper's level that touch none of another. */
function paperOf(area: Area, { values, width }: Plane, paper: number, tolerance: number): Uint8Array {
  const isPaper = new Uint8Array(area.width * area.height).fill(1);
  for (let y = 0; y < area.height; y++) {
    for (let x = 0; x < area.width; x++) {
      const value = values[(area.top + y) * width + area.left + x] as number;
      if (Math.abs(value - paper) <= tolerance) continue;
      for (let near = Math.max(0, y - 1); near <= Math.min(area.height - 1, y + 1); near++) {
        isPaper.fill(0, near * area.width + Math.max(0, x - 1), near * area.width + Math.min(area.width, x + 2));
      }
    }
  }
  return isPaper;
}

function meanOf(area: Area, { values, width }: Plane, isPaper: Uint8Array): number | null {
  let [sum, count] = [0, 0];
  for (let i = 0; i < isPaper.length; i++) {
    if (isPaper[i] === 0) continue;
    sum += values[(area.top + Math.floor(i / area.width)) * width + area.left + (i % area.width)] as number;
    count++;
  }
  return count < PAPER_MIN_PX ? null : sum / count;
}

/** The blocks of the file's own grid that lie wholly in the area and hold enough paper. */
function residualsOf(
  area: Area, { values, width }: Plane, isPaper: Uint8Array, mean: number, steps: ArrayLike<number>,
): { column: number; residual: number }[] {
  const found: { column: number; residual: number }[] = [];
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
      found.push({ column: left >> 3, residual: (residualOf(block, steps, 0) * 64) / count });
    }
  }
  return found;
}

/** Mean square of the coefficients in steps, from the given one of the frequencies on; `block` is transformed. */
export function residualOf(block: Float32Array, steps: ArrayLike<number>, from: 0 | 1): number {
  forwardDct(block);
  let sum = 0;
  for (let k = from; k < RESIDUAL_FREQUENCIES.length; k++) {
    const frequency = RESIDUAL_FREQUENCIES[k] as number;
    sum += ((block[frequency] as number) / Math.max(1, steps[frequency] ?? 1)) ** 2;
  }
  return sum / (RESIDUAL_FREQUENCIES.length - from);
}

function strokesOf(
  area: Area, { values, width }: Plane, ink: number, contrast: number,
): { sharpness: number; inkSpread: number } {
  const edges: number[] = [];
  let [count, sum, squares] = [0, 0, 0];
  for (let y = 1; y < area.height - 1; y++) {
    for (let x = 1; x < area.width - 1; x++) {
      const at = (area.top + y) * width + area.left + x;
      const value = values[at] as number;
      const step = Math.max(
        Math.abs((values[at + 1] as number) - value), Math.abs((values[at + width] as number) - value),
      ) / contrast;
      if (step > EDGE_STEP_MIN) edges.push(step);
      if (Math.abs(value - ink) >= INK_SHARE * contrast) continue;
      count++;
      sum += value;
      squares += value * value;
    }
  }
  const variance = count === 0 ? 0 : squares / count - (sum / count) ** 2;
  return { sharpness: middleOf(edges), inkSpread: Math.sqrt(Math.max(0, variance)) / contrast };
}

export function middleOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[sorted.length >> 1] ?? 0;
}

const meanOver = (values: readonly number[]): number => (
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
);
