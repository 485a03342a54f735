import { expect, test } from 'vitest';
import { isLastKnown } from './choose-offer';
import { stepPath } from './price-line';

const DAY_MS = 86_400_000;
const END_MS = Date.parse('2026-11-21T00:00:00Z');
const BOX = { widthPx: 106, heightPx: 26, insetPx: 3, endMs: END_MS, spanMs: 100 * DAY_MS };
const at = (daysAgo: number, total_price: number) => ({
  price_date: new Date(END_MS - daysAgo * DAY_MS).toISOString(),
  total_price,
});

test('the line is drawn in steps with the highest price on top', () => {
  expect(stepPath([at(100, 200), at(50, 100), at(0, 150)], BOX)).toEqual({
    path: 'M3 3H53V23H103V13',
    endX: 103,
    endY: 13,
  });
});

test('the line ends where the newest price was read, not today', () => {
  expect(stepPath([at(80, 100), at(40, 100)], BOX)).toEqual({
    path: 'M23 13H63V13',
    endX: 63,
    endY: 13,
  });
});

test('a single price is a point, and prices outside the span give no line', () => {
  expect(stepPath([at(0, 100)], BOX)).toEqual({ path: 'M103 13', endX: 103, endY: 13 });
  expect(stepPath([at(101, 100), at(-1, 100)], BOX)).toBeNull();
  expect(stepPath([], BOX)).toBeNull();
});

test('a price counts as current for 30 days, then as the last one known', () => {
  expect(isLastKnown(at(30, 1).price_date, END_MS)).toBe(false);
  expect(isLastKnown(at(31, 1).price_date, END_MS)).toBe(true);
});
