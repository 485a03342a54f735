import { fill, type Values } from '@/lib/shared/fill';
import { LOCALES, type Language } from '@/lib/shared/languages';
import type { Place } from '../regions';
import type { Dictionary, MessageKey, MessageValues } from './dictionary';
import { FIGURES, type FigureKind } from './figures';

/** A language with its sentences; only the current one has to be loaded. */
export interface Speech {
  readonly language: Language;
  readonly messages: Dictionary;
}

export const sentenceFor = <Key extends MessageKey>(
  speech: Speech,
  key: Key,
  values: MessageValues<Key>,
): string => filled(speech, speech.messages[key], values as Values);

/** Returns the sentence of a stored message; null for one that no longer exists in this version. */
export function storedSentence(speech: Speech, key: string, values: Values): string | null {
  const sentence = Object.hasOwn(speech.messages, key)
    ? speech.messages[key as MessageKey]
    : undefined;
  return sentence === undefined ? null : filled(speech, sentence, values);
}

function filled({ language, messages }: Speech, sentence: string, values: Values): string {
  const locale = LOCALES[language];
  return fill(sentence, values, {
    write: (value, name) => write(value, kindOf(name), messages, locale),
    plurals: new Intl.PluralRules(locale),
  });
}

const kindOf = (name: string): FigureKind =>
  Object.hasOwn(FIGURES, name) ? FIGURES[name as keyof typeof FIGURES] : 'text';

function write(
  value: string | number,
  kind: FigureKind,
  messages: Dictionary,
  locale: string,
): string {
  switch (kind) {
    case 'text':
      return String(value);
    case 'signer':
      return value === '' ? messages['words.no_signer'] : String(value);
    case 'tool':
      return value === '' ? messages['words.no_tool'] : String(value);
    case 'place':
      return messages[`place.${value as Place}`] ?? String(value);
    case 'date':
      return dayOf(String(value), locale);
    case 'percent':
      return new Intl.NumberFormat(locale, { style: 'percent' }).format(Number(value) / 100);
    case 'number':
      return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value;
  }
}

function dayOf(date: string, locale: string): string {
  const timeMs = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(timeMs)
    ? date
    : new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(timeMs);
}
