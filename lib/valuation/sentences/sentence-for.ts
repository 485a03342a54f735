import { fill, type Values } from '@/lib/shared/fill';
import { LOCALES, type Language } from '@/lib/shared/languages';
import { partialDate, partialDateText, type Precision } from '@/lib/shared/purchase';
import type { Dictionary } from './dictionary';
import { FIGURES, type FigureKind } from './figures';
import { dictionaryOf } from './languages';

/** The sentence of a step; null for a stored message that this version does not know. */
export function sentenceFor(language: Language, message: string, values: Values): string | null {
  const messages = dictionaryOf(language);
  if (!Object.hasOwn(messages, message)) return null;
  const conventions = conventionsOf(language);
  return fill(messages[message as keyof Dictionary], values, {
    write: (value, name) => {
      const text = (one: string | number) => write(one, kindOf(name), messages, conventions);
      return name === 'purchase'
        ? partialDateText(
            LOCALES[language],
            partialDate(String(value), values['purchase_precision'] as Precision | undefined),
            text,
          )
        : text(value);
    },
    plurals: conventions.plurals,
  });
}

const kindOf = (name: string): FigureKind =>
  Object.hasOwn(FIGURES, name) ? FIGURES[name as keyof typeof FIGURES] : 'text';

function write(
  value: string | number,
  kind: FigureKind,
  messages: Dictionary,
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
      return messages[`words.condition_${value}` as keyof Dictionary] ?? String(value);
  }
}

const made = new Map<Language, Conventions>();

type Conventions = ReturnType<typeof conventionsFor>;

/** Cached per language, because creating them costs more than all sentences of an item. */
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
