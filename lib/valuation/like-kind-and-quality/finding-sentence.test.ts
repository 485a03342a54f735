import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@/lib/shared/languages';
import type { Finding } from './compare';
import { findingSentence, noneOfBrandSentence } from './finding-sentence';
import { da } from './sentences/da';
import { de } from './sentences/de';
import { en } from './sentences/en';
import { fi } from './sentences/fi';
import { nb } from './sentences/nb';
import { sv } from './sentences/sv';

const ALL: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en,
  da,
  sv,
  nb,
  de,
  fi,
};

const findings: readonly Finding[] = [
  { code: 'itself' },
  { code: 'same_family' },
  { code: 'brand_unknown' },
  { code: 'age_unknown' },
  { code: 'category_same', category: 'Phones' },
  { code: 'category_other', category: 'Tablets', claimed: 'Phones' },
  { code: 'brand_same', brand: 'Peari' },
  { code: 'brand_other', brand: 'Samsing', claimed: 'Peari' },
  { code: 'not_older', released: '2024-09-20', claimedReleased: '2021-09-24' },
  { code: 'older', released: '2020-01-31', claimedReleased: '2021-09-24' },
  { code: 'storage_enough', storageGb: 1024, claimedStorageGb: 128 },
  { code: 'storage_less', storageGb: 64, claimedStorageGb: 1500 },
  { code: 'storage_unknown', claimedStorageGb: 128 },
  { code: 'size_alike', spec: 'screen_in', size: 6.1, claimedSize: 6 },
  { code: 'size_other', spec: 'place_settings', size: 14, claimedSize: 9 },
  { code: 'size_unknown', spec: 'seats', claimedSize: 2.5 },
  { code: 'size_name_same', sizeName: 'M', claimedSizeName: 'M' },
  { code: 'size_name_other', sizeName: 'L', claimedSizeName: 'M' },
  { code: 'size_name_unknown', claimedSizeName: 'M' },
];

const sentenceAt = (at: number, language: Language) =>
  findingSentence(findings[at] ?? { code: 'itself' }, language);
const figures = (sentence = '') => (sentence.match(/\{\w+\}/g) ?? []).toSorted();

describe('the sentences of findings', () => {
  it('format figures by the conventions of the language', () => {
    expect(sentenceAt(8, 'en')).toBe(
      'Not an older model: from September 2024, the claimed one from September 2021.',
    );
    expect(sentenceAt(10, 'en')).toBe('Enough storage: 1 TB, the claimed one has 128 GB.');
    expect(sentenceAt(11, 'de')).toBe('Weniger Speicher: 64 GB, das gemeldete hat 1,5 TB.');
    expect(sentenceAt(13, 'da')).toBe('Størrelse inden for 10 %: 6,1″, den anmeldte 6″.');
    expect(sentenceAt(14, 'fi')).toBe(
      'Eri koko: 14 astiastoa, ilmoitettu 9 astiastoa, eli ero on yli 10 %.',
    );
    expect(sentenceAt(15, 'sv')).toBe('Storleken är okänd; den anmälda har 2,5 platser.');
    expect(noneOfBrandSentence('Peari', 'nb')).toBe(
      'Ikke noe annet produkt fra Peari er av samme art og kvalitet.',
    );
  });

  it.each(LANGUAGES)('contain every figure in %s and differ for each finding', (language) => {
    const sentences = findings.map((finding) => findingSentence(finding, language));
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^{}]+\.$/u);
    expect(new Set(sentences).size).toBe(findings.length);
    for (const [key, sentence] of Object.entries(en))
      expect(figures(ALL[language][key]), key).toEqual(figures(sentence));
  });

  it('are translated in every language', () => {
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      expect(
        Object.entries(en).filter(([key, sentence]) => ALL[language][key] === sentence),
      ).toEqual([]);
    }
  });
});
