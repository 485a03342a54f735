import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/lib/shared/languages';
import { formatsOf } from './formats';
import { fill } from '@/lib/shared/fill';
import { pluralOf } from './plural';

const { amount, money, percent, confidence, day, since } = formatsOf('en');

describe('amounts', () => {
  test('have two decimals, a real minus sign and no negative zero', () => {
    expect(amount(13499)).toBe('13,499.00');
    expect(amount(-2699.8)).toBe('−2,699.80');
    expect(amount(-0)).toBe('0.00');
  });
  test('are never separated from their currency at the end of a line', () => {
    expect(money(1, 'DKK')).toBe('1.00\u00a0DKK');
  });
  test('follow the conventions of the language', () => {
    expect(formatsOf('da').amount(13499.5)).toBe('13.499,50');
  });
});

test('a share is rounded to whole percent, a confidence is rounded down', () => {
  expect([0.914, 0.999].map(percent)).toEqual(['91%', '100%']);
  expect([0.29, 0.914, 0.9999, 1].map(confidence)).toEqual(['29%', '91%', '99%', '100%']);
});

test('a day without a time is the same day in every time zone', () => {
  expect(day('2026-10-28')).toBe('28 Oct 2026');
});

test('a recent time is relative to now', () => {
  const now = Date.parse('2026-10-28T12:00:00Z');
  expect(since('2026-10-28T09:30:00Z', now)).toBe('2 hours ago');
  expect(
    LANGUAGES.map((language) =>
      formatsOf(language).since(new Date(now - 59_000).toISOString(), now),
    ),
  ).toEqual(['now', 'nu', 'nu', 'nå', 'jetzt', 'nyt']);
  expect(since('2026-10-27T09:30:00Z', now)).toBe('yesterday');
  expect(since('2026-10-01T09:30:00Z', now)).toBe('1 Oct 2026');
});

test('a time in a log includes seconds', () => {
  expect(formatsOf('en').moment('2026-10-28T14:05:31Z')).toMatch(/^28 Oct 2026, \d{2}:05:31$/);
});

test('placeholders are replaced by name, and one without a value stays visible', () => {
  expect(fill('{count} of {total}', { count: 2 })).toBe('2 of {total}');
});

test('one item and several items have different nouns', () => {
  const forms = { one: '{count} item', other: '{count} items' };
  expect(pluralOf('en', forms, 1)).toBe('1 item');
  expect(pluralOf('en', forms, 0)).toBe('0 items');
});

const sizesIn = (language: 'en' | 'fi') =>
  [987, 1234, 1_234_567, 5_000_000_000].map((bytes) => formatsOf(language).size(bytes));

test('sizes have the units of the language', () => {
  expect(sizesIn('en')).toEqual(['987\u00a0byte', '1.2\u00a0kB', '1.2\u00a0MB', '5,000\u00a0MB']);
  expect(sizesIn('fi')).toEqual(['987\u00a0t', '1,2\u00a0kt', '1,2\u00a0Mt', '5\u00a0000\u00a0Mt']);
});
