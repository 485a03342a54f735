import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fromDateString,
  fromDateTimeString,
  isDate,
  isDateTime,
  toDateString,
  toDateTimeString,
} from './dates';

const days = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
});

describe('dates', () => {
  it('every day between the years 1 and 9999 is a date and is formatted as it was parsed', () => {
    fc.assert(
      fc.property(days, (day) => {
        const text = toDateString(day);
        expect(isDate(text)).toBe(true);
        expect(toDateString(fromDateString(text))).toBe(text);
      }),
    );
  });

  it('every second of those days is a date and time and is formatted as it was parsed', () => {
    fc.assert(
      fc.property(days, (day) => {
        const text = toDateTimeString(day);
        expect(isDateTime(text)).toBe(true);
        expect(toDateTimeString(fromDateTimeString(text))).toBe(text);
      }),
    );
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '1900-02-29',
    '0000-01-01',
  ])('%s is not a date, because the day does not exist', (text) => {
    expect(isDate(text)).toBe(false);
  });

  it.each(['2024-02-29', '2000-02-29'])('%s is a date, because the year is a leap year', (text) => {
    expect(isDate(text)).toBe(true);
  });

  it.each([
    '',
    '2026-1-1',
    '26-01-01',
    '2026/01/01',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026-01-01T00:00:00',
    '+02026-01-01',
    '２０２６-01-01',
  ])('%j is not a date, because its format differs', (text) => {
    expect(isDate(text)).toBe(false);
  });

  it.each([
    '2026-01-01 24:00:00',
    '2026-01-01 23:60:00',
    '2026-01-01 23:59:60',
    '2026-02-30 10:00:00',
    '2026-01-01T10:00:00',
    '2026-01-01 10:00',
    '2026-01-01 10:00:00Z',
    '2026-01-01',
  ])('%j is not a date and time', (text) => {
    expect(isDateTime(text)).toBe(false);
  });

  it('the check does not throw for any text', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d:T -]{0,25}$/), (text) => {
        expect(isDate(text) && !/^\d{4}-\d{2}-\d{2}$/.test(text)).toBe(false);
        expect(isDateTime(text) && !/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)).toBe(false);
      }),
    );
  });
});
