import { expect, test } from 'vitest';
import type { Region } from '@/lib/contract/forensics';
import { areaOf, confidenceOf, lookOf, pairsOf, partnerOf } from './regions';

const region = (kind: Region['kind'], pair?: number): Region => ({
  x_min: 0.1,
  y_min: 0.2,
  x_max: 0.6,
  y_max: 0.4,
  kind,
  confidence: 0.9,
  ...(pair !== undefined && { pair }),
});

test('a copy and its source are partners, and each pair is drawn once', () => {
  const regions = [
    region('edited'),
    region('copied', 2),
    region('copied', 1),
    region('copy_source', 2),
    region('copy_source', 1),
  ];
  expect(regions.map((_, index) => partnerOf(regions, index))).toEqual([-1, 3, 4, 1, 2]);
  expect(pairsOf(regions)).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('a source looks like its copy', () => {
  expect(lookOf(region('copy_source'))).toBe('copied');
});

test('the area is a share of the picture', () => {
  expect(areaOf(region('edited'))).toBeCloseTo(0.1);
});

test('the confidence of a box never exceeds that of its verdict', () => {
  const verdict = { ai_generated_confidence: 0.2, flagged: true, manipulation_confidence: 0.85 };
  expect(
    (['edited', 'copy_source', 'ai'] as const).map((kind) => confidenceOf(region(kind), verdict)),
  ).toEqual([0.85, 0.85, 0.2]);
  expect(
    confidenceOf(region('ai'), {
      ai_generated_confidence: null,
      flagged: false,
      manipulation_confidence: null,
    }),
  ).toBe(0.9);
});
