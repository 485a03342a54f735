import { statement } from '@/lib/platform/database/statement';

/**
 * A search result with its prices in one currency. Amounts are texts with two decimals, times ISO
 * 8601.
 */
export interface FoundRow {
  readonly pid: string;
  readonly name: string;
  readonly picture_url: string | null;
  readonly specs: Readonly<Record<string, unknown>>;
  readonly category_id: number;
  readonly category: string;
  readonly brand: string;
  /** The model family. */
  readonly alid: string;
  /** Whether it is what the query says. */
  readonly is_exact: boolean;
  readonly price_min: string | null;
  readonly price_max: string | null;
  readonly price_low: string | null;
  readonly price_mid: string | null;
  readonly price_high: string | null;
  readonly shop_count: number | null;
  readonly price_date: string | null;
}

/** Limits of rows per step, whatever the size of the catalogue. */
const POPULAR_MAX = 300;
const OTHERS_MAX = 100;
/** With this many matches the third step is skipped. */
const ENOUGH = 5;

/** Popularity is stored for popular products only; others count as 0. */
const POPULARITY = 'coalesce((SELECT p.popularity FROM popular_listing p WHERE p.pid = l.pid), 0)';

/**
 * $1 search key, $2 query for popular products, $3 currency, $4 limit, $5 preferred category or
 * null, $6 query for all products, $7 its filter, $8 query for exact matches (search-query.ts).
 * Three steps, each with a bounded number of rows: products whose name begins with the key and
 * which contain the words missing from the key; popular products that contain the words; and, only
 * if these are too few, any products that contain them. `IS TRUE` keeps the planner from using the
 * index for the filter.
 */
export const FIND = statement(
  `
  WITH query AS MATERIALIZED (
    SELECT $1::text AS key, $2::text::tsquery AS popular, $6::text::tsquery AS any_product
  ), named AS MATERIALIZED (
    SELECT l.pid, l.name_key, ${POPULARITY} AS popularity, l.category_id FROM query, LATERAL (
      SELECT * FROM product_listing l WHERE query.key <> '' AND l.name_key >= query.key COLLATE "C" AND l.name_key < (query.key || '~') COLLATE "C"
      ORDER BY l.name_key LIMIT $4::int) AS l
    WHERE l.document @@ query.popular
  ), best AS MATERIALIZED (
    SELECT l.pid, l.name_key, l.popularity, l.category_id FROM query JOIN popular_listing l ON l.document @@ query.popular
    ORDER BY l.popularity DESC, l.pid LIMIT ${POPULAR_MAX}
  ), found AS MATERIALIZED (
    SELECT * FROM named UNION SELECT * FROM best
  ), others AS MATERIALIZED (
    SELECT l.pid, l.name_key, ${POPULARITY} AS popularity, l.category_id FROM query, LATERAL (
      SELECT * FROM product_listing l
      WHERE l.document @@ query.any_product AND ($7::text = '' OR (l.document @@ $7::text::tsquery) IS TRUE)
      LIMIT ${OTHERS_MAX}) AS l
    WHERE $6::text <> '' AND NOT EXISTS (SELECT FROM found OFFSET least($4::int, ${ENOUGH}) - 1)
  ), ranked AS MATERIALIZED (
    SELECT candidate.*, row_number() OVER (ORDER BY
      (name_key = query.key) DESC,
      similarity(name_key, query.key) + ln(1 + popularity) / 50 + CASE WHEN category_id = $5::int THEN 1 ELSE 0 END DESC,
      popularity DESC, pid) AS place
    FROM query, (SELECT * FROM found UNION SELECT * FROM others) AS candidate
    ORDER BY place LIMIT $4::int
  )
  SELECT p.pid, p.name, p.picture_url, v.specs, ranked.category_id, c.name AS category, f.brand, f.alid,
    coalesce((SELECT l.document @@ $8::text::tsquery FROM product_listing l WHERE l.pid = ranked.pid), false) AS is_exact,
    x.price_min::text, x.price_max::text, x.price_low::text, x.price_mid::text, x.price_high::text, x.shop_count, iso_time(x.price_date) AS price_date
  FROM ranked JOIN product p ON p.pid = ranked.pid JOIN product_variant v ON v.vcid = p.vcid
    JOIN product_family f ON f.alid = v.alid JOIN category c ON c.id = ranked.category_id LEFT JOIN product_price x ON x.pid = p.pid AND x.currency = $3::text
  ORDER BY ranked.place`,
);
