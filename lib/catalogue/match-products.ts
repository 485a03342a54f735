import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import { database } from '@/lib/platform/database/tenant';

export interface Wanted {
  /** What the caller knows it by. */
  readonly row: number;
  readonly words: string;
  readonly gtin: string | null;
  readonly model: string | null;
}

export interface ProductMatch {
  readonly pid: string;
  readonly product_name: string;
  readonly certainty: 'exact' | 'likely';
}

export interface Matched {
  readonly matches: ReadonlyMap<number, ProductMatch>;
  readonly isComplete: boolean;
}

const BATCH = 250;
/** A preview answers with what was found by then. */
const BUDGET_MS = 4_000;
const CANDIDATES_MAX = 20;

/**
 * The product that each of many descriptions names: by GTIN, model number or whole name (`exact`), else the shortest name that
 * has all its words (`likely`). No mistake in spelling is forgiven here: what nobody looks at must not be guessed.
 */
export async function matchProducts(all: readonly Wanted[]): Promise<Matched> {
  const matches = new Map<number, ProductMatch>();
  const startedMs = now().getTime();
  for (let at = 0; at < all.length; at += BATCH) {
    if (now().getTime() - startedMs > BUDGET_MS) return { matches, isComplete: false };
    for (const { row, ...match } of await matchBatch(all.slice(at, at + BATCH))) matches.set(row, match);
  }
  return { matches, isComplete: true };
}

/**
 * Names are looked up among the few thousand most popular products first: a common word has half of a large catalogue for
 * candidates. One word says too little to be likely, unless it holds a digit.
 */
const matchBatch = (batch: readonly Wanted[]): Promise<(ProductMatch & { row: number })[]> => database().$queryRaw`
  WITH asked AS MATERIALIZED (
    SELECT row, ltrim(gtin, '0') AS gtin, search_key(model) AS model_key, search_key(words) AS key, search_query(search_key(words)) AS query
    FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) AS given (row INTEGER, words TEXT, gtin TEXT, model TEXT)
  )
  SELECT asked.row, p.pid, p.name AS product_name, found.certainty
  FROM asked CROSS JOIN LATERAL (
    SELECT * FROM (
      ${byCode(Prisma.sql`asked.gtin`, Prisma.sql`ltrim(p.gtin, '0') = asked.gtin`)}
      UNION ALL ${byCode(Prisma.sql`asked.model_key`, Prisma.sql`search_key(p.mpn) = asked.model_key`)}
      UNION ALL (SELECT 3, l.pid, 'exact', l.popularity, 0 FROM product_listing l WHERE asked.key <> '' AND l.name_key = asked.key LIMIT 1)
      UNION ALL ${byWords(Prisma.sql`AND l.is_popular`, 4)}
      UNION ALL ${byWords(Prisma.empty, 5)}
    ) AS candidates ORDER BY rank, letters, popularity DESC, pid LIMIT 1
  ) AS found JOIN product p ON p.pid = found.pid`;

/** A code is a word of the product's document; whether it is its GTIN or model number, the product says. */
const byCode = (code: Prisma.Sql, isIt: Prisma.Sql) => Prisma.sql`
  (SELECT 1 AS rank, p.pid, 'exact' AS certainty, 0 AS popularity, 0 AS letters
  FROM product_listing l JOIN product p ON p.pid = l.pid
  WHERE length(${code}) >= 4 AND ${code} ~ '[0-9]' AND l.document @@ search_query(search_key(${code})) AND ${isIt} LIMIT 1)`;

const byWords = (among: Prisma.Sql, rank: number) => Prisma.sql`
  (SELECT ${rank}::int, one.pid, 'likely', one.popularity, length(one.name_key) FROM (
    SELECT l.pid, l.popularity, l.name_key FROM product_listing l
    WHERE asked.key ~ ' |[0-9]' AND length(asked.key) BETWEEN 4 AND 120 AND l.document @@ asked.query ${among} LIMIT ${CANDIDATES_MAX}
  ) AS one)`;
