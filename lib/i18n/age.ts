import { fromDateString } from '@/lib/shared/dates';
import type { Language } from '@/lib/shared/languages';
import type { Precision } from '@/lib/shared/purchase';

const LESS_THAN_A_MONTH: Readonly<Record<Language, string>> = {
  en: 'less than a month',
  da: 'under en måned',
  sv: 'mindre än en månad',
  nb: 'under en måned',
  de: 'weniger als einen Monat',
  fi: 'alle kuukauden',
};

const formats = new Map<string, Intl.NumberFormat>();

/** Cached, because Intl objects are costly to create. */
function formatOf(locale: string, unit: 'year' | 'month'): Intl.NumberFormat {
  const key = `${locale} ${unit}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  formats.set(key, format);
  return format;
}

/**
 * Completed years and months: `['2 years', '4 months']`. Empty below one month. Without the day of
 * purchase it is about so much; if only the year is known, in completed years, as the rules count.
 */
export function ageParts(
  locale: string,
  from: string,
  to: string,
  precision: Precision = 'day',
): string[] {
  const months = completedMonths(from, to);
  const isYears = precision === 'year' && months >= 12;
  const [first, ...more] = partsOf(locale, isYears ? months - (months % 12) : months);
  if (first === undefined) return [];
  return [precision === 'day' ? first : `≈\u00a0${first}`, ...more];
}

function partsOf(locale: string, months: number): string[] {
  const of = (unit: 'year' | 'month', count: number) =>
    count > 0 ? [formatOf(locale, unit).format(count)] : [];
  return months < 1 ? [] : [...of('year', Math.floor(months / 12)), ...of('month', months % 12)];
}

/**
 * `2 years, 4 months`. Empty for an unknown age: a date is missing, or the item was bought after
 * the damage.
 */
export function ageText(
  language: Language,
  from: string | null,
  to: string | null,
  precision?: Precision | null,
): string {
  if (from === null || to === null || from > to) return '';
  return textOf(language, ageParts(language, from, to, precision ?? 'day'));
}

/** `2 years, 6 months`. */
export const monthsText = (language: Language, months: number): string =>
  textOf(language, partsOf(language, months));

const textOf = (language: Language, parts: readonly string[]): string =>
  parts.join(', ').replaceAll('\u00a0', ' ') || LESS_THAN_A_MONTH[language];

function completedMonths(from: string, to: string): number {
  const [start, end] = [fromDateString(from), fromDateString(to)];
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  return end.getUTCDate() < start.getUTCDate() ? months - 1 : months;
}
