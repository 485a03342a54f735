import { ageParts } from '@/lib/i18n/age';
import { LOCALES, type Language } from '@/lib/shared/languages';
import { formatAmount, type Minor } from '@/lib/shared/money';
import { fromDateString } from '@/lib/shared/dates';
import { partialDate, partialDateText, type Precision } from '@/lib/shared/purchase';

export interface Formats {
  /** `13 499,00`, with a real minus sign and no currency. All formats use no-break spaces. */
  amount(amount: Minor): string;
  /** `57 855,00 DKK`. */
  money(amount: Minor, currency: string): string;
  count(count: number): string;
  /** Whole percent of a fraction 0 to 1. */
  percent(fraction: number): string;
  /** A day from `YYYY-MM-DD`. */
  day(date: string): string;
  /** The day of an instant, in the time zone of the report. */
  dayOf(instant: Date): string;
  /** `21 Nov 2026, 03:51 CET`. */
  instant(instant: Date): string;
  /**
   * Includes seconds, because many events happen within a minute. A line break is possible before
   * the time zone.
   */
  second(instant: Date): string;
  /** `a, b and c`. */
  list(parts: readonly string[]): string;
  /** A purchase date, also a partial one, as exactly as it is known. */
  purchase(date: string, precision?: Precision): string;
  /** Completed years and months: `2 years, 4 months`; null below one month. */
  age(from: string, to: string, precision: Precision): string | null;
}

const made = new Map<string, Formats>();

/** Intl objects are costly to make, so they are cached. */
export function formatsOf(language: Language, timeZone: string): Formats {
  const key = `${language} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const formats = makeFormats(LOCALES[language], timeZone);
  made.set(key, formats);
  return formats;
}

/** Replaces a hyphen before a number by a minus sign, because a hyphen is too short to notice. */
const withMinus = (text: string) => text.replace(/^-|(?<=\s)-(?=\d)/, '−');

/** Prevents line breaks within a date, or between a number and its unit. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** Intl formats a decimal string digit by digit, whereas a double would be rounded beyond 2^53. */
const exact = (amount: Minor) => formatAmount(amount) as `${number}`;

function makeFormats(locale: string, timeZone: string): Formats {
  const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const plain = new Intl.NumberFormat(locale, { ...twoDigits, useGrouping: 'always' });
  const count = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const date = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  const time = { ...date, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  const day = new Intl.DateTimeFormat(locale, { ...date, timeZone: 'UTC' });
  const localDay = new Intl.DateTimeFormat(locale, { ...date, timeZone });
  const instant = new Intl.DateTimeFormat(locale, time);
  const second = new Intl.DateTimeFormat(locale, { ...time, second: '2-digit' });
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  const zoneOf = (moment: Date) =>
    zone.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
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
  const dayText = (text: string) => unbroken(day.format(fromDateString(text)));
  return {
    amount: (amount) => withMinus(plain.format(exact(amount))),
    money: (amount, currency) => withMinus(currencyFormat(currency).format(exact(amount))),
    count: (value) => count.format(value),
    percent: (fraction) => percent.format(fraction),
    day: dayText,
    purchase: (date, precision) =>
      unbroken(partialDateText(locale, partialDate(date, precision), dayText)),
    dayOf: (moment) => unbroken(localDay.format(moment)),
    instant: (moment) => unbroken(`${instant.format(moment)} ${zoneOf(moment)}`),
    second: (moment) => `${unbroken(second.format(moment))} ${zoneOf(moment)}`,
    list: (parts) => list.format(parts),
    age: (from, to, precision) =>
      ageParts(locale, from, to, precision).map(unbroken).join(', ') || null,
  };
}
