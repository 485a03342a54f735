import { type Language, LANGUAGES } from '@/lib/shared/languages';
import { baseForms } from './base-forms';
import { categoryMeant, categoryOfTerm, COMPOUNDING, termOf, termsIn } from './category-name';
import type { CategoryId, Things } from './categories';
import { da } from './things/da';
import { de } from './things/de';
import { en } from './things/en';
import { fi } from './things/fi';
import { nb } from './things/nb';
import { sv } from './things/sv';

const THINGS: Readonly<Record<Language, Things>> = { en, da, sv, nb, de, fi };

/** The words for categories and the things of one language. */
const termsAndThings = (language: Language): Map<string, CategoryId> =>
  new Map([
    ...Object.entries(THINGS[language]).flatMap(([id, lines]) =>
      lines
        .flatMap((line) => line.split(', '))
        .map((thing): [string, CategoryId] => [termOf(thing), Number(id) as CategoryId]),
    ),
    ...termsIn([language]),
  ]);

const known = new Map(LANGUAGES.map((language) => [language, termsAndThings(language)]));

const FOLDED_MIN = 4;
/** `gresklipper` for `gressklipper`. */
const foldDoubled = (term: string): string => term.replace(/(.)\1+/g, '$1');

/** Not in English, where the thing comes last, behind it only brands: `Kettle Russell Hobbs`. */
const folded = new Map(
  COMPOUNDING.map((language): [Language, Map<string, CategoryId>] => [
    language,
    new Map([...(known.get(language) ?? [])].map(([term, id]) => [foldDoubled(term), id])),
  ]),
);

function firstFound(
  terms: readonly string[],
  find: (term: string) => CategoryId | undefined,
): CategoryId | undefined {
  for (const term of terms) {
    const found = find(term);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of a thing in one language, also in the plural or with a doubled letter too few or too many. */
function thingIn(term: string, language: Language): CategoryId | undefined {
  const terms = known.get(language);
  return terms?.get(term) ?? firstFound(baseForms(term, language), (base) => terms?.get(base));
}

function misspeltIn(term: string, language: Language): CategoryId | undefined {
  const plain = foldDoubled(term);
  return plain.length < FOLDED_MIN
    ? undefined
    : firstFound([plain, ...baseForms(plain, language)], (one) => folded.get(language)?.get(one));
}

/**
 * The category of a word for one or for a thing of it: by the word itself, the thing it is a form
 * of, the end of a compound, or a likely misspelling.
 */
export function categoryOfThing(text: string, language?: Language): CategoryId | undefined {
  const term = termOf(text);
  const languages = language === undefined ? LANGUAGES : [language];
  const inLanguages = (find: (term: string, language: Language) => CategoryId | undefined) => {
    for (const one of languages) {
      const found = find(term, one);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return (
    categoryOfTerm(term, language) ??
    inLanguages(thingIn) ??
    (/\s/.test(text.trim()) ? undefined : categoryMeant(term)) ??
    inLanguages(misspeltIn)
  );
}
