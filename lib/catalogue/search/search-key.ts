/** The letters of Latin alphabets that are no ASCII, and what they are compared as: the tables of `plain_text` in the database. */
const LETTERS: readonly (readonly [letters: string, plain: string])[] = [
  ['ÀÁÂÃÄÅàáâãäåÇČçčĎďÈÉÊËĚèéêëěÌÍÎÏìíîïŁłÑŇñňÒÓÔÕÖŐØòóôõöőøŘřŠŚšśŤťÙÚÛÜŮŰùúûüůűÝýÿŽŻžż',
    'AAAAAAaaaaaaCCccDdEEEEEeeeeeIIIIiiiiLlNNnnOOOOOOOoooooooRrSSssTtUUUUUUuuuuuuYyyZZzz'],
];
const PLAIN: ReadonlyMap<string, string> = new Map([
  ...LETTERS.flatMap(([letters, plain]) => [...letters].map((letter, at) => [letter, plain[at] ?? ''] as const)),
  ['Æ', 'ae'], ['æ', 'ae'], ['ß', 'ss'], ['Œ', 'oe'],
]);

/** More of a query than this narrows nothing. */
const WORDS_MAX = 10;

const plainText = (said: string): string => said.replace(/[^\0-\x7f]/gu, (letter) => PLAIN.get(letter) ?? letter).replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Letters and digits in words with one space between them, as `search_key` in the database makes them of names. */
export const searchKey = (said: string): string => plainText(said.normalize('NFC')).replace(/[^a-z0-9]+/g, ' ').trim();

export const wordsOf = (key: string): string[] => key.split(' ').filter((word) => word !== '').slice(0, WORDS_MAX);
