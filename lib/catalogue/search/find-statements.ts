import { statement } from '@/lib/platform/database/statement';

/** A product as searches show it, with its prices in one currency. Amounts are texts of two decimals; times ISO 8601. */
export interface FoundRow {
  readonly pid: string;
  readonly name: string;
  readonly picture_url: string | null;
  readonly specs: Readonly<Record<string, unknown>>;
  readonly category_id: number;
  readonly category: string;
  readonly price_min: string | null;
  readonly price_max: string | null;
  readonly price_low: string | null;
  readonly price_mid: string | null;
  readonly price_high: string | null;
  readonly shop_count: number | null;
  readonly price_date: string | null;
}

/** Of each step, whatever the size of the catalogue. */
const CANDIDATES_MAX = 300;
const NAMED_MAX = 50;
/** Words that an unfinished one may become. */
const ENDINGS_MAX = 32;

/**
 * $1 the key that is asked, $2 the query of the popular, $3 currency, $4 category or null, $5 how many, $6 category that
 * comes first, or null, $7 to $10 head, last word, unfinished word and filter of the query of all (search-query.ts).
 *
 * Three steps, each of a bounded number of rows: whose name begins with the key; which of the most popular have the words;
 * and, only when those are too few for an answer, which of all have. `IS TRUE` keeps the filter from the index.
 */
export const FIND = statement(`
  WITH asked AS MATERIALIZED (
    SELECT $1::text AS key, $2::text::tsquery && category.query AS popular, $7::text::tsquery && ($8::text::tsquery || coalesce((
        SELECT string_agg(word, '|')::tsquery FROM (
          SELECT word FROM search_word WHERE $9::text <> '' AND word > $9::text COLLATE "C" AND word < ($9::text || '~') COLLATE "C"
          ORDER BY word LIMIT ${ENDINGS_MAX}) AS endings
      ), ''::tsquery)) && CASE WHEN $10::text = '' THEN category.query ELSE ''::tsquery END AS whole
    FROM (SELECT CASE WHEN $4::int IS NULL THEN ''::tsquery ELSE ('category_' || $4::int)::tsquery END AS query) AS category
  ), named AS MATERIALIZED (
    SELECT l.pid, l.name_key, l.popularity, l.category_id FROM asked, LATERAL (
      SELECT * FROM product_listing l WHERE l.name_key >= asked.key COLLATE "C" AND l.name_key < (asked.key || '~') COLLATE "C"
      ORDER BY l.name_key LIMIT ${NAMED_MAX}) AS l
    WHERE $4::int IS NULL OR l.category_id = $4::int
  ), popular AS MATERIALIZED (
    SELECT l.pid, l.name_key, l.popularity, l.category_id FROM asked JOIN product_listing l ON l.document @@ asked.popular WHERE l.is_popular
  ), best AS MATERIALIZED (
    SELECT * FROM popular ORDER BY popularity DESC, pid LIMIT ${CANDIDATES_MAX}
  ), others AS MATERIALIZED (
    SELECT l.pid, l.name_key, l.popularity, l.category_id FROM asked, LATERAL (
      SELECT * FROM product_listing l
      WHERE l.document @@ asked.whole AND ($10::text = '' OR (($4::int IS NULL OR l.category_id = $4::int) AND (l.document @@ $10::text::tsquery) IS TRUE))
      LIMIT ${CANDIDATES_MAX}) AS l
    WHERE NOT EXISTS (SELECT FROM best OFFSET $5::int - 1)
  ), ranked AS MATERIALIZED (
    SELECT candidate.*, row_number() OVER (ORDER BY
      (name_key = asked.key) DESC,
      similarity(name_key, asked.key) + ln(1 + popularity) / 50 + CASE WHEN category_id = $6::int THEN 1 ELSE 0 END DESC,
      popularity DESC, pid) AS place
    FROM asked, (SELECT * FROM named UNION SELECT * FROM best UNION SELECT * FROM others) AS candidate
    ORDER BY place LIMIT $5::int
  )
  SELECT p.pid, p.name, p.picture_url, v.specs, f.category_id, c.name AS category,
    x.price_min::text, x.price_max::text, x.price_low::text, x.price_mid::text, x.price_high::text, x.shop_count, iso_time(x.price_date) AS price_date
  FROM ranked JOIN product p ON p.pid = ranked.pid JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid
    JOIN category c ON c.id = f.category_id LEFT JOIN product_price x ON x.pid = p.pid AND x.currency = $3::text
  ORDER BY ranked.place`, ['text', 'text', 'text', 'integer', 'integer', 'integer', 'text', 'text', 'text', 'text']);
