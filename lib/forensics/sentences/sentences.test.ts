import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/shared/languages';
import { DETECTORS } from '../evidence';
import { PLACES } from '../regions';
import type { MessageKey } from './dictionary';
import { en } from './en';
import { FIGURES, type FigureKind } from './figures';
import { dictionaryOf } from './languages';
import { sentenceFor, storedSentence } from './sentence-for';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const KEYS = Object.keys(en) as (keyof typeof en)[];
const MESSAGES = KEYS.filter((key): key is MessageKey => !/^(?:place|words)\./u.test(key));
const speechOf = (language: Language) => ({ language, messages: dictionaryOf(language) });

const EXAMPLES: Readonly<Record<FigureKind, string | number>> = {
  text: 'Examplecam',
  signer: 'Example Org',
  tool: 'Exampletool',
  date: '2024-05-06',
  place: 'top',
  percent: 120,
  number: 1234.5,
};
const values = Object.fromEntries(
  Object.entries(FIGURES).map(([name, kind]) => [name, EXAMPLES[kind]]),
);

const namesIn = (text: string) =>
  [...text.matchAll(/\{(\w+)/gu)].map(([, name]) => name ?? '').sort();

/** Words of promise or accusation, which no language may use. */
const ACCUSING = new RegExp(
  'fake|tampered|fraud|forge|authentic|genuine|proves that|forfalsk|svindel|svig|ægte|förfalsk|bedräg|äkta|' +
    'fälsch|betrug|betrüg|\\becht|väären|petos|\\baito',
  'iu',
);

const DETAILS = /\s(?:Details|Detaljer|Lisätiedot):\s/u;

/**
 * Splits a finding into its three parts: the headline, what to do and why it may be innocent, the
 * figures.
 */
function partsOf(sentence: string) {
  const [summary = '', details = ''] = sentence.split(DETAILS);
  const [headline = '', ...rest] = summary.split(/(?<=\.)\s+(?=\p{Lu})/u);
  return { headline, rest: rest.join(' '), details };
}

describe.each(LANGUAGES)('the sentences in %s', (language) => {
  const messages = dictionaryOf(language);
  const translated = MESSAGES.map(
    (key) => [key, storedSentence(speechOf(language), key, values) ?? ''] as const,
  );

  it('exist for every key, and for none that is not English', () => {
    expect(Object.keys(messages).sort()).toEqual([...KEYS].sort());
    expect(Object.values(messages).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('use the values that the English ones use, each known to the table of figures', () => {
    const namesOf = (dictionary: typeof messages) =>
      KEYS.map((key) => [key, namesIn(dictionary[key])]);
    expect(namesOf(messages)).toEqual(namesOf(en));
    expect(
      KEYS.flatMap((key) => namesIn(messages[key])).filter((name) => !Object.hasOwn(FIGURES, name)),
    ).toEqual([]);
  });

  it.each(translated)('begin with a headline of at most 90 characters: %s', (key) => {
    const lengths = PLACES.map((place) => {
      const { headline } = partsOf(
        storedSentence(speechOf(language), key, { ...values, place }) ?? '',
      );
      return headline.length;
    });
    expect(Math.max(...lengths)).toBeLessThanOrEqual(90);
  });

  it.each(translated.filter(([key]) => /\.(found|typed|copied|part_compressed)/u.test(key)))(
    'state what to do and put the figures behind the details: %s',
    (_, sentence) => {
      const { headline, rest, details } = partsOf(sentence);
      expect(headline).not.toMatch(/\d/u);
      expect(rest).not.toMatch(/\d/u);
      expect(rest.split(/(?<=\.)\s/u).length).toBeGreaterThanOrEqual(2);
      expect(details).not.toBe('');
    },
  );

  it.each(translated)('accuse nobody, promise nothing and are complete: %s', (_, sentence) => {
    expect(sentence).not.toMatch(ACCUSING);
    expect(sentence).not.toMatch(/[{}|]|undefined|NaN/u);
    expect(sentence).toMatch(/^\p{Lu}[^]*\.$/u);
  });
});

describe.each(OTHERS)('%s', (language) => {
  it('has no sentence in English', () => {
    const messages = dictionaryOf(language);
    const english =
      /(?<!\p{L})(?:the|this|that|were|which|file|picture|says?|of|and|its)(?!\p{L})/iu;
    const leftInEnglish = KEYS.filter(
      (key) => messages[key] === en[key] || english.test(messages[key].replace(/\{[^}]*\}/gu, '')),
    );
    expect(leftInEnglish.filter((key) => messages[key] !== 'oben')).toEqual([]);
  });
});

describe('say', () => {
  it.each([
    ['en', 'Picture: 6 May 2024'],
    ['da', '6. maj 2024'],
    ['sv', '6 maj 2024'],
    ['nb', '6. mai 2024'],
    ['de', '06.05.2024'],
    ['fi', '6.5.2024'],
  ] as const)('writes dates as %s does', (language, date) => {
    const sentence = sentenceFor(speechOf(language), 'metadata.taken_after_damage', {
      taken: '2024-05-06',
      damage: '2024-05-05',
      days: 1,
    });
    expect(sentence).toContain(date.replace('Picture: ', ''));
  });

  it('writes counts by the plural and numbers by the conventions of the language', () => {
    const days = (language: Language, n: number) =>
      sentenceFor(speechOf(language), 'metadata.changed_later', { days: n });
    expect([days('en', 1), days('en', 3)]).toEqual([
      expect.stringContaining(' 1 day after'),
      expect.stringContaining(' 3 days after'),
    ]);
    expect([days('fi', 1), days('fi', 3)]).toEqual([
      expect.stringContaining(' 1 päivä '),
      expect.stringContaining(' 3 päivää '),
    ]);
    expect(days('en', 1234)).toContain('1,234 days');
    expect(days('de', 1234)).toContain('1.234 Tage');
    expect(days('sv', 1234)).toContain('1\u00a0234 dagar');
    const copied = {
      place: 'top',
      other_place: 'left',
      turned_deg: 0,
      scale_percent: 100,
      same: 7,
      judged: 9,
    } as const;
    expect(sentenceFor(speechOf('en'), 'copy_move.found', copied)).toContain('size 100%');
    expect(sentenceFor(speechOf('de'), 'copy_move.found', copied)).toContain('Größe 100\u00a0%');
  });

  it('names every place of the raster, and has phrases for an unnamed signer and tool', () => {
    for (const language of LANGUAGES) {
      const places = PLACES.map((place) =>
        sentenceFor(speechOf(language), 'foreign_grid.composed_medium', { place }),
      );
      expect(new Set(places).size).toBe(PLACES.length);
    }
    expect(
      sentenceFor(speechOf('da'), 'provenance.credentials_untrusted', { signer: '', tool: '' }),
    ).toContain('fra en unavngiven underskriver, program ikke nævnt');
  });

  it('leaves a missing value visible and has no sentence for a key of another version or of an object', () => {
    expect(storedSentence(speechOf('en'), 'provenance.source_type_ai', {})).toContain(
      'program {tool}.',
    );
    expect(storedSentence(speechOf('en'), 'provenance.of_another_version', {})).toBeNull();
    expect(storedSentence(speechOf('en'), 'constructor', {})).toBeNull();
  });
});

describe('the keys', () => {
  it("begin with the detector's name", () => {
    const speakers = new Set<string>([...DETECTORS, 'engine', 'analysis']);
    expect(MESSAGES.filter((key) => !speakers.has(key.split('.')[0] ?? ''))).toEqual([]);
  });
});
