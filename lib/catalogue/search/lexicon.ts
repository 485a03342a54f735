import { readRows, statement } from '@/lib/platform/database/statement';

/** The words of a query that the catalogue contains. */
export interface Lexicon {
  /** Those of the query's words, their combinations and their parts that are in the catalogue. */
  readonly known: ReadonlySet<string>;
  /** Words of the catalogue that begin with the last word of the query. */
  readonly endings: readonly string[];
}

/** Limit of completions of an unfinished word. */
const ENDINGS_MAX = 32;
/** Longer words are not split. */
const TAKEN_APART_MAX = 24;
const LETTERS_MIN = 3;
const PROBES_MAX = 600;
/** Limit of neighbouring words that are tried as one. */
const JOINED_MAX = 3;

/**
 * $1 array of words, $2 the last word if it may be unfinished. Words contain lower-case letters
 * only (search-key.ts).
 */
const READ = statement(
  `
  SELECT ARRAY(SELECT word FROM search_word WHERE word = ANY ($1::text::text[])) AS known,
    ARRAY(SELECT word FROM search_word WHERE $2::text <> '' AND word > $2::text COLLATE "C" AND word < ($2::text || '~') COLLATE "C" ORDER BY word LIMIT ${ENDINGS_MAX}) AS endings`,
);

/** Looks up a bounded number of words by index, whatever the size of the catalogue. */
export async function readLexicon(clientId: number, words: readonly string[]): Promise<Lexicon> {
  const last = words.at(-1) ?? '';
  const [row] = await readRows<{ known: string[]; endings: string[] }>(clientId, READ, [
    `{${probesOf(words).join(',')}}`,
    /^[a-z]{2,}$/.test(last) ? last : '',
  ]);
  return { known: new Set(row?.known ?? []), endings: row?.endings ?? [] };
}

/** The words, the combinations of neighbours, and every run of letters within each word. */
function probesOf(words: readonly string[]): string[] {
  const probes = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (isLetters(word)) probes.add(word);
    for (let count = 2; count <= JOINED_MAX && at + count <= words.length; count += 1) {
      const joined = words.slice(at, at + count).join('');
      if (isLetters(joined)) probes.add(joined);
    }
    for (const moved of spaceMoved(word, words[at + 1] ?? ''))
      for (const one of moved) if (isLetters(one)) probes.add(one);
  }
  for (const word of words) {
    if (word.length <= TAKEN_APART_MAX)
      for (const part of partsIn(word)) if (probes.size < PROBES_MAX) probes.add(part);
  }
  return [...probes];
}

/** Both ways to move the space between two words by one letter. */
export const spaceMoved = (word: string, next: string): [string, string][] =>
  word === '' || next === ''
    ? []
    : [
        [word + next.slice(0, 1), next.slice(1)],
        [word.slice(0, -1), word.slice(-1) + next],
      ];

const isLetters = (word: string): boolean => /^[a-z]{3,64}$/.test(word);

function partsIn(word: string): string[] {
  const parts: string[] = [];
  for (const run of word.match(/[a-z]{3,}/g) ?? []) {
    for (let from = 0; from + LETTERS_MIN <= run.length; from += 1) {
      for (let to = from + LETTERS_MIN; to <= run.length; to += 1) parts.push(run.slice(from, to));
    }
  }
  return parts;
}
