import { type Language, LANGUAGES } from '@/lib/shared/languages';
import { CATEGORIES, type CategoryId, type CategoryNames } from './categories';
import { da } from './category-names/da';
import { de } from './category-names/de';
import { en } from './category-names/en';
import { fi } from './category-names/fi';
import { nb } from './category-names/nb';
import { sv } from './category-names/sv';
import { OTHER_THINGS } from './search/other-things';
import { searchKey } from './search/search-key';

const NAMES: Readonly<Record<Language, CategoryNames>> = { en, da, sv, nb, de, fi };

const known = new Map<number, CategoryId>(CATEGORIES.map(({ id }) => [id, id]));

/**
 * Translates the name of a built-in category. A category that was renamed or added keeps its stored
 * name.
 */
export function categoryName(id: number, stored: string, language: Language): string {
  const own = known.get(id);
  return own === undefined || stored !== NAMES.en[own][0] ? stored : NAMES[language][own][0];
}

/** Removes spaces, so that smart watch, smart-watch and smartwatch are equal. */
export const termOf = (text: string): string => searchKey(text).replaceAll(' ', '');

/** How these letters are spelt on keyboards without them. */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const termsOf = (text: string): string[] =>
  [text, text.toLowerCase().replace(/[äöüøå]/g, (letter) => SPELT_OUT[letter] ?? letter)].map(
    termOf,
  );

/** The words for each category in some languages. If two categories share one, the first has it. */
export function termsIn(languages: readonly Language[]): Map<string, CategoryId> {
  const terms = new Map<string, CategoryId>();
  for (const { id } of CATEGORIES) {
    for (const [name, also] of languages.map((language) => NAMES[language][id])) {
      for (const term of [name, ...also.split(', ')].flatMap(termsOf))
        terms.set(term, terms.get(term) ?? id);
    }
  }
  return terms;
}

const byTerm = termsIn(LANGUAGES);
const byTermIn = new Map(LANGUAGES.map((language) => [language, termsIn([language])]));

/** Words for each category in all languages, as `searchKey` makes them, without spaces. */
export const CATEGORY_TERMS: ReadonlyMap<string, CategoryId> = byTerm;

const START_LENGTH = 3;
const byStart = new Map<string, [term: string, id: CategoryId][]>();
for (const [term, id] of byTerm) {
  const start = term.slice(0, START_LENGTH);
  byStart.set(start, [...(byStart.get(start) ?? []), [term, id]]);
}

/** The categories with a word that begins so; none for fewer than three letters. */
export const categoriesBeginning = (text: string): CategoryId[] => [
  ...new Set(
    byStart
      .get(text.slice(0, START_LENGTH))
      ?.flatMap(([term, id]) => (term.startsWith(text) ? id : [])),
  ),
];

/** Languages with compound nouns: Herrenfahrrad, digitalkamera. */
export const COMPOUNDING = ['da', 'sv', 'nb', 'de', 'fi'] as const satisfies readonly Language[];
const HEAD_MIN = 5;
const FIRST_MIN = 3;
/** Exceptions: a Wohnmobil is no mobile phone and a motorcykel no bicycle. */
const NO_HEADS: ReadonlySet<string> = new Set(['mobil']);
const NO_FIRSTS: ReadonlySet<string> = new Set(['motor']);

const heads: ReadonlySet<string> = new Set(
  [...termsIn(COMPOUNDING).keys()].filter((term) => term.length >= HEAD_MIN && !NO_HEADS.has(term)),
);

const thingsIn = (languages: readonly Language[]): string[] =>
  languages.flatMap((language) =>
    OTHER_THINGS[language].flatMap((terms) => terms.split(', ').flatMap(termsOf)),
  );

const otherThings: ReadonlySet<string> = new Set(thingsIn(LANGUAGES));
const THING_HEAD_MIN = 4;
/** Includes the words for categories that are too short to be the end of a compound for them. */
const thingHeads: ReadonlySet<string> = new Set(
  [...thingsIn(COMPOUNDING), ...termsIn(COMPOUNDING).keys()].filter(
    (term) => term.length >= THING_HEAD_MIN && !heads.has(term),
  ),
);

/** The length of the longest word for another thing at the end of a compound: hundefoder. */
function thingHeadLength(word: string): number {
  for (let from = FIRST_MIN; from <= word.length - THING_HEAD_MIN; from += 1)
    if (thingHeads.has(word.slice(from))) return word.length - from;
  return 0;
}

/** The longest word for a category at the end of a compound. */
function categoryHead(word: string): string | undefined {
  for (let from = FIRST_MIN; from <= word.length - HEAD_MIN; from += 1)
    if (heads.has(word.slice(from))) return word.slice(from);
  return undefined;
}

/**
 * Whether a word from `searchKey` names a thing of none of the built-in categories, or a part or
 * accessory, alone or as a compound: støvsuger, cykelhjelm.
 */
export const isOtherThing = (word: string): boolean =>
  !byTerm.has(word) &&
  (otherThings.has(word) || thingHeadLength(word) > (categoryHead(word)?.length ?? 0));

/**
 * The category that a word from `searchKey` stands for, alone or by the longest known word at its
 * end.
 */
export function categoryMeant(word: string): CategoryId | undefined {
  const own = byTerm.get(word);
  if (own !== undefined || !/^[a-z]+$/.test(word) || isOtherThing(word)) return own;
  const head = categoryHead(word);
  return head === undefined || NO_FIRSTS.has(word.slice(0, -head.length))
    ? undefined
    : byTerm.get(head);
}

/**
 * The category with exactly this word, from `termOf`; one that means different things in different
 * languages is read in `language` first.
 */
export const categoryOfTerm = (term: string, language?: Language): CategoryId | undefined =>
  (language && byTermIn.get(language)?.get(term)) ?? byTerm.get(term);

/** The category of a word, as a whole or by the end of a compound (Damenschuhe). */
export function categoryOfWord(text: string, language?: Language): CategoryId | undefined {
  const term = termOf(text);
  return (
    categoryOfTerm(term, language) ?? (/\s/.test(text.trim()) ? undefined : categoryMeant(term))
  );
}

/** The stored name of the category with this name in any language; null if unknown. */
export function storedName(text: string): string | null {
  const id = byTerm.get(termOf(text));
  return id === undefined ? null : NAMES.en[id][0];
}
