import { cause } from '@/lib/shared/reasons';
import { isDate } from '@/lib/shared/dates';
import type { Cell } from '../files/table';
import { serialDate } from '../files/xlsx/serial-date';
import { type Reading, refused, understood } from './reading';

const NONE = cause('cell_not_a_date');
const NOT_EXISTING = cause('cell_day_does_not_exist');
/** Homebox and other programs write this date for "unknown". */
const NOT_KNOWN = '0001-01-01';

/**
 * Reads YYYY-MM-DD, YYYY/MM/DD, DD.MM.YYYY, DD-MM-YYYY and Excel's serial numbers, and DD/MM/YYYY
 * unless it could be MM/DD/YYYY too. Ignores a time after the day. Null for NOT_KNOWN.
 */
export function dayOf({ text, kind }: Cell): Reading<string | null> {
  const trimmed = text.trim();
  if (kind === 'number' || /^\d{5}(?:[.,]\d+)?$/.test(trimmed))
    return fromSerial(Number(trimmed.replace(',', '.')));
  if (/^\d{4}$/.test(trimmed)) return refused(cause('cell_year_alone'));
  const parts = /^(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?:[T ,].*)?$/.exec(trimmed);
  if (!parts) return refused(NONE);
  const [, first = '', sign, second = '', third = ''] = parts;
  if (first.length === 4) return asDate(first, second, third);
  if (third.length !== 4) return refused(third.length === 2 ? cause('cell_two_digit_year') : NONE);
  if (sign !== '/') return asDate(third, second, first);
  if (Number(first) === Number(second)) return asDate(third, second, first);
  if (Number(first) > 12) return asDate(third, second, first);
  return Number(second) > 12 ? asDate(third, first, second) : refused(cause('cell_ambiguous_date'));
}

function fromSerial(serial: number): Reading<string | null> {
  if (Number.isInteger(serial) && serial >= 1900 && serial <= 2100)
    return refused(cause('cell_year_alone'));
  const date = serialDate(serial, false);
  return date === null ? refused(NONE) : understood(date);
}

function asDate(year: string, month: string, day: string): Reading<string | null> {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (date === NOT_KNOWN) return understood(null);
  return isDate(date) ? understood(date) : refused(NOT_EXISTING);
}
