/** Each word that is asked for, with what may stand for it; the first is how it is shown. */
export type Asked = readonly (readonly string[])[];

const PARTS = /[a-z]+|\d+/g;

/** 128gb is found as 128 gb too. */
function termOf(word: string, ending: string): string {
  const parts = word.match(PARTS) ?? [];
  return parts.length < 2 ? word + ending : `(${word}${ending}|(${parts.join('&')}${ending}))`;
}

/** The last word may be unfinished. */
const termsOf = (asked: Asked): string[] =>
  asked.map((choices, at) => {
    const terms = choices.map((word) => termOf(word, at === asked.length - 1 ? ':*' : ''));
    return terms.length === 1 ? (terms[0] ?? '') : `(${terms.join('|')})`;
  });

/** A tsquery for all words. They hold letters and digits only (search-key.ts), so that none of them means anything to it. */
export const allOf = (asked: Asked): string => termsOf(asked).join('&');

/** A tsquery for all words but one, whichever. Two words at least. */
export function allButOneOf(asked: Asked): string {
  const terms = termsOf(asked);
  return terms.map((_, left) => `(${terms.filter((_term, at) => at !== left).join('&')})`).join('|');
}
