import { cause } from '@/lib/shared/reasons';
import { isDate } from '@/lib/shared/dates';
import type { Precision } from '@/lib/shared/purchase';
import type { Cell } from '../files/table';
import { serialDate } from '../files/xlsx/serial-date';
import { ageOf, daysBefore } from './age';
import type { Conventions } from './conventions';
import { isRange, withoutAbout } from './everyday-words';
import { isBlackFriday, isChristmas, monthOf, monthOfDay, partOfYear } from '@/lib/shared/months';
import { purchaseIn } from './in-description';
import { leftOpen, type Reading, refused, understood } from './reading';
import { middleOf, namesLimit, partIn, yearsBack, yearsIn } from './vague-day';

export interface Purchase {
  readonly date: string;
  readonly precision: Precision;
}

export interface DayContext extends Conventions {
  readonly dateDamage: string | null;
  readonly today: string;
}

type DayReading = Reading<Purchase | null>;

const NONE = cause('cell_not_a_date');
const NOT_EXISTING = cause('cell_day_does_not_exist');
const AMBIGUOUS = cause('cell_ambiguous_date');
/** Homebox and other programs write this date for "unknown". */
const NOT_KNOWN = '0001-01-01';
/** Halfway between July and Christmas, where `jul` may be either. */
const JUL = '10-01';

const BEFORE =
  /^(?:(?:bought|purchased|købt|køpt|kjøpt|köpt|inköpt|gekauft|ostettu|since|from|in|on|the|siden|fra|i|d|den|sedan|från|på|seit|vom|von|am|im|of)\.?\s+)+/iu;

/** Reads a date, a month, a year or an age. The last three are the middle of what they mean. */
export function dayOf({ text, kind }: Cell, context: DayContext): DayReading {
  const trimmed = text.trim();
  if (kind === 'number' || /^\d{5}(?:[.,]\d+)?$/.test(trimmed))
    return fromSerial(Number(trimmed.replace(',', '.')), context);
  const bare = withoutAbout(trimmed.replace(BEFORE, '')).text.replace(BEFORE, '');
  return (
    fromDigits(bare, context) ??
    fromWords(bare, context) ??
    fromThisYear(trimmed, context) ??
    fromAmongWords(trimmed, context) ??
    fromYears(bare, context) ??
    fromAge(trimmed, context) ??
    fromSentence(trimmed, context) ??
    leftOpen(isRange(bare) ? cause('cell_range') : NONE)
  );
}

/** `last year` and `this year`, from the day on which the list is read; `oktober i år` is the last. */
function fromThisYear(text: string, context: DayContext): DayReading | null {
  const [, part = '', words = ''] = /^(\p{L}{3,})\s+(.+)$/u.exec(text) ?? [];
  const since = monthOf(part) === null ? null : yearsBack(words);
  if (since !== null) {
    const month = String(monthOf(part)).padStart(2, '0');
    const year = Number(context.today.slice(0, 4)) - since;
    const isAhead = `${year}-${month}` > (context.dateDamage ?? context.today);
    return inMonth(String(isAhead ? year - 1 : year), month, context);
  }
  const back = yearsBack(text);
  const year = Number(context.today.slice(0, 4));
  return back === null ? null : inYear(String(year - back), '07-01', context);
}

function fromAmongWords(text: string, context: DayContext): DayReading | null {
  const part = partIn(text);
  return part === null ? null : fromWords(part, context);
}

/** The one date of a sentence: `Specsavers, 4 February 2025`. */
function fromSentence(text: string, context: DayContext): DayReading | null {
  const part = / \p{L}|\p{L}{2} /u.test(text) ? purchaseIn(text) : null;
  if (part === null || part === text || namesLimit(text.slice(0, text.indexOf(part)))) return null;
  if (/(?:19|20)\d{2}/.test(text.replace(part, ''))) return null;
  return dayOf({ text: part, kind: 'text' }, context);
}

/** The middle of `2015-2018`, of `90'erne` and of the year in `bryllup 1999`. */
function fromYears(text: string, context: DayContext): DayReading | null {
  const years = yearsIn(text, Number(context.today.slice(0, 4)));
  return years && asMiddle(middleOf(years), 'year', context);
}

/** 1 January 1980: a smaller number is a year with a digit too many. */
const SERIAL_MIN = 29_221;

function fromSerial(serial: number, context: DayContext): DayReading {
  if (Number.isInteger(serial) && serial >= 1900 && serial <= 2100)
    return inYear(String(serial), '07-01', context);
  const date = serial < SERIAL_MIN ? null : serialDate(serial, false);
  return date === null ? refused(NONE) : understood({ date, precision: 'day' });
}

function fromDigits(text: string, context: DayContext): DayReading | null {
  if (/^(?:19|20|21)\d{2}$/.test(text)) return inYear(text, '07-01', context);
  const [, short] = /^['’](\d{2})$/.exec(text) ?? [];
  if (short !== undefined) return inYear(fullYear(short, context), '07-01', context);
  const [, year, month, day] = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  if (year !== undefined) return asDate(year, month, day);
  if (/^\d{6}$/.test(text)) return refused(AMBIGUOUS);
  return fromMonthDigits(text, context) ?? fromThree(text, context);
}

/** `04/2018`, `2021-02`, and `06/23`, whose second number can be neither a day nor a month. */
function fromMonthDigits(text: string, context: DayContext): DayReading | null {
  const [, month, year] = /^(\d{1,2})\s?[./-]\s?(\d{4})$/.exec(text) ?? [];
  if (month !== undefined) return inMonth(year, month, context);
  const [, before, behind] = /^(\d{4})[./-](\d{1,2})$/.exec(text) ?? [];
  if (before !== undefined && Number(behind) <= 12) return inMonth(before, behind, context);
  const [, first, second] = /^(\d{1,2})[./](\d{2})$/.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  return Number(first) <= 12 && Number(second) > 12 && context.slashes === 'day-first'
    ? inMonth(fullYear(second, context), first, context)
    : refused(cause('cell_no_year'));
}

/**
 * Ignores a time after the day. Two signs, as in `13/6-2019` and `13/6 2019`, are written with the
 * day first only.
 */
function fromThree(text: string, context: DayContext): DayReading | null {
  const [, first = '', sign = '', second = '', other = '', third = ''] =
    /^(\d{1,4})([./-])\s?(\d{1,2})(\.-|[./-]|\s)\s?['’]?(\d{1,4})(?:[T ,].*)?$/.exec(text) ?? [];
  if (first === '') return null;
  if (first.length === 4) return sign === other ? asDate(first, second, third) : null;
  if (first.length > 2 || (third.length !== 4 && third.length !== 2)) return null;
  const year = third.length === 2 ? fullYear(third, context) : third;
  if (sign !== other || sign === '.') return asDate(year, second, first);
  if (sign === '/') return fromSlashes(year, first, second, context);
  return third.length === 4
    ? asDate(year, second, first)
    : fromDashes(first, second, third, context);
}

function fromSlashes(year: string, first: string, second: string, { slashes }: DayContext) {
  if (Number(first) === Number(second) || Number(first) > 12) return asDate(year, second, first);
  if (Number(second) > 12) return asDate(year, first, second);
  if (slashes === null) return refused<Purchase | null>(AMBIGUOUS);
  return slashes === 'day-first' ? asDate(year, second, first) : asDate(year, first, second);
}

/** `17-05-21` is in May 2021 or 2017. */
function fromDashes(first: string, second: string, third: string, context: DayContext) {
  const dayFirst = asDate(fullYear(third, context), second, first);
  const yearFirst = asDate(fullYear(first.padStart(2, '0'), context), second, third);
  if ('cause' in yearFirst) return dayFirst;
  if ('cause' in dayFirst) return yearFirst;
  if (context.dashes === null) return refused<Purchase | null>(AMBIGUOUS);
  return context.dashes === 'day-first' ? dayFirst : yearFirst;
}

const WORD = String.raw`(\p{L}[\p{L}'’ ]*?)`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|\.)?`;
const DAY_FIRST = new RegExp(
  `^${DAY}\\s*(?:of\\s+)?${WORD}\\.?,?[\\s-]*(['’]?\\d{2}|\\d{4})$`,
  'iu',
);
const MONTH_FIRST = new RegExp(`^${WORD}\\.?\\s+${DAY},?\\s+(\\d{4})$`, 'iu');
const NO_DAY = new RegExp(`^${WORD}\\.?(?:\\s*|-)((?:['’]|(?<=\\s)-)?\\d{2}|\\d{4})$`, 'iu');
const NO_YEAR = new RegExp(`^(?:${DAY}\\s*${WORD}\\.?|${WORD}\\.?\\s+${DAY})$`, 'iu');

/** `Winter 2019/20` is that which ends in 2020. */
const WINTER =
  /^(?:winter|vinter(?:en|n)?|talvi|talvella)\s+((?:19|20)\d{2})\s?[/–-]\s?(?:\d{2}|\d{4})$/iu;

function fromWords(text: string, context: DayContext): DayReading | null {
  const [, autumn] = WINTER.exec(text) ?? [];
  if (autumn !== undefined) return inYear(String(Number(autumn) + 1), '01-01', context);
  const [, day, name = '', end = ''] = DAY_FIRST.exec(text) ?? [];
  if (day !== undefined && monthOf(name) !== null)
    return asDate(yearOf(end, context), String(monthOf(name)), day);
  const [, word = '', date, year] = MONTH_FIRST.exec(text) ?? [];
  if (date !== undefined && monthOf(word) !== null)
    return asDate(year, String(monthOf(word)), date);
  const [, part = '', last] = NO_DAY.exec(text) ?? [];
  if (last !== undefined) {
    const reading = fromPart(part, last, context);
    if (reading !== null) return reading;
  }
  const parts = NO_YEAR.exec(text) ?? [];
  return monthOf(parts[2] ?? parts[3] ?? '') === null ? null : refused(cause('cell_no_year'));
}

/** `maj 2024`, `sommer 19`, `Weihnachten 2020`. A purchase has a year: `jun 19` is of 2019. */
function fromPart(words: string, end: string, context: DayContext): DayReading | null {
  const name = words.trim().replace(/\s(?:of|in|av|af)$/iu, '');
  const year = yearOf(end, context);
  const season = partOfYear(name);
  if (season !== null) return inYear(year, season, context);
  if (isChristmas(name)) return asMiddle(`${year}-12-24`, 'month', context);
  const special = isBlackFriday(name) ? '11' : monthOfDay(name);
  if (special !== null) return inMonth(year, special, context);
  const month = monthOf(name);
  if (month === null) return null;
  if (name.toLowerCase() === 'jul' && context.isJulAmbiguous) return inYear(year, JUL, context);
  return inMonth(year, String(month), context);
}

function fromAge(text: string, context: DayContext): DayReading | null {
  const age = ageOf(text.replace(/^(?:købt|köpt|kjøpt|bought|gekauft|ostettu)\s+/iu, ''), context);
  if (age === null || 'cause' in age) return age;
  return purchasedBefore(age.value, context);
}

/** The date of purchase of a thing that is so old on the day of the damage. */
export function purchasedBefore(
  age: { readonly months: number; readonly days: number },
  { dateDamage, today }: Pick<DayContext, 'dateDamage' | 'today'>,
): DayReading {
  const date = daysBefore(dateDamage ?? today, age);
  return understood({ date, precision: 'age' }, cause('cell_purchase_from_age', { date }));
}

function asDate(year = '', month = '', day = ''): DayReading {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (date === NOT_KNOWN) return understood(null);
  return isDate(date) ? understood({ date, precision: 'day' }) : refused(NOT_EXISTING);
}

const inMonth = (year = '', month = '', context: DayContext): DayReading =>
  asMiddle(`${year}-${month.padStart(2, '0')}-15`, 'month', context);

const inYear = (year: string, day: string, context: DayContext): DayReading =>
  asMiddle(`${year}-${day}`, 'year', context);

/** The day that stands for a month or a year, not after the damage if an earlier one is meant too. */
function asMiddle(middle: string, precision: 'month' | 'year', context: DayContext): DayReading {
  if (!isDate(middle)) return refused(NOT_EXISTING);
  const last = context.dateDamage ?? context.today;
  const length = precision === 'month' ? 7 : 4;
  const isCut = middle > last && middle.slice(0, length) === last.slice(0, length);
  const date = isCut ? last : middle;
  const reason = precision === 'month' ? 'cell_purchase_from_month' : 'cell_purchase_from_year';
  return understood({ date, precision }, cause(reason, { date }));
}

const yearOf = (digits: string, context: DayContext): string => {
  const bare = digits.replace(/^['’-]/, '');
  return bare.length === 2 ? fullYear(bare, context) : bare;
};

/** The newest year with these last digits that is not in the future. */
function fullYear(digits: string, { today }: Pick<DayContext, 'today'>): string {
  const century = Number(digits) <= Number(today.slice(2, 4)) ? 0 : 100;
  return String(Number(today.slice(0, 2)) * 100 - century + Number(digits));
}
