import { describe, expect, it } from 'vitest';
import { noise } from '../testing/scenes';
import {
  ratioBias,
  ratioEvidence,
  ratioMoments,
  type RatioTable,
  type Weighed,
} from './log-ratios';

/** More than one strip. */
const BLOCKS = 16_384 + 1_003;
const CLASSES = 5;
const NO_CLASS = 255;
const random = noise(3);
const classes = Uint8Array.from({ length: BLOCKS }, (_, i) =>
  i % 11 === 0 ? NO_CLASS : CLASSES * random(),
);

/** Values within the table and beyond both ends. */
const planes: Weighed[] = [4, 9].map((offset) => ({
  table: {
    offset,
    logRatio: Float32Array.from({ length: 2 * offset + 1 }, () => 2 * random() - 1),
  },
  values: Int16Array.from({ length: BLOCKS }, () => 30 * (random() - 0.5)),
  weighing: Float64Array.from({ length: CLASSES * 3 }, random),
}));

const ratioAt = ({ logRatio, offset }: RatioTable, value: number) =>
  logRatio[Math.min(2 * offset, Math.max(0, value + offset))] ?? NaN;

/** Adds plane by plane in doubles and rounds each sum to a float. */
function expectedSums(
  share: (ratio: number, weight: number, middle: number, separation: number) => number,
): number[] {
  return Array.from(classes, (c, i) =>
    c === NO_CLASS
      ? 0
      : planes.reduce((sum, { table, values, weighing }) => {
          const [weight, middle, separation] = weighing.subarray(
            c * 3,
            c * 3 + 3,
          ) as unknown as readonly [number, number, number];
          return Math.fround(
            sum + share(ratioAt(table, values[i] ?? NaN), weight, middle, separation),
          );
        }, 0),
  );
}

describe('bit-identical to one block after the other, without the blocks that have no class', () => {
  it('number, sum and sum of squares of each class', () => {
    const [{ table, values }] = planes as [Weighed];
    const expected = new Float64Array(CLASSES * 3);
    classes.forEach((c, i) => {
      if (c === NO_CLASS) return;
      const ratio = ratioAt(table, values[i] ?? NaN);
      [1, ratio, ratio * ratio].forEach((value, field) => {
        expected[c * 3 + field] = (expected[c * 3 + field] ?? NaN) + value;
      });
    });
    expect([...ratioMoments(table, values, classes, CLASSES)]).toEqual([...expected]);
  });

  it('evidence and separation', () => {
    const { evidence, separation } = ratioEvidence(planes, classes);
    expect([...evidence]).toEqual(
      expectedSums((ratio, weight, middle) => weight * (ratio - middle)),
    );
    expect([...separation]).toEqual(expectedSums((_, __, ___, apart) => apart));
  });

  it('bias', () => {
    expect([...ratioBias(planes, classes)]).toEqual(
      expectedSums((ratio, weight, middle, apart) => weight * (ratio - middle) - apart / 2),
    );
  });

  it('is zero where no plane has information', () => {
    expect(ratioBias([], classes).every((value) => value === 0)).toBe(true);
  });
});
