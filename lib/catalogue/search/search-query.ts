import { withMembers } from '../categories';
import type { Choice, Part } from './readings';

/**
 * The tsqueries of a search. Words contain letters and digits only (search-key.ts), so they need no
 * escaping.
 */
export interface SearchQueries {
  /** For popular products; the last word may be unfinished. */
  readonly popular: string;
  /** For all products, the last word as typed or as words of the catalogue; '' to skip them. */
  readonly allProducts: string;
  /**
   * Set if a word is rare: then `allProducts` contains the rare words only, and products must match
   * this filter too; else ''.
   */
  readonly filter: string;
  /** Whether a product found is what the query says, without a number that is only begun. */
  readonly exact: string;
}

const PARTS = /[a-z]+|\d+/g;
const GTIN = /^\d{8,14}$/;

const anyOf = (terms: readonly string[]): string =>
  terms.length === 1 ? (terms[0] ?? '') : `(${terms.join('|')})`;

/**
 * Also finds 128gb as 128 gb, and a number of 8 to 14 digits as a GTIN, which is indexed without
 * leading zeros.
 */
function termOf(word: string): string {
  const parts = word.match(PARTS) ?? [];
  if (parts.length > 1) return `(${word}|(${parts.join('&')}))`;
  return GTIN.test(word) ? `(${word}|gtin${word.replace(/^0+/, '')})` : word;
}

/** All words as written, none unfinished. */
export const exactQuery = (words: readonly string[]): string => words.map(termOf).join('&');

/**
 * How the last word may continue: any way among popular products, only as `endings` among all; for
 * an exact match any way, unless it has a number.
 */
type Ending = ':*' | 'exact' | readonly string[];

/**
 * Whether a word is a long beginning of a model number, which is rare however it continues. A plain
 * number is never completed, because that would be another number.
 */
const isModel = (word: string): boolean =>
  word.length >= 5 && /[a-z]/.test(word) && /\d/.test(word);

/** Whether a word has digits or is a Roman numeral, which is another one if it goes on. */
const isNumber = (word: string): boolean => /\d|^(?:i{1,3}|iv|vi{0,3})$/.test(word);

function wordTerms(word: string, isLast: boolean, ending: Ending): string[] {
  const gtin = GTIN.test(word) ? [`gtin${word.replace(/^0+/, '')}`] : [];
  if (!isLast) return [word, ...gtin];
  if (ending === ':*') return [`${word}:*`, ...gtin.map((one) => `${one}:*`)];
  if (isModel(word)) return [`${word}:*`];
  if (ending === 'exact') return [isNumber(word) ? word : `${word}:*`, ...gtin];
  return [word, ...gtin, ...ending.filter((one) => one.startsWith(word))];
}

const choiceTerm = ({ words, categoryIds, isLast, isNarrow }: Choice, ending: Ending): string =>
  anyOf([
    ...new Set([
      ...words.flatMap((word) => wordTerms(word, isLast, ending)),
      ...(ending === 'exact' && isNarrow ? [] : categoryIds.flatMap(withMembers)).map(
        (id) => `category_${id}`,
      ),
    ]),
  ]);

const partTerm = ({ readings }: Part, ending: Ending): string =>
  anyOf(
    readings.map((choices) =>
      choices.length === 1 || readings.length === 1
        ? choices.map((choice) => choiceTerm(choice, ending)).join('&')
        : `(${choices.map((choice) => choiceTerm(choice, ending)).join('&')})`,
    ),
  );

const withinTerm = (categoryId: number): string =>
  anyOf(withMembers(categoryId).map((id) => `category_${id}`));

interface Narrowed {
  /** The most common words of the catalogue. */
  readonly common: ReadonlySet<string>;
  /** Words of the catalogue that complete the last word. */
  readonly endings: readonly string[];
  readonly categoryId: number | undefined;
}

/**
 * The word of a part if it is rare, else null. Common words are not looked up by index, because
 * their lists are long.
 */
function rareWord(
  { readings: [reading, another] }: Part,
  common: ReadonlySet<string>,
): string | null {
  const [choice, next] = reading ?? [];
  if (
    another ||
    next ||
    !choice ||
    choice.isLast ||
    choice.words.length > 1 ||
    choice.categoryIds.length > 0
  )
    return null;
  const [word = ''] = choice.words;
  return common.has(word) || !/^[a-z]+$/.test(word) ? null : word;
}

/** Queries for all parts. */
export function allOf(
  parts: readonly Part[],
  { common, endings, categoryId }: Narrowed,
): SearchQueries {
  const within = categoryId === undefined ? [] : [withinTerm(categoryId)];
  const popular = [...parts.map((part) => partTerm(part, ':*')), ...within].join('&');
  const exact = parts.map((part) => partTerm(part, 'exact')).join('&');
  const rare = parts.flatMap((part) => rareWord(part, common) ?? []);
  if (rare.length > 0) return { popular, allProducts: rare.join('&'), filter: popular, exact };
  return {
    popular,
    allProducts: [...parts.map((part) => partTerm(part, endings)), ...within].join('&'),
    filter: '',
    exact,
  };
}

/**
 * Queries for all parts among popular products only: among all, a common word would be read
 * completely.
 */
export const amongPopular = (
  parts: readonly Part[],
  categoryId: number | undefined,
): SearchQueries => ({
  ...allOf(parts, { common: new Set(), endings: [], categoryId }),
  allProducts: '',
  filter: '',
});
