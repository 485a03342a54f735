import { OFFER_COLUMNS, PRODUCT_COLUMNS } from './staged';

/*
 * Statements that write a batch of rows in the transaction of the import. Every lookup uses an
 * index, so that the cost of a row does not depend on the number of products. Rows of known
 * products need one statement; product data is sent only for the others.
 */

/**
 * Settings of the transaction. Lookups must use indexes, and the table lock keeps autovacuum out,
 * which does not see uncommitted rows and would report the tables as empty to the planner. The lock
 * also prevents deletions of products, so that a trigger need not look up each offer's product
 * again.
 */
export const BY_INDEX = `
  SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off; SET LOCAL catalogue.products_are_known = 'on';
  LOCK TABLE product_family, product_variant, product, offer, product_price,
    product_listing IN SHARE UPDATE EXCLUSIVE MODE`;

export const COUNT = 'SELECT count_catalogue()';

/**
 * Held from the first row to the commit, so that only one import runs at a time across all
 * processes. It is released if the process dies.
 */
export const TAKE_TURN = "SELECT pg_try_advisory_xact_lock(hashtext('price_import')) AS is_mine";

export const MAKE_TABLES = `
  CREATE TEMP TABLE staged (${OFFER_COLUMNS}) ON COMMIT DROP;
  CREATE TEMP TABLE fresh (${PRODUCT_COLUMNS}) ON COMMIT DROP;
  CREATE TEMP TABLE touched (pid VARCHAR(64) NOT NULL) ON COMMIT DROP`;

export const EMPTY_TABLES = 'TRUNCATE staged, fresh, touched';

export const COPY_OFFERS = 'COPY staged FROM STDIN';
export const COPY_PRODUCTS = 'COPY fresh FROM STDIN';

/** Run once at the end of an import that changed anything. */
export const CONCLUDE = 'SELECT elect_popular_products(), raise_catalogue_version()';

/**
 * Finds the product of a row by GTIN, else by brand and manufacturer's number if they identify
 * exactly one product, else by the row's own pid. `ORDER BY … LIMIT 1` reads an index, where the
 * planner might scan all products for min().
 */
const FOUND = `
    SELECT s.*, coalesce(CASE
      WHEN s.gtin IS NOT NULL THEN (SELECT p.pid FROM product p WHERE p.gtin = s.gtin ORDER BY p.gtin, p.pid LIMIT 1)
      WHEN s.mpn IS NOT NULL THEN (
        SELECT min(p.pid) FROM product p JOIN product_variant v ON v.vcid = p.vcid
          JOIN product_family f ON f.alid = v.alid
        WHERE p.mpn = s.mpn AND lower(f.brand) = lower(s.brand) HAVING min(p.pid) = max(p.pid))
      END, (SELECT p.pid FROM product p WHERE p.pid = s.own_pid)) AS pid
    FROM staged s`;

const COMPARED_COLUMNS = ['pid', 'base_price', 'total_price', 'in_stock', 'condition'];
const isSame = (one: string, other: string): string =>
  `(${COMPARED_COLUMNS.map((column) => `${one}.${column}`).join(', ')}) IS NOT DISTINCT FROM (${COMPARED_COLUMNS.map((column) => `${other}.${column}`).join(', ')})`;

interface Case {
  /** Whether the day of the import may be earlier than the newest price of an offer. */
  readonly isElder?: boolean;
  readonly returning?: string;
  readonly priced?: string;
  readonly updatedFilter?: string;
}

const DAY_AFTER = "$1::timestamptz + interval '1 day'";

/**
 * $1 is midnight of the import's day. An offer has one price per day, the last imported. Of
 * consecutive days with the same price only the first and the last are stored, so that confirming a
 * price moves the last row or adds it. Rows with an unknown product are only reported, as are rows
 * of offers with a price of a later day, unless `isElder` is set, which costs a second lookup per
 * row.
 */
const merge = (
  named: string,
  { isElder = false, returning = '', priced = '', updatedFilter = '' }: Case,
): string => `
  WITH named AS (${named} OFFSET 0
  ), compared AS (
    SELECT m.*, last.price_date AS last_date, last.price_date >= $1::timestamptz AS is_today,
      last.is_latest AS was_latest, last.pid AS last_pid,
      ${isSame('last', 'm')} AS is_same,
      (last.name, last.shop_name, last.shop_url) IS NOT DISTINCT
        FROM (m.title, m.shop_name, m.shop_url) AS is_same_text,
      CASE WHEN last.price_date < $1::timestamptz THEN (
        SELECT ${isSame('prior', 'last')} FROM offer prior WHERE prior.offer_id = m.offer_id
          AND prior.price_date < last.price_date ORDER BY prior.price_date DESC LIMIT 1
      ) END AS is_run
    FROM named m LEFT JOIN LATERAL (
      SELECT * FROM offer o
        WHERE o.offer_id = m.offer_id ${isElder ? `AND o.price_date < ${DAY_AFTER}` : ''}
        ORDER BY o.price_date DESC LIMIT 1
    ) last ON m.pid IS NOT NULL
  ), judged AS MATERIALIZED (
    SELECT CASE
      WHEN pid IS NULL THEN 'unknown'
      WHEN last_date IS NULL THEN 'new'
      WHEN last_date >= ${DAY_AFTER} THEN 'elder'
      WHEN is_same AND is_same_text AND is_today THEN 'unchanged'
      WHEN is_same AND NOT is_today THEN 'confirmed'
      ELSE 'changed'
    END AS outcome, is_today OR (is_same AND is_run IS TRUE) AS is_moved, was_latest, at,
      base_price, total_price, in_stock, last_date, pid, last_pid, offer_id,
      title, shop_name, shop_url, currency, condition
    FROM compared
  ), written AS (
    INSERT INTO offer (offer_id, price_date, pid, shop_name, shop_url, name, currency, base_price,
      total_price, in_stock, condition, is_latest)
    SELECT offer_id, $1::timestamptz(3), pid, shop_name, shop_url, title, currency, base_price,
      total_price, in_stock, condition,
      CASE WHEN outcome = 'new' THEN ${isElder ? 'NOT EXISTS (SELECT FROM offer later WHERE later.offer_id = judged.offer_id)' : 'true'} ELSE was_latest END
    FROM judged WHERE outcome = 'new' OR (outcome IN ('confirmed', 'changed') AND NOT is_moved)${returning}
  ), outdated AS (
    UPDATE offer o SET is_latest = false
    FROM judged j WHERE j.outcome IN ('confirmed', 'changed') AND NOT j.is_moved AND j.was_latest
      AND o.offer_id = j.offer_id AND o.price_date = j.last_date
  ), moved AS (
    UPDATE offer o SET price_date = greatest(o.price_date, $1::timestamptz), pid = j.pid,
      shop_name = j.shop_name, shop_url = j.shop_url, name = j.title,
      base_price = j.base_price, total_price = j.total_price, in_stock = j.in_stock, condition = j.condition
    FROM judged j WHERE j.outcome IN ('confirmed', 'changed') AND j.is_moved
      AND o.offer_id = j.offer_id AND o.price_date = j.last_date
  )${priced}, touching AS (
    INSERT INTO touched
    SELECT pid FROM judged WHERE outcome IN ('new', 'confirmed', 'changed')${updatedFilter}
    UNION ALL SELECT last_pid FROM judged WHERE outcome IN ('confirmed', 'changed') AND last_pid <> pid
  )
  SELECT outcome, count(*)::int AS rows, string_agg(at::text,
    ',') FILTER (WHERE outcome IN ('unknown', 'elder')) AS places FROM judged GROUP BY outcome`;

/**
 * Merges rows of known products. Product data stays unchanged, because a shop's texts must not
 * change a product.
 */
export const MERGE_KNOWN = merge(FOUND, {});

/** $2 places of rows that an earlier statement reported as `elder`. */
export const MERGE_ELDER = merge(`${FOUND} WHERE s.at = ANY ($2::int[])`, { isElder: true });

/**
 * $2 places of rows whose products have just been added, $3 those of these products with several
 * rows. The price summary of the others equals their only offer.
 */
export const MERGE_NEW = merge(
  'SELECT s.*, s.own_pid AS pid FROM staged s WHERE s.at = ANY ($2::int[])',
  {
    returning: ' RETURNING pid, currency, total_price, condition, is_latest',
    priced: `, priced AS (
    INSERT INTO product_price (pid, currency, price_min, price_max, price_low, price_mid,
      price_high, shop_count, price_date)
    SELECT pid, currency, total_price, total_price, total_price, total_price, total_price, 1, $1::timestamptz(3)
    FROM written WHERE is_latest AND condition = 'new' AND pid <> ALL ($3::text[])
  )`,
    updatedFilter: ' AND (is_moved OR pid = ANY ($3::text[]))',
  },
);

/** Updates the price summary of every product that was touched. */
export const PRICE_PRODUCTS =
  'SELECT refresh_product_prices(ARRAY(SELECT DISTINCT pid::text FROM touched))';

export const ADD_PRODUCTS = `
  WITH family AS (
    INSERT INTO product_family (alid, brand, name, category_id, feed_category)
    SELECT alid, brand, left(name, 255), category_id, feed_category FROM fresh WHERE opens_family ON CONFLICT (alid) DO NOTHING
  ), variant AS (
    INSERT INTO product_variant (vcid, alid, specs) SELECT vcid, alid, specs FROM fresh
      WHERE opens_variant ON CONFLICT (vcid) DO NOTHING
  ), added AS (
    INSERT INTO product (pid, vcid, name, gtin, mpn, picture_url) SELECT pid, vcid, name, gtin,
      mpn, picture_url FROM fresh ON CONFLICT (pid) DO NOTHING RETURNING pid
  )
  SELECT (SELECT count(*)::int FROM added) AS came, (SELECT count(*)::int FROM fresh) AS sent`;

/**
 * Makes the search entries of added products, as `refresh_product_listings` does. The words of a
 * row were computed while it was read; those of a family are computed once for all its products.
 * Hash joins are forced, because the planner has no statistics of either side. Entries left by a
 * deleted product with the same pid are removed first.
 */
export const LIST_PRODUCTS = `
  DELETE FROM product_listing WHERE pid = ANY (ARRAY(SELECT pid::text FROM fresh));
  DELETE FROM product_price WHERE pid = ANY (ARRAY(SELECT pid::text FROM fresh));
  SET LOCAL enable_nestloop = off; SET LOCAL enable_mergejoin = off;
  WITH family AS MATERIALIZED (
    SELECT f.alid, f.category_id,
      search_words(concat_ws(' ', f.brand, f.name, c.name, regexp_replace(c.name, 's\\M', '',
        'g'))) || ('category_' || f.category_id) AS words
    FROM product_family f JOIN category c ON c.id = f.category_id
      WHERE f.alid = ANY (ARRAY(SELECT DISTINCT alid::text FROM fresh))
  ), listed AS (
    INSERT INTO product_listing (pid, name_key, document, category_id)
    SELECT p.pid, p.name_key, array_to_tsvector(string_to_array(p.words, ' ') || f.words),
      f.category_id FROM fresh p JOIN family f ON f.alid = p.alid
  )
  INSERT INTO search_word (word)
  SELECT word FROM (
    SELECT DISTINCT unnest(words) AS word
      FROM family UNION SELECT DISTINCT unnest(string_to_array(words, ' ')) FROM fresh
  ) AS words WHERE length(word) BETWEEN 3 AND 64 AND translate(word, '0123456789_', '') = word ON CONFLICT DO NOTHING;
  SET LOCAL enable_nestloop = on; SET LOCAL enable_mergejoin = on;
  SELECT sort_in_words()`;

export const LIST_ANEW = 'SELECT refresh_product_listings(ARRAY(SELECT pid::text FROM fresh))';
