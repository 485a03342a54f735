/** The letters of Latin alphabets that are no ASCII, and what they are compared as: the tables of `plain_text` in the database. */
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

/** More of a query than this narrows nothing. */
const WORDS_MAX = 10;

// eslint-disable-next-line no-control-regex -- ASCII is what it is about
const ASCII = /^[\0-\x7f]*$/;

const plainText = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFC')
        .replace(/[^\0-\x7f]/gu, (letter) => PLAIN.get(letter) ?? letter)
        .replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Letters and digits in words with one space between them, as `search_key` in the database makes them of names. */
export const searchKey = (text: string): string =>
  plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Every word of a text, and each run of characters without a space as one word too, as `search_words` in the database makes them. */
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
