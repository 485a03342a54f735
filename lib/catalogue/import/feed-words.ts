import type pg from 'pg';
import { type FeedWords, wordKey } from './category-of';

/** A category word of a feed that stands for no category, and its rows. */
interface UnknownCategory {
  readonly word: string;
  readonly rows: number;
}

/** Reads the words that the client assigned, and shows its rows to the rest of the transaction. */
export async function readFeedWords(client: pg.Client, clientId: number): Promise<FeedWords> {
  await client.query("SELECT set_config('app.client_ids', $1, true)", [String(clientId)]);
  const { rows } = await client.query<{ word_key: string; category_id: number }>(
    'SELECT word_key, category_id FROM feed_category WHERE client_id = $1 AND category_id IS NOT NULL',
    [clientId],
  );
  return new Map(rows.map(({ word_key: key, category_id: id }) => [key, id]));
}

const MOVE = `
  WITH moved AS (
    UPDATE product_family f SET category_id = word.category_id FROM feed_category word
    WHERE word.client_id = $1 AND word.category_id IS NOT NULL
      AND f.feed_category = word.word_key AND f.category_id <> word.category_id
    RETURNING f.alid
  )
  SELECT p.pid FROM moved JOIN product_variant v ON v.alid = moved.alid
    JOIN product p ON p.vcid = v.vcid`;
const PRODUCTS_AT_ONCE = 5000;

/**
 * Gives the products that earlier feeds brought with a word the category that the word now has.
 * Returns how many there are.
 */
export async function moveProducts(client: pg.Client, clientId: number): Promise<number> {
  const { rows } = await client.query<{ pid: string }>(MOVE, [clientId]);
  const pids = rows.map(({ pid }) => pid);
  for (let from = 0; from < pids.length; from += PRODUCTS_AT_ONCE)
    await client.query('SELECT refresh_product_listings($1::text[])', [
      pids.slice(from, from + PRODUCTS_AT_ONCE),
    ]);
  return pids.length;
}

const WORDS_MAX = 1000;

/** Counts the rows of each unknown word, of at most WORDS_MAX words. */
export class UnknownWords {
  readonly #counts = new Map<string, { word: string; rows: number }>();

  add(word: string): void {
    const key = wordKey(word);
    const known = this.#counts.get(key);
    if (known) known.rows += 1;
    else if (this.#counts.size < WORDS_MAX) this.#counts.set(key, { word: word.trim(), rows: 1 });
  }

  /** The most frequent first. */
  list(): UnknownCategory[] {
    return [...this.#counts.values()].toSorted(
      (one, other) => other.rows - one.rows || (one.word < other.word ? -1 : 1),
    );
  }
}

const ADD_UNKNOWN = `
  INSERT INTO feed_category AS known (client_id, word_key, word, row_count, seen_time)
  SELECT $1, key, word, rows, $3::timestamptz
  FROM jsonb_to_recordset($2::jsonb) AS given (key TEXT, word TEXT, rows INTEGER)
  ON CONFLICT (client_id, word_key) DO UPDATE
    SET row_count = excluded.row_count, seen_time = excluded.seen_time`;

/** Lists the unknown words among those that the client can assign. */
export const storeUnknown = (
  client: pg.Client,
  clientId: number,
  unknown: readonly UnknownCategory[],
  time: Date,
): Promise<unknown> =>
  client.query(ADD_UNKNOWN, [
    clientId,
    JSON.stringify(unknown.map(({ word, rows }) => ({ key: wordKey(word), word, rows }))),
    time,
  ]);
