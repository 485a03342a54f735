import { expect, test } from 'vitest';
import { exportAddress } from './audit';

const rangeOf = (address: string) => {
  const search = new URL(address, 'http://desk.invalid').searchParams;
  return ['since', 'until'].map((name) => search.get(name));
};

const start = (day: string) => new Date(`${day}T00:00:00`).toISOString();

test('both days are included: from the start of the first to the start of the day after the last', () => {
  expect(rangeOf(exportAddress('csv', '2026-03-10', '2026-03-31'))).toEqual([
    start('2026-03-10'),
    start('2026-04-01'),
  ]);
  expect(rangeOf(exportAddress('csv', '2026-03-10', '2026-03-10'))).toEqual([
    start('2026-03-10'),
    start('2026-03-11'),
  ]);
});

test('an empty day is no limit', () => {
  expect(exportAddress('ndjson', '', '')).toBe('/api/audit_export?format=ndjson');
});
