import type { Choice, Part } from './readings';

/**
 * The tsqueries of a search. Words hold letters and digits only (search-key.ts), so that none of them means anything to a
 * tsquery.
 */
export interface SearchQueries {
  /** For the popular products: the last word may be unfinished. */
  readonly popular: string;
  /** For all products, the last word as it is or as words of the catalogue; '' where these are not asked. */
  readonly allProducts: string;
  /** Where a word is rare, `whole` is the rare words alone, and this must hold of each product that has them; else ''. */
  readonly filter: string;
}

const PARTS = /[a-z]+|\d+/g;
const GTIN = /^\d{8,14}$/;

const anyOf = (terms: readonly string[]): string =>
  terms.length === 1 ? (terms[0] ?? '') : `(${terms.join('|')})`;

/** 128gb is found as 128 gb too, a number of 8 to 14 digits as a GTIN, which stands without its leading zeros. */
function termOf(word: string): string {
  const parts = word.match(PARTS) ?? [];
  if (parts.length > 1) return `(${word}|(${parts.join('&')}))`;
  return GTIN.test(word) ? `(${word}|gtin${word.replace(/^0+/, '')})` : word;
}

/** All words as they are written, none of them unfinished. */
export const exactQuery = (words: readonly string[]): string => words.map(termOf).join('&');

/** How the last word goes on: among the popular products somehow, among all in few ways (`endings`). */
type Ending = ':*' | readonly string[];

/** A number that goes on is another number; that of a model is rare however it goes on, when this much of it is there. */
const isModel = (word: string): boolean =>
  word.length >= 5 && /[a-z]/.test(word) && /\d/.test(word);

function wordTerms(word: string, isLast: boolean, ending: Ending): string[] {
  const gtin = GTIN.test(word) ? [`gtin${word.replace(/^0+/, '')}`] : [];
  if (!isLast) return [word, ...gtin];
  if (ending === ':*') return [`${word}:*`, ...gtin.map((one) => `${one}:*`)];
  if (isModel(word)) return [`${word}:*`];
  return [word, ...gtin, ...ending.filter((one) => one.startsWith(word))];
}

const choiceTerm = ({ words, categoryIds, isLast }: Choice, ending: Ending): string =>
  anyOf([
    ...new Set([
      ...words.flatMap((word) => wordTerms(word, isLast, ending)),
      ...categoryIds.map((id) => `category_${id}`),
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

interface Narrowed {
  /** The catalogue's most common words. */
  readonly common: ReadonlySet<string>;
  /** What the last word may become. */
  readonly endings: readonly string[];
  readonly categoryId: number | undefined;
}

/** Every other word would be looked up in its long list for each product that the rare ones leave. */
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

/** All parts, where it is known which words are common. */
export function allOf(
  parts: readonly Part[],
  { common, endings, categoryId }: Narrowed,
): SearchQueries {
  const within = categoryId === undefined ? [] : [`category_${categoryId}`];
  const popular = [...parts.map((part) => partTerm(part, ':*')), ...within].join('&');
  const rare = parts.flatMap((part) => rareWord(part, common) ?? []);
  if (rare.length > 0) return { popular, allProducts: rare.join('&'), filter: popular };
  return {
    popular,
    allProducts: [...parts.map((part) => partTerm(part, endings)), ...within].join('&'),
    filter: '',
  };
}

/**
 * All parts but one of those at `leftOut`, of the popular products: of all, each of the common words would be gathered. Two
 * parts at least, and one that may be left out.
 */
export function allButOneOf(
  parts: readonly Part[],
  leftOut: readonly number[],
  categoryId: number | undefined,
): SearchQueries {
  const within = categoryId === undefined ? '' : `&category_${categoryId}`;
  const terms = parts.map((part) => partTerm(part, ':*'));
  return {
    popular: `(${leftOut.map((left) => `(${terms.filter((_term, at) => at !== left).join('&')})`).join('|')})${within}`,
    allProducts: '',
    filter: '',
  };
}
