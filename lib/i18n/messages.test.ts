import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALES, type Language } from '@/lib/shared/languages';
import type { Plural } from './plural';
import { messagesOf, settingsMessagesOf } from './messages';

/** Flattens messages to a map such as `claims.columns.rcv` → text. */
function flat(messages: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value] as const]
        : [...flat(value as object, `${path}${key}.`)],
    ),
  );
}

const flatMessagesOf = (language: Language) =>
  flat({ ...messagesOf(language), ...settingsMessagesOf(language) });
const english = flatMessagesOf('en');
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

/**
 * Texts that are the same in English and in these languages. Any other equal text is not
 * translated.
 */
const SAME: Readonly<Record<string, readonly Language[]>> = {
  Status: ['da', 'sv', 'nb', 'de'],
  Original: ['da', 'sv', 'nb', 'de'],
  Format: ['da', 'sv', 'nb', 'de'],
  Generator: ['da', 'sv', 'nb', 'de'],
  Portal: ['da', 'sv', 'nb', 'de'],
  Webhooks: ['da', 'sv', 'nb', 'de'],
  Import: ['da', 'sv', 'nb', 'de'],
  Metadata: ['da', 'sv', 'nb'],
  Operation: ['da', 'sv', 'de'],
  'Version {version}': ['da', 'sv', 'de'],
  '{name}, version {version}': ['da', 'sv'],
  Position: ['da', 'sv'],
  System: ['da', 'sv', 'nb', 'de'],
  Uploads: ['da', 'de'],
  Software: ['da', 'de'],
  Link: ['da', 'de'],
  Download: ['da'],
  Menu: ['da'],
  Model: ['da'],
  Stop: ['da'],
  Endpoints: ['da'],
  Note: ['da'],
  Mine: ['da', 'nb'],
  Administrator: ['da', 'nb'],
  Heatmap: ['de'],
  Scan: ['de'],
  Name: ['de'],
  'ACV in {currency}': ['de'],
  'RCV in {currency}': ['de'],
  'in {rule}': ['de'],
  '(optional)': ['de'],
};
/**
 * Whether a text contains only placeholders, numbers, symbols and names that are the same in every
 * language.
 */
const isName = (text: string) =>
  !/\p{L}{2}/u.test(text.replaceAll(/\{\w+\}|RCV|ACV|GTIN|webhook-id|\bms\b/g, ''));
const isAllowed = (language: Language, text: string) =>
  language === 'en' || isName(text) || SAME[text]?.includes(language) === true;

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The messages that are plural forms, with their paths. */
function pluralsOf(messages: object, path = ''): [string, Plural][] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    const isPlural = Object.keys(value).every((name) => CATEGORIES.includes(name));
    return isPlural ? [[`${path}${key}`, value as Plural]] : pluralsOf(value, `${path}${key}.`);
  });
}

it('no component shows the English condition names of the API', () => {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(
    files.filter((name) =>
      readFileSync(path.join('components', name), 'utf8').includes('shared/conditions'),
    ),
  ).toEqual([]);
});

describe.each(LANGUAGES)('the messages of the desk in %s', (language) => {
  const messages = flatMessagesOf(language);

  it('have every English message with the same placeholders', () => {
    expect([...messages.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const others = [...english].filter(([key, message]) => {
      const text = messages.get(key) ?? '';
      return (
        (message.trim() !== '' && text.trim() === '') ||
        placeholders(text).join() !== placeholders(message).join()
      );
    });
    expect(others).toEqual([]);
  });

  it('are not in English', () => {
    expect(
      [...english].filter(
        ([key, message]) => messages.get(key) === message && !isAllowed(language, message),
      ),
    ).toEqual([]);
  });

  it('have every plural form of the language', () => {
    const forms = new Intl.PluralRules(LOCALES[language])
      .resolvedOptions()
      .pluralCategories.toSorted();
    const plurals = [
      ...pluralsOf(messagesOf(language)),
      ...pluralsOf(settingsMessagesOf(language)),
    ];
    expect(plurals.length).toBeGreaterThan(40);
    expect(
      plurals.filter(([, plural]) => Object.keys(plural).toSorted().join() !== forms.join()),
    ).toEqual([]);
  });

  it('keep a percent sign on the same line as its number', () => {
    expect([...messages].filter(([, text]) => /\} %/.test(text))).toEqual([]);
  });

  it('accuse nobody: they report signs, and a person decides', () => {
    const accusing =
      /\bfake|tamper|fraud|forge|svindel|bedräg|bedrag|betrug|petos|huijaus|väärenn|forfalsk|förfalsk|fälsch|verdächt|mistænk|mistenk|misstänk|epäil/i;
    expect([...messages].filter(([, text]) => accusing.test(text))).toEqual([]);
  });
});
