import { expect, it } from 'vitest';
import { LANGUAGES } from './languages';
import { localDay, timeZoneOf } from './time-zones';

it('each language has the time zone of its country', () => {
  expect(LANGUAGES.map(timeZoneOf)).toEqual([
    'Europe/London',
    'Europe/Copenhagen',
    'Europe/Stockholm',
    'Europe/Oslo',
    'Europe/Berlin',
    'Europe/Helsinki',
  ]);
});

it.each([
  ['2026-01-31T22:59:59Z', 'Europe/Copenhagen', '2026-01-31'],
  ['2026-01-31T23:00:00Z', 'Europe/Copenhagen', '2026-02-01'],
  ['2026-06-30T21:59:59Z', 'Europe/Berlin', '2026-06-30'],
  ['2026-06-30T22:00:00Z', 'Europe/Berlin', '2026-07-01'],
  ['2026-12-31T22:00:00Z', 'Europe/Helsinki', '2027-01-01'],
  ['2026-12-31T23:59:59Z', 'Europe/London', '2026-12-31'],
])('%s is in %s on %s', (instant, timeZone, day) => {
  expect(localDay(new Date(instant), timeZone)).toBe(day);
});
