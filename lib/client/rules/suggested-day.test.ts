import { expect, test } from 'vitest';
import { suggestedDay } from './suggested-day';

const version = (effective_from: string | null, number: number | null = 1) => ({
  version: number,
  effective_from,
});

test('new rules are suggested from the first of the year', () => {
  expect(suggestedDay([], '2026-11-21')).toBe('2026-01-01');
  expect(suggestedDay([version('2025-07-01'), version(null, null)], '2026-11-21')).toBe(
    '2026-01-01',
  );
});

test('new rules are not suggested to start before the rules in force', () => {
  expect(suggestedDay([version('2026-03-01'), version('2025-01-01')], '2026-11-21')).toBe(
    '2026-03-01',
  );
});

test('rules not yet in force and drafts are ignored', () => {
  expect(suggestedDay([version('2027-01-01'), version('2026-06-01', null)], '2026-11-21')).toBe(
    '2026-01-01',
  );
});
