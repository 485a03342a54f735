import { expect, it } from 'vitest';
import type { Language } from '@/lib/shared/languages';
import { timeZoneOf } from '@/lib/shared/time-zones';
import { exampleInput } from './example-input';
import { formatsOf } from './formats';
import { view } from './view';

const WINTER = new Date('2026-01-31T23:30:05Z');
const SUMMER = new Date('2026-06-30T22:30:05Z');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each<[Language, string, string]>([
  ['en', '31 Jan 2026, 23:30 GMT', '30 Jun 2026, 23:30 BST'],
  ['da', '1. feb. 2026, 00.30 CET', '1. jul. 2026, 00.30 CEST'],
  ['sv', '1 feb. 2026 00:30 CET', '1 juli 2026 00:30 CEST'],
  ['nb', '1. feb. 2026, 00:30 CET', '1. juli 2026, 00:30 CEST'],
  ['de', '1. Feb. 2026, 00:30 MEZ', '1. Juli 2026, 00:30 MESZ'],
  ['fi', '1.2.2026 klo 01.30 UTC+2', '1.7.2026 klo 01.30 UTC+3'],
])('a report of a client in %s prints its local time with the zone', (language, winter, summer) => {
  const { instant } = formatsOf(language, timeZoneOf(language));
  expect(plain(instant(WINTER))).toBe(winter);
  expect(plain(instant(SUMMER))).toBe(summer);
});

it('the day of an instant is the local one, and a date without a time never shifts', () => {
  const copenhagen = formatsOf('en', 'Europe/Copenhagen');
  expect(plain(copenhagen.dayOf(WINTER))).toBe('1 Feb 2026');
  expect(plain(formatsOf('en', 'Europe/London').dayOf(WINTER))).toBe('31 Jan 2026');
  for (const zone of ['Europe/Helsinki', 'Europe/London', 'America/New_York'])
    expect(plain(formatsOf('en', zone).day('2026-01-31'))).toBe('31 Jan 2026');
});

it('the zone is that of the client, named in the language of the report', () => {
  const input = { ...exampleInput(1, { language: 'de' }), timeZone: 'Europe/Helsinki' };
  const created = view(input).facts.map(({ value }) => plain(value));
  expect(created).toContain('21. Nov. 2026, 10:30 OEZ');
});
