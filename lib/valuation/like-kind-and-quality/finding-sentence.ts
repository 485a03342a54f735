import { fill } from '@/lib/shared/fill';
import { type Language, LOCALES } from '@/lib/shared/languages';
import type { Finding } from './compare';
import { da } from './sentences/da';
import { de } from './sentences/de';
import { en, type Sentences } from './sentences/en';
import { fi } from './sentences/fi';
import { nb } from './sentences/nb';
import { sv } from './sentences/sv';
import type { SizeName } from './specs';

const SENTENCES: Readonly<Record<Language, Sentences>> = { en, da, sv, nb, de, fi };

/** Units written the same in every language; the sentences contain the others. */
const UNITS = {
  screen_in: '″',
  case_mm: ' mm',
  width_cm: ' cm',
  frame_cm: ' cm',
  capacity_kg: ' kg',
  capacity_l: ' l',
} as const;

const isPlainUnit = (spec: SizeName): spec is keyof typeof UNITS => Object.hasOwn(UNITS, spec);

interface Formats {
  readonly number: Intl.NumberFormat;
  readonly month: Intl.DateTimeFormat;
}

const formats = new Map<Language, Formats>();

/** Cached per language, because creating a format costs more than using it for a whole reply. */
function formatsOf(language: Language): Formats {
  const known = formats.get(language) ?? {
    number: new Intl.NumberFormat(LOCALES[language], {
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
    month: new Intl.DateTimeFormat(LOCALES[language], {
      year: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
  };
  formats.set(language, known);
  return known;
}

export function findingSentence(finding: Finding, language: Language): string {
  const sentences = SENTENCES[language];
  const { number, month } = formatsOf(language);
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(finding) as [string, string | number][]) {
    if (name === 'released' || name === 'claimedReleased')
      values[name] = month.format(new Date(`${value}T00:00:00Z`));
    else if (typeof value === 'string') values[name] = value;
    else if ('spec' in finding)
      values[name] = sizeText(finding.spec, number.format(value), sentences);
    else values[name] = storageText(value, number);
  }
  return fill(sentences[finding.code], values);
}

/** Shown if no candidate of the brand is of like kind and quality. */
export const noneOfBrandSentence = (brand: string, language: Language): string =>
  fill(SENTENCES[language].none_of_brand, { brand });

/**
 * Warns that a candidate of like kind and quality is suspiciously cheap.
 * @param percent by how much it is cheaper than the claimed product
 */
export const muchCheaperSentence = (percent: number, language: Language): string =>
  fill(SENTENCES[language].much_cheaper, { percent: formatsOf(language).number.format(percent) });

/** Shown for a fact that is unknown of the claimed product and so was not compared. */
export const notComparedSentence = (what: 'storage' | 'size', language: Language): string =>
  SENTENCES[language][`${what}_not_compared`];

const sizeText = (spec: SizeName, size: string, sentences: Sentences): string =>
  isPlainUnit(spec) ? `${size}${UNITS[spec]}` : fill(sentences[spec], { size });

function storageText(gigabytes: number, number: Intl.NumberFormat): string {
  const base = gigabytes % 1024 === 0 ? 1024 : 1000;
  return gigabytes >= 1000
    ? `${number.format(gigabytes / base)} TB`
    : `${number.format(gigabytes)} GB`;
}
