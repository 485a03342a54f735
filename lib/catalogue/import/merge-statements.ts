import { STAGED_COLUMNS } from './staged';

/*
 * What is done with a batch of rows, in the order in which it is done, all of it in the transaction of the import. Every
 * lookup is one on an index, so that a row costs the same among ten thousand products and among a million.
 */

/**
 * For the transaction: every lookup by its index, and nobody but the import itself counts the tables while it runs.
 * Autovacuum, which sees nothing of what is not committed, would tell the planner that they are empty.
 */
export const BY_INDEX = `
  SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off;
  LOCK TABLE product_family, product_variant, product, offer, product_price, product_listing IN SHARE UPDATE EXCLUSIVE MODE`;

export const COUNT = 'SELECT count_catalogue()';

/** Held from the first row to the commit: one import at a time, over all processes. A dead process holds nothing. */
export const TAKE_TURN = "SELECT pg_try_advisory_xact_lock(hashtext('price_import')) AS is_mine";

export const MAKE_TABLES = `
  CREATE TEMP TABLE staged (${STAGED_COLUMNS}) ON COMMIT DROP;
  CREATE TEMP TABLE matched (LIKE staged, found_pid TEXT, pid TEXT NOT NULL, is_known BOOLEAN NOT NULL) ON COMMIT DROP;
  CREATE TEMP TABLE touched (pid TEXT NOT NULL) ON COMMIT DROP`;

/** $1, $2: ids and names. */
export const ADD_CATEGORIES = 'INSERT INTO category (id, name) SELECT * FROM unnest($1::int[], $2::text[]) ON CONFLICT DO NOTHING';

export const EMPTY_TABLES = 'TRUNCATE staged, matched, touched';

export const COPY_IN = 'COPY staged FROM STDIN';

/**
 * By GTIN; else by brand and manufacturer's number, where exactly one product has them; else under the row's own name. The
 * first of several by array_agg: for min() the planner may go through all products in their order instead.
 */
export const MATCH = `
  WITH named AS (
    SELECT s.*, coalesce(by_gtin.pid, by_mpn.pid) AS found_pid FROM staged s
    LEFT JOIN LATERAL (SELECT (array_agg(p.pid ORDER BY p.pid))[1] AS pid FROM product p WHERE p.gtin = s.gtin) by_gtin ON true
    LEFT JOIN LATERAL (
      SELECT min(p.pid) AS pid FROM product p JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid
      WHERE s.gtin IS NULL AND s.brand <> '' AND p.mpn = s.mpn AND lower(f.brand) = lower(s.brand) HAVING min(p.pid) = max(p.pid)
    ) by_mpn ON true
  )
  INSERT INTO matched SELECT named.*, coalesce(found_pid, own_pid), found_pid IS NOT NULL OR EXISTS (SELECT FROM product p WHERE p.pid = own_pid) FROM named`;

/** A product that the catalogue does not know needs a category that it knows. */
export const REFUSE_WITHOUT_CATEGORY = 'DELETE FROM matched WHERE NOT is_known AND category_id IS NULL RETURNING row_number, category_text';

/** What the catalogue knows already stays as it is: a shop's words do not change a product. */
export const ADD_PRODUCTS = `
  WITH fresh AS MATERIALIZED (
    SELECT DISTINCT ON (pid) * FROM matched WHERE NOT is_known ORDER BY pid, row_number
  ), family AS (
    INSERT INTO product_family (alid, brand, name, category_id)
    SELECT DISTINCT ON (own_alid) own_alid, brand, left(title, 255), category_id FROM fresh ORDER BY own_alid, row_number ON CONFLICT DO NOTHING
  ), variant AS (
    INSERT INTO product_variant (vcid, alid, specs)
    SELECT DISTINCT ON (own_vcid) own_vcid, own_alid, specs::jsonb FROM fresh ORDER BY own_vcid, row_number ON CONFLICT DO NOTHING
  ), added AS (
    INSERT INTO product (pid, vcid, name, gtin, mpn, picture_url)
    SELECT pid, own_vcid, title, gtin, mpn, picture_url FROM fresh ON CONFLICT DO NOTHING RETURNING pid
  )
  SELECT count(*)::int AS products_new FROM added`;

/** The summaries of the batch: prices of whatever was touched, and how the new products are searched. */
export const SUMMARISE = `
  SELECT refresh_product_prices(ARRAY(SELECT DISTINCT pid::text FROM touched)) AS prices,
    refresh_product_listings(ARRAY(SELECT DISTINCT pid FROM matched WHERE NOT is_known)) AS listings`;

/** Once per import, when its rows have changed anything. */
export const CONCLUDE = 'SELECT elect_popular_products(), raise_catalogue_version()';

/**
 * $1: midnight of the day. Of the days on which an offer had one and the same price, the first and the last are kept: a
 * price that is seen again moves the last one, or becomes it. Per offer and day there is one price, the last that came.
 */
export const PRICE_OFFERS = `
  WITH compared AS (
    SELECT m.*, last.price_date AS last_date, last.price_date >= $1::timestamptz AS is_today,
      last.is_latest AS was_latest, last.pid AS last_pid, (last.pid, last.base_price, last.total_price, last.in_stock, last.condition) IS NOT DISTINCT FROM (m.pid, m.base_price, m.total_price, m.in_stock, m.condition) AS is_same,
      (last.name, last.shop_name, last.shop_url) IS NOT DISTINCT FROM (m.title, m.shop_name, m.shop_url) AS is_same_text,
      (prior.pid, prior.base_price, prior.total_price, prior.in_stock, prior.condition) IS NOT DISTINCT FROM (last.pid, last.base_price, last.total_price, last.in_stock, last.condition) AS is_run
    FROM matched m
    LEFT JOIN LATERAL (
      SELECT * FROM offer o WHERE o.offer_id = m.offer_id AND o.price_date < $1::timestamptz + interval '1 day' ORDER BY o.price_date DESC LIMIT 1
    ) last ON true
    LEFT JOIN LATERAL (
      SELECT * FROM offer o WHERE o.offer_id = m.offer_id AND o.price_date < last.price_date ORDER BY o.price_date DESC LIMIT 1
    ) prior ON last.price_date < $1::timestamptz
  ), judged AS MATERIALIZED (
    SELECT *, CASE
      WHEN last_date IS NULL THEN 'new'
      WHEN is_same AND is_same_text AND is_today THEN 'unchanged'
      WHEN is_same AND NOT is_today THEN 'confirmed'
      ELSE 'changed'
    END AS outcome, is_today OR (is_same AND is_run) AS is_moved
    FROM compared
  ), written AS (
    INSERT INTO offer (offer_id, price_date, pid, shop_name, shop_url, name, currency, base_price, total_price, in_stock, condition, is_latest)
    SELECT offer_id, $1::timestamptz, pid, shop_name, shop_url, title, currency, base_price, total_price, in_stock, condition,
      CASE WHEN outcome = 'new' THEN NOT EXISTS (SELECT FROM offer later WHERE later.offer_id = judged.offer_id) ELSE was_latest END
    FROM judged WHERE outcome = 'new' OR NOT is_moved
  ), outdated AS (
    UPDATE offer o SET is_latest = false
    FROM judged j WHERE j.outcome IN ('confirmed', 'changed') AND NOT j.is_moved AND j.was_latest AND o.offer_id = j.offer_id AND o.price_date = j.last_date
  ), moved AS (
    UPDATE offer o SET price_date = greatest(o.price_date, $1::timestamptz), pid = j.pid, shop_name = j.shop_name, shop_url = j.shop_url, name = j.title,
      base_price = j.base_price, total_price = j.total_price, in_stock = j.in_stock, condition = j.condition
    FROM judged j WHERE j.outcome IN ('confirmed', 'changed') AND j.is_moved AND o.offer_id = j.offer_id AND o.price_date = j.last_date
  ), told AS (
    INSERT INTO touched SELECT unnest(CASE WHEN last_pid <> pid THEN ARRAY[pid, last_pid] ELSE ARRAY[pid] END) FROM judged WHERE outcome <> 'unchanged'
  )
  SELECT outcome, count(*)::int AS rows FROM judged GROUP BY outcome`;
