import type { Plane } from '../maths/plane';
import { residualOf } from './word-traces';

/**
 * Grey level and residual of the picture's smooth areas; the residual is the deviation from one
 * flat colour.
 */
export interface PaperGrain {
  readonly levels: Float32Array;
  readonly residuals: Float32Array;
}

const BLOCKS_MAX = 6000;
const RANGE_MAX = 24;
/** Clipped pixels have lost their grain. */
const LEVEL_MIN = 6;
const LEVEL_MAX = 250;
const NEAR_LEVELS = 32;
const NEAR_MIN = 30;

/** @param steps the luma quantization table, 64 values in natural order */
export function grainOf({ values, width, height }: Plane, steps: ArrayLike<number>): PaperGrain {
  const stride = Math.max(1, Math.round(Math.sqrt((width * height) / 64 / BLOCKS_MAX)));
  const levels: number[] = [];
  const residuals: number[] = [];
  const block = new Float32Array(64);
  for (let top = 8; top + 16 <= height; top += 8 * stride) {
    for (let left = 8; left + 16 <= width; left += 8 * stride) {
      let [low, high, sum] = [255, 0, 0];
      for (let i = 0; i < 64; i++) {
        const value = values[(top + (i >> 3)) * width + left + (i & 7)] as number;
        block[i] = value;
        low = Math.min(low, value);
        high = Math.max(high, value);
        sum += value;
      }
      if (high - low > RANGE_MAX || high > LEVEL_MAX || low < LEVEL_MIN) continue;
      levels.push(sum / 64);
      residuals.push(residualOf(block, steps, 1));
    }
  }
  return { levels: Float32Array.from(levels), residuals: Float32Array.from(residuals) };
}

/**
 * Returns the share of smooth areas, of similar brightness where there are enough, that are at
 * least as clean; 1 if unknown.
 */
export function shareAsClean(
  { levels, residuals }: PaperGrain,
  level: number,
  residual: number,
): number {
  let [near, nearClean, clean] = [0, 0, 0];
  for (let i = 0; i < levels.length; i++) {
    const isClean = (residuals[i] as number) <= residual ? 1 : 0;
    clean += isClean;
    if (Math.abs((levels[i] as number) - level) > NEAR_LEVELS) continue;
    near++;
    nearClean += isClean;
  }
  if (near >= NEAR_MIN) return (nearClean + 1) / (near + 2);
  return (clean + 1) / (levels.length + 1);
}
