import { describe, expect, it } from 'vitest';
import { valueCounts } from '../kernels/coefficients';
import { estimatePrimaryStep } from './primary-step';
import { statisticsOf, type FrequencyStatistics } from './statistics';
import { DOUBLE_COMPRESSION } from '../thresholds';

const COUNT = 20_000;

/** A reproducible generator of numbers in (0, 1). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state + 0.5) / 4294967296;
  };
}

/** Distributed like the coefficients of photos: mostly small, symmetric, exponential tails. */
function laplacian(next: () => number, scale: number): number {
  const u = next() - 0.5;
  return -scale * Math.sign(u) * Math.log(1 - 2 * Math.abs(u));
}

function normal(next: () => number): number {
  return Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}

/**
 * Returns values quantized by `primary`, rounded to pixels, then quantized by `step`, and the
 * unquantized values.
 */
function quantizedTwice(
  primary: number,
  step: number,
  flat: boolean,
): { own: Int16Array; before: Int16Array } {
  const next = random(7);
  const own = new Int16Array(COUNT);
  const before = new Int16Array(COUNT);
  for (let i = 0; i < COUNT; i++) {
    const value = flat ? next() * 1200 - 600 : laplacian(next, 14);
    before[i] = Math.round(laplacian(next, 14));
    own[i] = Math.round((Math.round(value / primary) * primary + 0.4 * normal(next)) / step);
  }
  return { own, before };
}

const counted = (own: Int16Array, step: number, before: Int16Array | null): FrequencyStatistics =>
  statisticsOf(valueCounts(own), step, before && valueCounts(before));

describe('estimatePrimaryStep', () => {
  it.each([
    [3, 5],
    [5, 3],
    [7, 4],
    [10, 1],
    [2, 1],
    [6, 4],
    [16, 5],
  ])('finds a first step of %i under a last one of %i', (primary, step) => {
    const { own, before } = quantizedTwice(primary, step, false);
    const found = estimatePrimaryStep(counted(own, step, before));
    expect(found.step).toBe(primary);
    expect(found.gain).toBeGreaterThan(DOUBLE_COMPRESSION.gainMin);
  });

  it.each([
    [3, 5],
    [6, 4],
    [10, 3],
  ])('finds it for DC, whose distribution has no fixed shape: %i under %i', (primary, step) => {
    const { own } = quantizedTwice(primary, step, true);
    expect(estimatePrimaryStep(counted(own, step, null)).step).toBe(primary);
  });

  it.each([1, 2, 5, 9])('finds no history in values quantized by %i alone', (step) => {
    const { own, before } = quantizedTwice(step, step, false);
    expect(estimatePrimaryStep(counted(own, step, before)).gain).toBeLessThan(
      DOUBLE_COMPRESSION.gainMin,
    );
  });

  it('calls values that the first step produces "twice" and those that it never produces "once"', () => {
    const { own, before } = quantizedTwice(10, 3, false);
    const { logRatio, offset } = estimatePrimaryStep(counted(own, 3, before));
    expect(logRatio[3 + offset]).toBeLessThan(-0.5);
    expect(logRatio[5 + offset]).toBeGreaterThan(1);
  });

  it('finds no history without blocks', () => {
    expect(estimatePrimaryStep(counted(new Int16Array(0), 3, new Int16Array(0))).step).toBe(1);
  });
});
