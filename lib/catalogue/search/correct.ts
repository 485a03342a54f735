import { database } from '@/lib/platform/database/tenant';
import { editDistance } from './edit-distance';

interface Near {
  asked: string;
  is_known: boolean;
  word: string | null;
}

/** A share of trigrams that two letters in each other's places leave of a short word. */
const SIMILARITY_MIN = 0.2;
const NEAR_MAX = 20;
const CHOICES_MAX = 5;

/** A wrong digit is another product, and of two letters every pair is near. */
const isCorrectable = (word: string): boolean => /^[a-z]{3,64}$/.test(word);

const slipsAllowed = (word: string): number => (word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3);

/**
 * For each word that the catalogue does not have, those of its own that are fewest slips away; a word that it has, or that
 * nothing is near, stays. The last one may be unfinished: it is known when a word begins with it.
 */
export async function correct(words: readonly string[]): Promise<string[][]> {
  const asked = words.filter(isCorrectable);
  if (asked.length === 0) return words.map((word) => [word]);
  const found = await near(asked, words.at(-1) ?? '');
  return words.map((word) => {
    const rows = found.filter((row) => row.asked === word);
    if (rows.length === 0 || rows.some((row) => row.is_known)) return [word];
    return nearest(word, rows.flatMap((row) => (row.word === null ? [] : [row.word])));
  });
}

function nearest(word: string, choices: readonly string[]): string[] {
  const told = choices.map((choice) => ({ choice, slips: editDistance(word, choice) })).filter(({ slips }) => slips <= slipsAllowed(word));
  const least = Math.min(...told.map(({ slips }) => slips));
  const best = told.filter(({ slips }) => slips === least).map(({ choice }) => choice);
  return best.length === 0 ? [word] : best.slice(0, CHOICES_MAX);
}

/** The threshold counts for the index, in this transaction alone. */
const near = (asked: readonly string[], unfinished: string): Promise<Near[]> =>
  database().$transaction(async (tx) => {
    await tx.$executeRaw`SELECT set_config('pg_trgm.similarity_threshold', ${String(SIMILARITY_MIN)}, true)`;
    return tx.$queryRaw<Near[]>`
      SELECT said.asked, coalesce(known.is_known, false) AS is_known, near.word
      FROM unnest(${asked}::text[]) AS said (asked)
      LEFT JOIN LATERAL (
        SELECT true AS is_known FROM search_word w
        WHERE w.word >= said.asked COLLATE "C" AND w.word <= (CASE WHEN said.asked = ${unfinished} THEN said.asked || '~' ELSE said.asked END) COLLATE "C" LIMIT 1
      ) AS known ON true
      LEFT JOIN LATERAL (
        SELECT w.word FROM search_word w WHERE known.is_known IS NULL AND w.word % said.asked
        ORDER BY similarity(w.word, said.asked) DESC, w.word LIMIT ${NEAR_MAX}
      ) AS near ON true`;
  });
