import { describe, expect, it } from 'vitest';
import type { Medium, Signal } from './evidence';
import { limitedByHonest, shareOfHonest, type Tail, TAILS, type Tails } from './tails';
import { TAIL, VERDICT } from './thresholds';

const EXPONENTIAL: Tail = { honest: 1000, above: 80, scale: 1, shape: 0 };
const HEAVY: Tail = { ...EXPONENTIAL, shape: 0.5 };
const MEDIA: readonly Medium[] = ['camera', 'web_copy', 'screenshot', 'scan', 'graphic'];

const tailsOf = (tail: Tail): Tails => ({
  ...TAILS,
  double_compression: { ...TAILS.double_compression, camera: tail },
});

const signalWith = (score: number, change: Partial<Signal> = {}): Signal => ({
  detector: 'double_compression',
  about: 'manipulation',
  finding: 'suspicious',
  score,
  message: 'double_compression.found',
  values: {},
  sentence: '',
  regions: [
    { x_min: 0, y_min: 0, x_max: 0.5, y_max: 0.5, kind: 'edited', confidence: score },
    { x_min: 0, y_min: 0, x_max: 0.2, y_max: 0.2, kind: 'edited', confidence: 0.1 },
  ],
  ...change,
});

const limited = (score: number, tail = EXPONENTIAL): Signal =>
  limitedByHonest(signalWith(score), 'camera', tailsOf(tail));

describe('shareOfHonest', () => {
  it('is the share above the start, and falls from there; slower with a heavy tail', () => {
    expect(shareOfHonest(EXPONENTIAL, TAIL.startScore)).toBeCloseTo(0.08, 6);
    expect(shareOfHonest(EXPONENTIAL, 0.1)).toBe(1);
    for (const score of [0.5, 0.8, 0.99]) {
      expect(shareOfHonest(EXPONENTIAL, score)).toBeLessThan(
        shareOfHonest(EXPONENTIAL, score - 0.1),
      );
      expect(shareOfHonest(HEAVY, score)).toBeGreaterThan(shareOfHonest(EXPONENTIAL, score));
    }
    expect(shareOfHonest(EXPONENTIAL, 1)).toBeGreaterThan(0);
  });
});

describe('limitedByHonest', () => {
  it('lets a score flag from where as few honest pictures reach it as the detector may flag', () => {
    const share = TAIL.falseAlarms.photo.double_compression;
    const scores = Array.from({ length: 199 }, (_, i) => 0.8 + i / 1000);
    for (const score of scores) {
      const flags = limited(score).score >= VERDICT.scoreFlagged;
      expect(flags).toBe(shareOfHonest(EXPONENTIAL, score) <= share);
    }
    expect(scores.some((score) => limited(score).score >= VERDICT.scoreFlagged)).toBe(true);
    expect(scores.some((score) => limited(score).score < VERDICT.scoreFlagged)).toBe(true);
  });

  it('never raises a score, and never turns two around', () => {
    let before = 0;
    for (let score = 0.01; score < 1; score += 0.01) {
      const { score: after } = limited(score);
      expect(after).toBeLessThanOrEqual(score);
      expect(after).toBeGreaterThanOrEqual(before);
      before = after;
    }
  });

  it('calls a finding neutral where honest pictures reach its score often, and limits its regions', () => {
    const { score, finding, regions } = limited(0.6);
    expect(score).toBeLessThan(VERDICT.min);
    expect(finding).toBe('neutral');
    expect(regions.map(({ confidence }) => confidence)).toEqual([score, 0.1]);
    expect(limited(0.99).finding).toBe('suspicious');
  });

  it('leaves signals about AI, weak ones and those of other detectors as they are', () => {
    for (const signal of [
      signalWith(0.98, { detector: 'provenance', about: 'ai' }),
      signalWith(0.9, { detector: 'provenance' }),
      signalWith(0.9, { detector: 'model' }),
      signalWith(0.29),
    ])
      expect(limitedByHonest(signal, 'camera', tailsOf(EXPONENTIAL))).toBe(signal);
  });
});

describe('the fitted tails', () => {
  it('exist for each detector and medium, from enough pictures', () => {
    for (const [detector, media] of Object.entries(TAILS)) {
      for (const medium of MEDIA) {
        const tail = media[medium];
        expect(tail.honest, `${detector} ${medium}`).toBeGreaterThanOrEqual(200);
        expect(tail.above).toBeGreaterThan(0);
      }
    }
  });

  it('leave scores on photos that flag', () => {
    for (const detector of Object.keys(TAILS) as Signal['detector'][])
      for (const medium of ['camera', 'web_copy'] as const)
        expect(
          limitedByHonest(signalWith(0.9995, { detector }), medium, TAILS).score,
          `${detector} ${medium}`,
        ).toBeGreaterThanOrEqual(VERDICT.scoreFlagged);
  });

  it('together allow one false alarm in a hundred', () => {
    for (const parts of Object.values(TAIL.falseAlarms))
      expect(Object.values(parts).reduce((sum, share) => sum + share, 0)).toBeCloseTo(0.01, 9);
  });
});
