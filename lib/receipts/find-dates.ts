import { isDate } from '@/lib/shared/dates';
import { monthOf } from '@/lib/shared/months';

/** Earlier receipts are not expected, and misread numbers often look like earlier dates. */
const EARLIEST = '1985-01-01';

const YEAR_FIRST = /(?<!\d)((?:19|20)\d\d)\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{1,2})(?!\d)/gu;
const NUMBERS =
  /(?<![\p{L}\d.,])(\d{1,2})\s?([-./])\s?(\d{1,2})(?:\s?\2\s?|\s)((?:19|20)\d\d|(?<=\2\s?)\d\d)(?!\d)/gu;
/** Signs that text recognition lost. */
const DIGITS_ONLY = /(?<!\d)(\d\d)(\d\d)(20\d\d)(?!\d)/gu;
const DAY_MONTH =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[.\s/-]{0,3}(\p{L}{3,10})[.\s/,'-]{0,3}((?:19|20)?\d\d)(?!\d)/gu;
const MONTH_DAY =
  /(\p{L}{3,10})\.?\s{0,2}(\d{1,2})(?:st|nd|rd|th)?,?\s{1,2}((?:19|20)\d\d)(?!\d)/gu;

/** Letters that text recognition takes for digits, between digits and signs of a date. */
const digitsIn = (text: string): string =>
  text.replace(/(?<=[\d/.-])[Oo](?=[\d/.-])/gu, '0').replace(/(?<=[\d/.-])[lI|](?=[\d/.-])/gu, '1');

const fourDigits = (year: string): string => (year.length === 2 ? `20${year}` : year);

const dayOf = (year: string, month: string | number, day: string): string | null => {
  const text = `${fourDigits(year)}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(text) ? text : null;
};

const IMPOSSIBLE = /(?<!\d)(\d\d)([/.-])(\d\d)\2(?:2\d(\d\d)|(\d\d))(?!\d)/gu;
/** Print of a zero is often read as these. */
const ZERO = /^[689](?=\d)/u;

/** Numbers that are no date, with zeros where text recognition reads other round digits. */
export const withZeros = (text: string): string =>
  text.replace(
    IMPOSSIBLE,
    (_all, day: string, sign: string, month: string, long?: string, short = '') =>
      [day.replace(ZERO, '0'), month.replace(ZERO, '0'), long ? `20${long}` : short].join(sign),
  );

interface DateOrder {
  /** Of `05/06/2024`. */
  readonly isMonthFirst: boolean;
  /** Of `24-06-05`. */
  readonly isYearFirst: boolean;
}

/** Returns both readings where a date can be read in two ways, the likelier first. */
function numbersAsDates(parts: RegExpMatchArray, order: DateOrder): (string | null)[] {
  const [, first = '', sign, second = '', third = ''] = parts;
  const dayFirst = dayOf(third, second, first);
  const monthFirst = sign === '/' ? dayOf(third, first, second) : null;
  const isShortYear = third.length === 2 && first.length === 2;
  const yearFirst = sign === '-' && isShortYear ? dayOf(first, second, third) : null;
  if (order.isYearFirst && yearFirst) return [yearFirst, dayFirst];
  return order.isMonthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst, yearFirst];
}

/** The dates in a line of text up to `today`; where one can be read in two ways, both. */
export function datesIn(line: string, today: string, order: DateOrder): string[][] {
  const text = digitsIn(line);
  const found = [
    ...[...text.matchAll(YEAR_FIRST)].map(([, y = '', m = '', d = '']) => [dayOf(y, m, d)]),
    ...[...text.matchAll(NUMBERS)].map((parts) => numbersAsDates(parts, order)),
    ...[...text.matchAll(DIGITS_ONLY)].map(([, d = '', m = '', y = '']) => [dayOf(y, m, d)]),
    ...[...text.matchAll(DAY_MONTH)].map(([, d = '', m = '', y = '']) => [named(y, m, d)]),
    ...[...text.matchAll(MONTH_DAY)].map(([, m = '', d = '', y = '']) => [named(y, m, d)]),
  ];
  return found
    .map((readings) => readings.filter((day) => day !== null && day >= EARLIEST && day <= today))
    .filter((readings): readings is string[] => readings.length > 0);
}

function named(year: string, name: string, day: string): string | null {
  const month = monthOf(name);
  return month === null ? null : dayOf(year, month, day);
}
