import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@/lib/shared/languages';
import { en } from './en';
import { FIGURES, type FigureKind } from './figures';
import { dictionaryOf } from './languages';
import { sentenceFor } from './sentence-for';

const KEYS = Object.keys(en) as (keyof typeof en)[];
const MESSAGES = KEYS.filter((key) => !key.startsWith('words.'));
const EXAMPLES: Readonly<Record<FigureKind, string | number>> = {
  amount: 1234.5,
  percent: 6.67,
  count: 2,
  date: '2024-02-29',
  condition: 3,
  text: 'Phones',
};
const values = Object.fromEntries(
  Object.entries(FIGURES).map(([name, kind]) => [name, EXAMPLES[kind]]),
);
const namesIn = (text: string) =>
  [...text.matchAll(/\{(\w+)/gu)].map(([, name]) => name ?? '').sort();

describe.each(LANGUAGES)('the sentences in %s', (language) => {
  const messages = dictionaryOf(language);

  it('have every key and the figures of the English ones, all of them known', () => {
    expect(Object.keys(messages).sort()).toEqual([...KEYS].sort());
    expect(KEYS.map((key) => [key, namesIn(messages[key])])).toEqual(
      KEYS.map((key) => [key, namesIn(en[key])]),
    );
    expect(
      KEYS.flatMap((key) => namesIn(messages[key])).filter((name) => !Object.hasOwn(FIGURES, name)),
    ).toEqual([]);
  });

  it('fill every placeholder and end as one sentence', () => {
    for (const key of MESSAGES) {
      const sentence = sentenceFor(language, key, values) ?? '';
      expect(sentence, key).not.toMatch(/[{}|]/u);
      expect(sentence, key).toMatch(/\.$/u);
    }
  });
});

describe('a language other than English', () => {
  it.each(LANGUAGES.filter((language) => language !== 'en'))(
    '%s contains no English sentence',
    (language) => {
      const messages = dictionaryOf(language);
      expect(MESSAGES.filter((key) => messages[key] === en[key])).toEqual([]);
    },
  );
});

describe('sentenceFor', () => {
  it('formats figures by the conventions of the language', () => {
    const depreciation = { percent: 6.67, depreciation: 1234.5, left: 0.05 };
    expect(sentenceFor('en', 'depreciation', depreciation)).toBe(
      'Depreciation of 6.67%: 1,234.50; 0.05 is left.',
    );
    expect(sentenceFor('de', 'depreciation', depreciation)).toBe(
      'Wertminderung von 6,67\u00a0%: 1.234,50; es bleiben 0,05.',
    );
    expect(
      sentenceFor('da', 'age.commenced_year', {
        purchase: '2024-02-29',
        damage: '2025-03-01',
        units: 1,
      }),
    ).toBe('Købt 29. feb. 2024, beskadiget 1. mar. 2025: 1 påbegyndt år.');
  });

  it('returns null for an unknown message', () => {
    expect(sentenceFor('en', 'no.such.step', {})).toBeNull();
  });
});
