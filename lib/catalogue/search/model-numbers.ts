import { meansInches } from './everyday-words';
import { searchKey } from './search-key';

/** Words after a number that make it a size. */
const UNIT = /^(?:gb|tb|mb|mm|cm|m|kg|g|l|dl|cl|ml|hz|w|kw|v|mp)$/;
const SIZE = /^\d+(?:gb|tb|mb|mm|cm|kg|hz|kw|mp)$/;
const YEAR = /^(?:19|20)\d\d$/;
/** Numbers of models without digits. */
const ROMAN = /^(?:i{1,3}|iv|vi{0,3}|x[rs]?)$/;
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;

/**
 * The model numbers among the words of a query: 13, s23, iv, xs; no years, and no sizes with their
 * unit.
 */
const modelNumbers = (words: readonly string[]): readonly string[] =>
  words
    .filter(
      (word, at) =>
        (/\d/.test(word) || (at > 0 && ROMAN.test(word))) &&
        !SIZE.test(word) &&
        !YEAR.test(word) &&
        !UNIT.test(words[at + 1] ?? '') &&
        !meansInches(words[at + 1] ?? '', word),
    )
    .map((word) => word.replace(ORDINAL, '$1'));

/** A name as one word, except between two numbers. */
const joined = (text: string): string => searchKey(text).replace(/(?<!\d) | (?!\d)/g, '');

/**
 * Whether a product has all model numbers of a query, however they are spaced: a product with
 * another number is another model, and no close match.
 */
export function hasModelNumbers(words: readonly string[], name: string): boolean {
  const own = joined(name);
  return modelNumbers(words).every((number) =>
    new RegExp(
      `${/^\d/.test(number) ? '(?<!\\d)' : ''}${number}${/\d$/.test(number) ? '(?!\\d)' : ''}`,
    ).test(own),
  );
}
