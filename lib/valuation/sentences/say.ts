import { LOCALES, type Language } from '@/lib/shared/languages';
import type { Dictionary } from './dictionary';
import { FIGURES, type FigureKind } from './figures';
import { dictionaryOf } from './languages';

export type Values = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g;

/** The sentence of a step; null for a stored message that this version no longer says. */
export function say(language: Language, message: string, values: Values): string | null {
  const words = dictionaryOf(language);
  if (!Object.hasOwn(words, message)) return null;
  return filled(words[message as keyof Dictionary], words, values, conventionsOf(language));
}

/** A value that is not there leaves its placeholder, so that it is seen. */
function filled(
  sentence: string,
  words: Dictionary,
  values: Values,
  conventions: Conventions,
): string {
  return sentence.replace(PLACEHOLDER, (whole, name: string, one?: string, many?: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    const kind: FigureKind = Object.hasOwn(FIGURES, name)
      ? FIGURES[name as keyof typeof FIGURES]
      : 'text';
    const written = write(value, kind, words, conventions);
    if (one === undefined || many === undefined) return written;
    return `${written} ${conventions.plurals.select(Number(value)) === 'one' ? one : many}`;
  });
}

function write(
  value: string | number,
  kind: FigureKind,
  words: Dictionary,
  { amounts, percents, counts, days }: Conventions,
): string {
  switch (kind) {
    case 'text':
      return String(value);
    case 'amount':
      return amounts.format(Number(value));
    case 'percent':
      return percents.format(Number(value) / 100);
    case 'count':
      return counts.format(Number(value));
    case 'date':
      return days.format(new Date(`${value}T00:00:00Z`));
    case 'condition':
      return words[`words.condition_${value}` as keyof Dictionary] ?? String(value);
  }
}

const made = new Map<Language, Conventions>();

type Conventions = ReturnType<typeof conventionsFor>;

/** Made once per language: making them costs more than all sentences of an item. */
function conventionsOf(language: Language): Conventions {
  const conventions = made.get(language) ?? conventionsFor(LOCALES[language]);
  made.set(language, conventions);
  return conventions;
}

const conventionsFor = (locale: string) => ({
  amounts: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  percents: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
  counts: new Intl.NumberFormat(locale),
  days: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  plurals: new Intl.PluralRules(locale),
});
