/**
 * Non-ASCII Latin letters and the ASCII letters that replace them, as in the tables of `plain_text`
 * in the database.
 */
const LETTERS: readonly (readonly [letters: string, plain: string])[] = [
  [
    'ÀÁÂÃÄÅàáâãäåÇČçčĎďÈÉÊËĚèéêëěÌÍÎÏìíîïŁłÑŇñňÒÓÔÕÖŐØòóôõöőøŘřŠŚšśŤťÙÚÛÜŮŰùúûüůűÝýÿŽŻžż',
    'AAAAAAaaaaaaCCccDdEEEEEeeeeeIIIIiiiiLlNNnnOOOOOOOoooooooRrSSssTtUUUUUUuuuuuuYyyZZzz',
  ],
];
const PLAIN: ReadonlyMap<string, string> = new Map([
  ...LETTERS.flatMap(([letters, plain]) =>
    [...letters].map((letter, at) => [letter, plain[at] ?? ''] as const),
  ),
  ['Æ', 'ae'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['Œ', 'oe'],
]);

/** More words hardly narrow a search. */
const WORDS_MAX = 10;

/** All of ASCII, controls included. */
const ASCII = /^[\0-\x7f]*$/;

const plainText = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFC')
        .replace(/[^\0-\x7f]/gu, (letter) => PLAIN.get(letter) ?? letter)
        .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Normalizes a text to words of letters and digits separated by one space, like `search_key` in the
 * database.
 */
export const searchKey = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Every word of a text, and each run of characters without a space as a word too, like
 * `search_words` in the database.
 */
export function searchWords(text: string): string[] {
  const plain = plainText(text);
  const words = plain.replace(/[^a-z0-9]+/g, ' ').split(' ');
  if (/[^a-z0-9 ]/.test(plain)) words.push(...plain.replace(/[^a-z0-9 ]+/g, '').split(' '));
  return words.filter((word) => word !== '');
}

export const wordsOf = (key: string): string[] =>
  key
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, WORDS_MAX);
