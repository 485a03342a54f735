import type { Language } from '@/lib/shared/languages';
import { isUnknown } from './everyday-words';
import type { Cell } from '../files/table';
import { type DecimalSign, decimalSignsOf } from './amount';

/** How the writer of a file writes what could be read in two ways. Null if the file does not show it. */
export interface Conventions {
  readonly decimalSign: DecimalSign | null;
  /** Of `05/06/2022`. */
  readonly slashes: 'day-first' | 'month-first' | null;
  /** Of `17-05-21`. */
  readonly dashes: 'day-first' | 'year-first' | null;
  readonly isFinnish: boolean;
  /** Whether `jul` may be Christmas rather than July. */
  readonly isJulAmbiguous: boolean;
}

/** In none of their countries is the month written first. */
const DAY_FIRST_CURRENCIES = new Set(['DKK', 'SEK', 'NOK', 'GBP']);

/** Without column names, the currency stands for the language. */
const NORDIC = new Set(['DKK', 'SEK', 'NOK']);

const only = <T>(values: ReadonlySet<T>): T | null => {
  const [first] = values;
  return values.size === 1 && first !== undefined ? first : null;
};

/**
 * Derives the conventions of a file from its unambiguous values. Without any, the language of the
 * column names decides, unless it is English, which is written in countries of either convention;
 * then the currency does.
 */
export function conventionsOf(
  cells: { readonly amounts: readonly Cell[]; readonly days: readonly Cell[] },
  languages: ReadonlySet<Language>,
  currency: string,
): Conventions {
  const isForeign = languages.size > 0 && !languages.has('en');
  const isDayFirst = isForeign || DAY_FIRST_CURRENCIES.has(currency);
  const signs = decimalSignsOf(cells.amounts);
  const days = cells.days.filter(({ text }) => !isUnknown(text)).map(({ text }) => text.trim());
  const slashes = new Set(days.flatMap(slashOrderOf));
  const dashes = new Set(days.flatMap(dashOrderOf));
  return {
    decimalSign: signs.size === 0 && isForeign ? ',' : only(signs),
    slashes: slashes.size === 0 && isDayFirst ? 'day-first' : only(slashes),
    dashes: dashes.size === 0 ? dashesOf(isForeign, languages) : only(dashes),
    isFinnish: languages.size === 1 && languages.has('fi'),
    isJulAmbiguous:
      ['da', 'sv', 'nb'].some((language) => languages.has(language as Language)) ||
      (languages.size === 0 && NORDIC.has(currency)),
  };
}

/** Swedes write the year first. */
const dashesOf = (isForeign: boolean, languages: ReadonlySet<Language>) => {
  if (!isForeign) return null;
  if (!languages.has('sv')) return 'day-first';
  return languages.size === 1 ? 'year-first' : null;
};

function slashOrderOf(text: string): ('day-first' | 'month-first')[] {
  const [, first, second] = /^(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})$/.exec(text) ?? [];
  if (Number(first) > 12) return ['day-first'];
  return Number(second) > 12 ? ['month-first'] : [];
}

function dashOrderOf(text: string): ('day-first' | 'year-first')[] {
  if (/^\d{1,2}-\d{1,2}-\d{4}$/.test(text)) return ['day-first'];
  const [, first, , third] = /^(\d{2})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (Number(third) > 31) return ['day-first'];
  return Number(first) > 31 ? ['year-first'] : [];
}
