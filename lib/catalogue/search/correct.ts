import { database } from '@/lib/platform/database/tenant';
import { CATEGORY_TERMS } from '../category-name';
import { editDistance } from './edit-distance';
import type { Corrections } from './readings';
import { oneSlipFrom } from './one-slip';

/** A share of trigrams that two slips leave of a word. */
const SIMILARITY_MIN = 0.3;
const NEAR_MAX = 20;
const CHOICES_MAX = 5;
const LENGTH_MAX = 24;

const slipsAllowed = (word: string): number => (word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3);

/**
 * For each of these words, those of the catalogue or for a category that are fewest slips away; a word that nothing is near
 * is left out. Of letters: a wrong digit is another product.
 */
export async function correct(doubtful: readonly string[]): Promise<Corrections> {
  const asked = doubtful.filter((word) => word.length <= LENGTH_MAX);
  if (asked.length === 0) return new Map();
  const corrections = nearestOf(asked, await wordsOfCatalogue(asked.flatMap(oneSlipFrom)));
  const others = asked.filter((word) => !corrections.has(word) && slipsAllowed(word) > 1);
  if (others.length === 0) return corrections;
  return new Map([...corrections, ...nearestOf(others, await wordsLike(others))]);
}

function nearestOf(asked: readonly string[], words: readonly string[]): Map<string, readonly string[]> {
  return new Map(asked.flatMap((word) => {
    const best = nearest(word, [...new Set([...words, ...CATEGORY_TERMS.keys()])]);
    return best.length === 0 ? [] : [[word, best] as const];
  }));
}

function nearest(word: string, choices: readonly string[]): string[] {
  const allowed = slipsAllowed(word);
  const told = choices.filter(({ length }) => Math.abs(length - word.length) <= allowed).map((choice) => ({ choice, slips: editDistance(word, choice) })).filter(({ slips }) => slips <= allowed);
  const least = Math.min(...told.map(({ slips }) => slips));
  return told.filter(({ slips }) => slips === least).map(({ choice }) => choice).slice(0, CHOICES_MAX);
}

/** One lookup in an index for each, however many words the catalogue has. */
const wordsOfCatalogue = async (words: readonly string[]): Promise<string[]> =>
  (await database().$queryRaw<{ word: string }[]>`SELECT word FROM search_word WHERE word = ANY (${words}::text[])`).map(({ word }) => word);

/** The threshold counts for the index, in this transaction alone. */
const wordsLike = (asked: readonly string[]): Promise<string[]> =>
  database().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT set_config('pg_trgm.similarity_threshold', ${String(SIMILARITY_MIN)}, true)`;
    const rows = await tx.$queryRaw<{ word: string }[]>`
      SELECT near.word FROM unnest(${asked}::text[]) AS said (asked), LATERAL (
        SELECT w.word FROM search_word w WHERE w.word % said.asked ORDER BY similarity(w.word, said.asked) DESC, w.word LIMIT ${NEAR_MAX}
      ) AS near`;
    return rows.map(({ word }) => word);
  });
