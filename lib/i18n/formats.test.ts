import { describe, expect, test } from 'vitest';
import { formatsOf } from './formats';
import { fill, pluralOf } from './messages';

const { amount, money, percent, day, since } = formatsOf('en');

describe('amounts', () => {
  test('carry two decimals, a real minus and no negative zero', () => {
    expect(amount(13499)).toBe('13,499.00');
    expect(amount(-2699.8)).toBe('−2,699.80');
    expect(amount(-0)).toBe('0.00');
  });
  test('never part from their currency', () => {
    expect(money(1, 'DKK')).toBe('1.00\u00a0DKK');
  });
  test('follow the language', () => {
    expect(formatsOf('da').amount(13499.5)).toBe('13.499,50');
  });
});

test('a confidence is told in whole percent', () => {
  expect(percent(0.914)).toBe('91%');
});

test('a day without a time is the same day in every time zone', () => {
  expect(day('2026-10-28')).toBe('28 Oct 2026');
});

test('a time is told from now while it is near', () => {
  const now = Date.parse('2026-10-28T12:00:00Z');
  expect(since('2026-10-28T09:30:00Z', now)).toBe('2 hours ago');
  expect(since('2026-10-27T09:30:00Z', now)).toBe('yesterday');
  expect(since('2026-10-01T09:30:00Z', now)).toBe('1 Oct 2026');
});

test('messages are filled by name, and a missing value shows', () => {
  expect(fill('{count} of {total}', { count: 2 })).toBe('2 of {total}');
});

test('one is not many', () => {
  const forms = { one: '{count} item', other: '{count} items' };
  expect(pluralOf('en', forms, 1)).toBe('1 item');
  expect(pluralOf('en', forms, 0)).toBe('0 items');
});
