import { readRows, type Statement, statement } from '@/lib/platform/database/statement';
import { CATEGORY_TERMS } from '../category-name';
import { editDistance } from './edit-distance';
import type { Corrections } from './readings';
import { oneSlipFrom } from './one-slip';

const NEAR_MAX = 20;
const CHOICES_MAX = 5;
const LENGTH_MAX = 24;

/** Shorter words are one letter away from too many others. */
const LENGTH_MIN = 5;
/** Up to this length only one slip is corrected: Switch is no watch. */
const ONE_SLIP_MAX = 6;
/** Up to this length the first letter is right: Dose, Bose. */
const FIRST_LETTER_MAX = 5;

/** Three would turn a coffee machine into a washing machine: kaffemaskine, vaskemaskine. */
const slipsAllowed = (word: string): number => (word.length <= ONE_SLIP_MAX ? 1 : 2);

/**
 * Whether two words begin alike, or with each other's first two letters; only long words of the
 * catalogue need not: læder is no Räder.
 */
const beginAlike = (word: string, choice: string): boolean =>
  (word.length > FIRST_LETTER_MAX && !CATEGORY_TERMS.has(choice)) ||
  word[0] === choice[0] ||
  (word[0] === choice[1] && word[1] === choice[0]);

/**
 * For each word, the words of the catalogue or for a category with the smallest edit distance;
 * words without a near one are omitted. Corrects letters only, because a wrong digit is another
 * product.
 */
export async function correct(clientId: number, doubtful: readonly string[]): Promise<Corrections> {
  const candidates = doubtful.filter(({ length }) => length >= LENGTH_MIN && length <= LENGTH_MAX);
  if (candidates.length === 0) return new Map();
  const corrections = nearestOf(
    candidates,
    await wordsBy(
      clientId,
      KNOWN,
      [...new Set(candidates.flatMap(oneSlipFrom))].filter((word) => word !== ''),
    ),
  );
  const others = candidates.filter((word) => !corrections.has(word) && slipsAllowed(word) > 1);
  if (others.length === 0) return corrections;
  return new Map([...corrections, ...nearestOf(others, await wordsBy(clientId, LIKE, others))]);
}

/** Shorter halves would match by chance. */
const HALF_MIN = 4;

/**
 * Splits a word into two, one with a typo: appelwatch. `known` contains every run of letters in the
 * word that is in the catalogue. Null if no split works.
 */
export async function correctHalf(
  clientId: number,
  word: string,
  known: ReadonlySet<string>,
): Promise<readonly [string, string] | null> {
  if (!/^[a-z]+$/.test(word) || word.length > LENGTH_MAX) return null;
  const halves = Array.from(
    { length: word.length },
    (_, at) => [word.slice(0, at), word.slice(at)] as const,
  ).filter(
    ([head, tail]) =>
      head.length >= HALF_MIN && tail.length >= HALF_MIN && known.has(head) !== known.has(tail),
  );
  if (halves.length === 0) return null;
  const slips = await wordsBy(clientId, KNOWN, [
    ...new Set(halves.flatMap(([head, tail]) => oneSlipFrom(known.has(head) ? tail : head))),
  ]);
  for (const [head, tail] of halves) {
    const [right] = nearest(known.has(head) ? tail : head, slips);
    if (right !== undefined) return known.has(head) ? [head, right] : [right, tail];
  }
  return null;
}

function nearestOf(
  candidates: readonly string[],
  words: readonly string[],
): Map<string, readonly string[]> {
  return new Map(
    candidates.flatMap((word) => {
      const best = nearest(word, [...new Set([...words, ...CATEGORY_TERMS.keys()])]);
      return best.length === 0 ? [] : [[word, best] as const];
    }),
  );
}

function nearest(word: string, choices: readonly string[]): string[] {
  const allowed = slipsAllowed(word);
  const near = choices
    .filter((choice) => Math.abs(choice.length - word.length) <= allowed)
    .filter((choice) => beginAlike(word, choice))
    .map((choice) => ({ choice, slips: editDistance(word, choice) }))
    .filter(({ slips }) => slips <= allowed);
  const least = Math.min(...near.map(({ slips }) => slips));
  return near
    .filter(({ slips }) => slips === least)
    .map(({ choice }) => choice)
    .slice(0, CHOICES_MAX);
}

/** $1 array of lower-case words. One index lookup per word, whatever the size of the catalogue. */
const KNOWN = statement('SELECT word FROM search_word WHERE word = ANY ($1::text::text[])');

/** $1 array of words. Uses the default threshold of pg_trgm, a similarity of 0.3. */
const LIKE = statement(
  `
  SELECT near.word FROM unnest($1::text::text[]) AS typed (word), LATERAL (
    SELECT w.word FROM search_word w WHERE w.word % typed.word ORDER BY similarity(w.word, typed.word) DESC, w.word LIMIT ${NEAR_MAX}
  ) AS near`,
);

const wordsBy = async (
  clientId: number,
  lookup: Statement,
  words: readonly string[],
): Promise<string[]> =>
  (await readRows<{ word: string }>(clientId, lookup, [`{${words.join(',')}}`])).map(
    ({ word }) => word,
  );
