import { describe, expect, it } from 'vitest';
import { digits, scenery } from './camera-print.fixture';
import { dateStamps } from './date-stamp';

const [WIDTH, HEIGHT] = [1000, 900];
const stamp = { high: 24, count: 8, colour: [255, 140, 0] } as const;

describe('dateStamps', () => {
  it.each([
    ['orange, lower right', [780, 840], stamp],
    ['white, upper left', [30, 20], { ...stamp, colour: [255, 255, 255] }],
  ] as const)('finds digits of one height in one row: %s', (_, at, drawn) => {
    const pixels = scenery(WIDTH, HEIGHT);
    digits(pixels, at, drawn);
    const [box, ...others] = dateStamps(pixels);
    expect(others).toEqual([]);
    expect(box?.left).toBeLessThanOrEqual(at[0]);
    expect(box?.right).toBeGreaterThanOrEqual(at[0] + 7 * drawn.high);
    expect(box?.top).toBeLessThanOrEqual(at[1]);
    expect(box?.bottom).toBeGreaterThanOrEqual(at[1] + drawn.high);
  });

  it('leaves few digits, digits in the middle and uneven blots to the detectors of edits', () => {
    const few = scenery(WIDTH, HEIGHT);
    digits(few, [780, 840], { ...stamp, count: 5 });
    const middle = scenery(WIDTH, HEIGHT);
    digits(middle, [400, 450], stamp);
    const uneven = scenery(WIDTH, HEIGHT);
    for (let i = 0; i < 8; i++)
      digits(uneven, [500 + 40 * i, 800 + 9 * (i % 3)], {
        ...stamp,
        high: 16 + 5 * (i % 4),
        count: 1,
      });
    expect([few, middle, uneven].map(dateStamps)).toEqual([[], [], []]);
  });
});
