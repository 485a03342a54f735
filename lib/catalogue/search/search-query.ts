/** Each word that is asked for, with what may stand for it; the first is how it is shown. */
export type Asked = readonly (readonly string[])[];

/**
 * The tsqueries of a search. Words hold letters and digits only (search-key.ts), so that none of them means anything to a
 * tsquery.
 */
export interface SearchQueries {
  /** For the popular products: the last word may be unfinished. */
  readonly popular: string;
  /** Where a word is rare, the products that have it are read, and this must hold of each of them; else ''. */
  readonly filter: string;
  /** For all products: all words but the last, and the last as it is; '' where there is none. With a filter, the rare words. */
  readonly head: string;
  readonly last: string;
  /** The last, where it may be unfinished. It becomes a few words of the catalogue: its beginning alone would gather all products that have any such word. */
  readonly unfinished: string;
}

const PARTS = /[a-z]+|\d+/g;
const GTIN = /^\d{8,14}$/;

/** 128gb is found as 128 gb too, a number of 8 to 14 digits as a GTIN, which stands without its leading zeros. */
function termOf(word: string, ending: string): string {
  const parts = word.match(PARTS) ?? [];
  if (parts.length > 1) return `(${word}${ending}|(${parts.join('&')}${ending}))`;
  return GTIN.test(word) ? `(${word}${ending}|gtin${word.replace(/^0+/, '')}${ending})` : word + ending;
}

const choiceOf = (choices: readonly string[], ending: string): string => {
  const terms = choices.map((word) => termOf(word, ending));
  return terms.length === 1 ? (terms[0] ?? '') : `(${terms.join('|')})`;
};

const termsOf = (asked: Asked, ending: string): string[] => asked.map((choices, at) => choiceOf(choices, at === asked.length - 1 ? ending : ''));

/** All words, none of them unfinished. */
export const wholeOf = (asked: Asked): string => termsOf(asked, '').join('&');

/** A number that goes on is another number, and one letter is the beginning of everything. */
const isUnfinished = (word: string): boolean => /^[a-z]{2,}$/.test(word);

/** A number of a model is rare however it goes on. */
const isModel = (word: string): boolean => word.length >= 4 && /[a-z]/.test(word) && /\d/.test(word);

/** Every other word would be looked up in its long list for each product that the rare ones leave. */
const isRare = (choices: readonly string[], common: ReadonlySet<string>): boolean => choices.every((word) => !common.has(word) && word.match(PARTS)?.length === 1);

/** All words, where it is known which ones are common. */
export function allOf(asked: Asked, common: ReadonlySet<string>): SearchQueries {
  const [last = ''] = asked.at(-1) ?? [];
  const popular = termsOf(asked, ':*').join('&');
  const rare = asked.slice(0, -1).filter((choices) => isRare(choices, common));
  if (rare.length > 0) return { popular, filter: popular, head: termsOf(rare, '').join('&'), last: '', unfinished: '' };
  return {
    popular,
    filter: '',
    head: termsOf(asked.slice(0, -1), '').join('&'),
    last: choiceOf(asked.at(-1) ?? [], isModel(last) ? ':*' : ''),
    unfinished: isUnfinished(last) ? last : '',
  };
}

/** All words but one, whichever. Two words at least. */
export function allButOneOf(asked: Asked): SearchQueries {
  const query = (ending: string) => {
    const terms = termsOf(asked, ending);
    return terms.map((_, left) => `(${terms.filter((_term, at) => at !== left).join('&')})`).join('|');
  };
  return { popular: query(':*'), filter: '', head: query(''), last: '', unfinished: '' };
}
