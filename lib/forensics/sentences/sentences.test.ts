import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Values } from '@/lib/shared/fill';
import { LANGUAGES, type Language } from '@/lib/shared/languages';
import { DETECTORS } from '../evidence';
import { PLACES } from '../regions';
import type { MessageKey, Parts } from './dictionary';
import { en } from './en';
import { FIGURES, type FigureKind } from './figures';
import { dictionaryOf } from './languages';
import { joined, partsFor, storedParts } from './sentence-for';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const KEYS = Object.keys(en.findings) as MessageKey[];
const speechOf = (language: Language) => ({ language, messages: dictionaryOf(language) });

/** The longest values that occur. */
const LONGEST: Readonly<Record<FigureKind, string | number>> = {
  text: 'Adobe Photoshop Lightroom Classic 13.2.1 (Macintosh)',
  signer: 'Truepic Lens CLI in Sony Alpha Cameras',
  tool: 'Adobe Photoshop Lightroom Classic 13.2.1 (Macintosh)',
  date: '2024-09-30',
  place: 'whole',
  percent: 120,
  number: 12_345.5,
};
const values = Object.fromEntries(
  Object.entries(FIGURES).map(([name, kind]) => [name, LONGEST[kind]]),
);

const namesIn = (text: string) =>
  [...text.matchAll(/\{(\w+)/gu)].map(([, name]) => name ?? '').sort();

/** Words of promise or accusation, which no language may use. */
const ACCUSING = new RegExp(
  'fake|tampered|fraud|forge|authentic|genuine|proves that|forfalsk|svindel|svig|ægte|förfalsk|bedräg|äkta|' +
    'fälsch|betrug|betrüg|\\becht|väären|petos|\\baito',
  'iu',
);

/** Terms that a claim handler need not know, in six languages; they belong to the details. */
const TECHNICAL = new RegExp(
  'jpe?g|exif|xmp|c2pa|cmyk|\\bhdr\\b|content credentials|meta-?data|metadaten|metatied|' +
    'quanti[sz]|kvanti|raster|\\bgrid|gitter|rutnät|\\bnett?\\b|ruudukko|block|blokk?|blöcke|lohko|' +
    'compress|komprim|kompress|pakka|noise|rauschen|støj|støy|\\bbrus|kohina|\\bgrain|korn|rakei|' +
    'pixel|piksel|pikse|thumbnail|frequenc|frekven|taajuu|spectr|spektr|threshold|schwelle|tröskel',
  'iu',
);

/** Keys and the names of their parts. */
const shapeOf = (dictionary: object) =>
  Object.entries(dictionary)
    .map(([key, parts]: [string, object]) => `${key}: ${Object.keys(parts).sort().join()}`)
    .sort();

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const { findings, phrases } = dictionaryOf(language);
  const texts = KEYS.map((key): readonly [MessageKey, Parts] => [
    key,
    storedParts(speechOf(language), key, values) ?? { headline: '' },
  ]);

  it('exist for every key, with the parts of the English ones', () => {
    expect(shapeOf(findings)).toEqual(shapeOf(en.findings));
    expect(Object.keys(phrases).sort()).toEqual(Object.keys(en.phrases).sort());
  });

  it('use the values that the English ones use, each known to the table of figures', () => {
    const namesOf = (dictionary: typeof findings) =>
      KEYS.flatMap((key) =>
        Object.entries(dictionary[key]).map(([part, text]) => [key, part, namesIn(text)]),
      );
    expect(namesOf(findings)).toEqual(namesOf(en.findings));
    expect(
      KEYS.flatMap((key) => Object.values(findings[key]).flatMap(namesIn)).filter(
        (name) => !Object.hasOwn(FIGURES, name),
      ),
    ).toEqual([]);
  });

  it('have a headline of at most 90 characters, wherever the place', () => {
    const tooLong = KEYS.flatMap((key) =>
      PLACES.map((place) => storedParts(speechOf(language), key, { ...values, place })?.headline),
    ).filter((headline) => (headline?.length ?? Infinity) > 90);
    expect(tooLong).toEqual([]);
  });

  it('have an advice of one line', () => {
    expect(texts.filter(([, { advice = '' }]) => advice.length > 90)).toEqual([]);
  });

  it('leave technical terms and figures of the detectors to the details', () => {
    const technical = texts.filter(
      ([key, { headline, advice, innocent }]) =>
        TECHNICAL.test(`${headline} ${advice}`) ||
        /\d/u.test(`${advice} ${innocent} ${key.startsWith('metadata.') ? '' : headline}`),
    );
    expect(technical).toEqual([]);
  });

  it('of a finding name the place, what to do, what looks the same and the figures', () => {
    const found = texts.filter(([key]) => /\.(found|missing|typed|copied|part_)/u.test(key));
    expect(found).toHaveLength(14);
    for (const [key, parts] of found) {
      expect(findings[key].headline).toContain('{place}');
      expect(Object.keys(parts).sort()).toEqual(['advice', 'details', 'headline', 'innocent']);
    }
  });

  it('that are inconclusive about the whole picture say what would help', () => {
    const unable = [
      'few_checks',
      'small',
      'strongly_compressed',
      'screenshot',
      'drawing',
      'not_read',
      'weak_sign',
      'weak_signs',
      'weak_signs_ai',
    ] as const;
    expect(unable.map((one) => findings[`analysis.${one}`].advice)).not.toContain(undefined);
  });

  it('accuse nobody, promise nothing and are complete', () => {
    const sentences = texts.flatMap(([, parts]) => Object.values(parts as object) as string[]);
    expect(sentences.filter((text) => ACCUSING.test(text))).toEqual([]);
    expect(sentences.filter((text) => /[{}|]|undefined|NaN/u.test(text))).toEqual([]);
    expect(sentences.filter((text) => !/^\p{Lu}[^]*\.$/u.test(text))).toEqual([]);
  });
});

describe.each(OTHERS)('%s', (language) => {
  it('has no text in English', () => {
    const english =
      /(?<!\p{L})(?:the|this|that|were|which|file|picture|says?|of|and|its)(?!\p{L})/iu;
    const { findings } = dictionaryOf(language);
    const left = KEYS.flatMap((key) =>
      Object.values(findings[key]).filter(
        (text) =>
          Object.values<string>(en.findings[key]).includes(text) ||
          english.test(text.replace(/\{[^}]*\}/gu, '')),
      ),
    );
    // The same words in three languages.
    expect(left.filter((text) => !/^(?:Program|Generator|Metadata)\b/u.test(text))).toEqual([]);
  });
});

const textIn = (language: Language, key: string, figures: Values): string =>
  joined(storedParts(speechOf(language), key, figures) ?? { headline: '' });

describe('a text', () => {
  it.each([
    ['en', '6 May 2024'],
    ['da', '6. maj 2024'],
    ['sv', '6 maj 2024'],
    ['nb', '6. mai 2024'],
    ['de', '06.05.2024'],
    ['fi', '6.5.2024'],
  ] as const)('writes dates as %s does', (language, date) => {
    const figures = { taken: '2024-05-06', damage: '2024-05-05', days: 1 };
    expect(textIn(language, 'metadata.taken_after_damage', figures)).toContain(date);
  });

  it('writes counts by the plural and numbers by the conventions of the language', () => {
    const days = (language: Language, n: number) =>
      textIn(language, 'metadata.changed_later', { days: n });
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
    };
    expect(textIn('en', 'copy_move.found', copied)).toContain('size 100%');
    expect(textIn('de', 'copy_move.found', copied)).toContain('Größe 100\u00a0%');
  });

  it('names every place of the picture, and has phrases for an unnamed signer and tool', () => {
    for (const language of LANGUAGES) {
      const places = PLACES.map((place) =>
        textIn(language, 'foreign_grid.composed_medium', { place }),
      );
      expect(new Set(places).size).toBe(PLACES.length);
    }
    expect(
      partsFor(speechOf('da'), 'provenance.credentials_untrusted', { signer: '', tool: '' })
        .details,
    ).toContain('fra en unavngiven underskriver, program ikke nævnt');
  });

  it('leaves a missing value visible, and is null for a key of another version or of an object', () => {
    expect(textIn('en', 'provenance.source_type_ai', {})).toContain('program {tool}.');
    expect(storedParts(speechOf('en'), 'provenance.of_another_version', {})).toBeNull();
    expect(storedParts(speechOf('en'), 'constructor', {})).toBeNull();
  });
});

describe('the keys', () => {
  it("begin with the detector's name", () => {
    const detectors = new Set<string>([...DETECTORS, 'engine', 'analysis', 'reason']);
    expect(KEYS.filter((key) => !detectors.has(key.split('.')[0] ?? ''))).toEqual([]);
  });
});

const cell = (text = '–') => text.replaceAll('|', String.raw`\|`);

describe('docs/forensics/sentences.md', () => {
  const rows = readFileSync('docs/forensics/sentences.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));

  it('lists every English text as it is', () => {
    const expected = KEYS.map((key) => {
      const { headline, advice, innocent, details }: Parts = en.findings[key];
      return `${key}: ${[headline, advice, innocent, details].map(cell).join(' | ')}`;
    });
    const listed = rows.map((row) => {
      const cells = row.split(/(?<!\\)\|/u).map((one) => one.trim());
      return `${cells[1]?.replaceAll('`', '')}: ${cells.slice(3, 7).join(' | ')}`;
    });
    expect(listed).toEqual(expected);
  });
});
