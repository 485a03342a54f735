import { fill, type Values } from '@/lib/shared/fill';
import { LOCALES, type Language } from '@/lib/shared/languages';
import type { Place } from '../regions';
import type { Dictionary, MessageKey, MessageValues, Parts } from './dictionary';
import { FIGURES, type FigureKind } from './figures';

/** A language with its sentences; only the current one has to be loaded. */
export interface Speech {
  readonly language: Language;
  readonly messages: Dictionary;
}

export const partsFor = <Key extends MessageKey>(
  speech: Speech,
  key: Key,
  values: MessageValues<Key>,
): Parts => filled(speech, speech.messages.findings[key], values as Values);

/** Returns the text of a stored message; null for one that no longer exists in this version. */
export function storedParts(speech: Speech, key: string, values: Values): Parts | null {
  const { findings } = speech.messages;
  return Object.hasOwn(findings, key) ? filled(speech, findings[key as MessageKey], values) : null;
}

/** All parts as one text. */
export const joined = ({ headline, advice, innocent, details }: Parts): string =>
  [headline, advice, innocent, details].filter(Boolean).join(' ');

function filled({ language, messages }: Speech, parts: Parts, values: Values): Parts {
  const conventions = conventionsOf(language);
  return Object.fromEntries(
    Object.entries(parts).map(([part, text]: [string, string]) => [
      part,
      fill(text, values, {
        write: (value, name) => write(value, kindOf(name), messages, conventions),
        plurals: conventions.plurals,
      }),
    ]),
  ) as unknown as Parts;
}

const kindOf = (name: string): FigureKind =>
  Object.hasOwn(FIGURES, name) ? FIGURES[name as keyof typeof FIGURES] : 'text';

function write(
  value: string | number,
  kind: FigureKind,
  { phrases }: Dictionary,
  { percents, numbers, days }: Conventions,
): string {
  switch (kind) {
    case 'text':
      return String(value);
    case 'signer':
      return value === '' ? phrases.no_signer : String(value);
    case 'tool':
      return value === '' ? phrases.no_tool : String(value);
    case 'place':
      return phrases[`place.${value as Place}`] ?? String(value);
    case 'date':
      return dayOf(String(value), days);
    case 'percent':
      return percents.format(Number(value) / 100);
    case 'number':
      return typeof value === 'number' ? numbers.format(value) : value;
  }
}

function dayOf(date: string, days: Intl.DateTimeFormat): string {
  const timeMs = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(timeMs) ? date : days.format(timeMs);
}

type Conventions = ReturnType<typeof conventionsFor>;

const made = new Map<Language, Conventions>();

/** Cached per language, because creating them costs more than all texts of a picture. */
function conventionsOf(language: Language): Conventions {
  const conventions = made.get(language) ?? conventionsFor(LOCALES[language]);
  made.set(language, conventions);
  return conventions;
}

const conventionsFor = (locale: string) => ({
  percents: new Intl.NumberFormat(locale, { style: 'percent' }),
  numbers: new Intl.NumberFormat(locale),
  days: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
  plurals: new Intl.PluralRules(locale),
});
