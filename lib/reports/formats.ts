import { ageParts } from '@/lib/i18n/age';
import { LOCALES, type Language } from '@/lib/shared/languages';
import { formatAmount, type Minor } from '@/lib/shared/money';
import { fromDateString } from '@/lib/shared/dates';

export interface Formats {
  /** `13 499,00`, with a real minus sign and no currency; spaces in all of these are no-break spaces. */
  amount(amount: Minor): string;
  /** `57 855,00 DKK`. */
  money(amount: Minor, currency: string): string;
  count(count: number): string;
  /** Whole percent of a fraction 0 to 1. */
  percent(fraction: number): string;
  /** Of a `YYYY-MM-DD`. */
  day(date: string): string;
  /** The day of an instant, in UTC. */
  dayOf(instant: Date): string;
  /** `21 Nov 2026, 02:51`, in UTC. */
  instant(instant: Date): string;
  /** The same to the second: events follow each other faster than minutes. */
  second(instant: Date): string;
  /** `a, b and c`. */
  list(parts: readonly string[]): string;
  /** Completed years and months: `2 years, 4 months`; null below one month. */
  age(from: string, to: string): string | null;
}

const made = new Map<Language, Formats>();

/** Intl objects are costly to make and are kept. */
export function formatsOf(language: Language): Formats {
  const known = made.get(language);
  if (known) return known;
  const formats = makeFormats(LOCALES[language]);
  made.set(language, formats);
  return formats;
}

/** Hyphen-minus is too short to be seen as a sign before a figure. */
const withMinus = (text: string) => text.replace(/^-|(?<=\s)-(?=\d)/, '−');

/** A date or a figure with its unit stays on one line. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** A decimal string is formatted digit by digit; a double would round beyond 2^53. */
const exact = (amount: Minor) => formatAmount(amount) as `${number}`;

function makeFormats(locale: string): Formats {
  const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const plain = new Intl.NumberFormat(locale, { ...twoDigits, useGrouping: 'always' });
  const count = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const time = {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  } as const;
  const instant = new Intl.DateTimeFormat(locale, time);
  const second = new Intl.DateTimeFormat(locale, { ...time, second: '2-digit' });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const currencies = new Map<string, Intl.NumberFormat>();
  const currencyFormat = (currency: string) => {
    const format =
      currencies.get(currency) ??
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'code',
        ...twoDigits,
        useGrouping: 'always',
      });
    currencies.set(currency, format);
    return format;
  };
  return {
    amount: (amount) => withMinus(plain.format(exact(amount))),
    money: (amount, currency) => withMinus(currencyFormat(currency).format(exact(amount))),
    count: (value) => count.format(value),
    percent: (fraction) => percent.format(fraction),
    day: (date) => unbroken(day.format(fromDateString(date))),
    dayOf: (date) => unbroken(day.format(date)),
    instant: (date) => unbroken(instant.format(date)),
    second: (date) => unbroken(second.format(date)),
    list: (parts) => list.format(parts),
    age: (from, to) => ageParts(locale, from, to).map(unbroken).join(', ') || null,
  };
}
