import { describe, expect, it } from 'vitest';
import { shareOfHonest } from '@/lib/forensics/tails';
import { fitExcesses, fitTail } from './fit';

/** Evenly spread quantiles of a generalized Pareto distribution. */
const quantiles = (count: number, scale: number, shape: number): number[] =>
  Array.from({ length: count }, (_, i) => {
    const left = 1 - (i + 0.5) / count;
    return shape === 0 ? -scale * Math.log(left) : (scale / shape) * (left ** -shape - 1);
  });

const scoresOf = (logOddsBeyondStart: readonly number[]): number[] =>
  logOddsBeyondStart.map((z) => {
    const odds = (0.3 / 0.7) * Math.exp(z);
    return odds / (1 + odds);
  });

describe('fitExcesses', () => {
  it.each([
    [1.2, 0],
    [0.8, 0.3],
    [2, 0.2],
  ])('finds scale %d and shape %d again', (scale, shape) => {
    const fitted = fitExcesses(quantiles(4000, scale, shape));
    expect(fitted.scale).toBeCloseTo(scale, 1);
    expect(fitted.shape).toBeCloseTo(shape, 1);
  });

  it('never takes a tail for lighter than an exponential one', () => {
    expect(fitExcesses([0.9, 1, 1, 1, 1.1]).shape).toBe(0);
  });
});

describe('fitTail', () => {
  const quiet = Array.from({ length: 980 }, () => 0);

  it('agrees with the share of pictures that reach a score', () => {
    const scores = [...quiet, ...scoresOf(quantiles(40, 1, 0))];
    const tail = fitTail(scores, scores);
    const seen = scores.filter((score) => score >= 0.8).length / scores.length;
    expect(shareOfHonest(tail, 0.8) / seen).toBeGreaterThan(0.7);
    expect(shareOfHonest(tail, 0.8) / seen).toBeLessThan(1.5);
  });

  it('counts one more picture than was seen', () => {
    expect(fitTail(quiet, quiet).above).toBe(1);
    expect(shareOfHonest(fitTail(quiet, quiet), 0.5)).toBeGreaterThan(0);
  });

  it('gives a medium with few pictures the tail of all', () => {
    const all = [...quiet, ...scoresOf(quantiles(20, 1.5, 0))];
    expect(fitTail([0.9, 0, 0], all)).toEqual(fitTail(all, all));
  });
});
