-- What lookups read of prices, updated at the end of each batch of an import by
-- refresh_product_summary, so that a lookup reads a bounded number of rows (decision 024). The
-- settings of the functions keep the planner on indexes whose statistics an import has outdated.

-- Marks the newest price of each offer and returns the number of changed rows. Reads latest and
-- older prices separately, because each has an index of its own.
CREATE FUNCTION mark_latest_offers(pids TEXT[]) RETURNS INTEGER
LANGUAGE plpgsql
SET enable_seqscan = off
SET work_mem = '64MB'
AS $$
DECLARE
  touched INTEGER;
BEGIN
  UPDATE offer o SET is_latest = NOT o.is_latest
  FROM (
    SELECT offer_id, price_date, is_latest,
      price_date = max(price_date) OVER (PARTITION BY offer_id) AS is_newest
    FROM (
      SELECT offer_id, price_date, is_latest FROM offer WHERE pid = ANY (pids) AND is_latest
      UNION ALL
      SELECT offer_id, price_date, is_latest FROM offer WHERE pid = ANY (pids) AND NOT is_latest
    ) AS every
  ) AS known
  WHERE known.is_latest <> known.is_newest
    AND known.offer_id = o.offer_id AND known.price_date = o.price_date;
  GET DIAGNOSTICS touched = ROW_COUNT;
  RETURN touched;
END
$$;

-- Summarizes the prices of these products: of new goods, at most 30 days older than the newest
-- price, and without outliers by the rule of lib/valuation/price-filter. Returns the number of
-- changed rows.
--
-- `twice` is twice the median and `fourfold` four times the median absolute deviation, so that both
-- are exact for an even number of prices. Most products are plain: no price is further from the
-- median than the rule always allows, and the sorted prices give the answer. Without bitmap scans
-- the index is read in its order and nothing is sorted.
CREATE FUNCTION refresh_product_prices(pids TEXT[]) RETURNS INTEGER
LANGUAGE plpgsql
SET enable_seqscan = off
SET enable_bitmapscan = off
SET work_mem = '64MB'
AS $$
DECLARE
  touched INTEGER;
BEGIN
  WITH gathered AS MATERIALIZED (
    SELECT pid, currency,
      array_agg(total_price ORDER BY total_price) AS prices,
      cardinality(array_agg(DISTINCT shop_name)) AS shops,
      min(price_date) AS oldest_date,
      max(price_date) AS newest_date
    FROM offer
    WHERE pid = ANY (pids) AND is_latest AND condition = 'new'
    GROUP BY pid, currency
  ), judged AS MATERIALIZED (
    SELECT *, cardinality(prices) AS n,
      oldest_date >= newest_date - INTERVAL '30 days'
        AND greatest(2 * prices[cardinality(prices)] - twice, twice - 2 * prices[1]) * 10000
          <= twice * 1750 AS is_plain
    FROM (
      SELECT *, prices[(cardinality(prices) + 1) / 2] + prices[cardinality(prices) / 2 + 1] AS twice
      FROM gathered
    ) AS sorted
  ), fresh AS (
    -- Arrays instead of rows, because the planner cannot estimate how many rows it would join.
    SELECT pid, currency,
      array_agg(price ORDER BY price) AS prices,
      array_agg(shop_name ORDER BY price) AS shop_names,
      array_agg(price_date ORDER BY price) AS dates
    FROM (
      SELECT o.pid, o.currency, o.shop_name, o.total_price AS price, o.price_date,
        max(o.price_date) OVER (PARTITION BY o.pid, o.currency) AS newest_date
      FROM offer o
      WHERE o.pid = ANY (ARRAY(SELECT DISTINCT pid FROM judged WHERE NOT is_plain))
        AND o.is_latest AND o.condition = 'new'
    ) AS latest
    WHERE price_date >= newest_date - INTERVAL '30 days'
    GROUP BY pid, currency
  ), summary AS (
    SELECT pid, currency,
      prices[1] AS price_min,
      prices[n] AS price_max,
      prices[ceil(1/6.0::float8 * n)] AS price_low,
      prices[ceil(0.5::float8 * n)] AS price_mid,
      prices[ceil(5/6.0::float8 * n)] AS price_high,
      shops AS shop_count,
      newest_date AS price_date
    FROM judged WHERE is_plain
    UNION ALL
    SELECT middle.pid, middle.currency, computed.price_min, computed.price_max,
      computed.clusters[1], computed.clusters[2], computed.clusters[3], computed.shops, computed.price_date
    FROM (
      SELECT *, cardinality(prices) AS n,
        prices[(cardinality(prices) + 1) / 2] + prices[cardinality(prices) / 2 + 1] AS twice
      FROM fresh
    ) AS middle, LATERAL (
      SELECT distances[(n + 1) / 2] + distances[n / 2 + 1] AS fourfold
      FROM (
        SELECT array_agg(abs(2 * price - twice) ORDER BY abs(2 * price - twice)) AS distances
        FROM unnest(prices) AS price
      ) AS apart
    ) AS spread, LATERAL (
      SELECT min(price) AS price_min, max(price) AS price_max,
        percentile_disc(ARRAY[1/6.0, 0.5, 5/6.0]::float8[]) WITHIN GROUP (ORDER BY price)
          AS clusters,
        cardinality(array_agg(DISTINCT shop_name)) AS shops,
        max(price_date) AS price_date
      FROM unnest(prices, shop_names, dates) AS offered (price, shop_name, price_date)
      WHERE abs(2 * price - twice) * 20000 <= greatest(fourfold * 51891, 2 * twice * 1750)
    ) AS computed
    WHERE (middle.pid, middle.currency) IN (SELECT pid, currency FROM judged WHERE NOT is_plain)
  )
  MERGE INTO product_price AS known
  USING summary AS new ON known.pid = new.pid AND known.currency = new.currency
  WHEN MATCHED AND (
      known.price_min, known.price_max, known.price_low, known.price_mid, known.price_high,
      known.shop_count, known.price_date
    ) IS DISTINCT FROM (
      new.price_min, new.price_max, new.price_low, new.price_mid, new.price_high,
      new.shop_count, new.price_date
    ) THEN
    UPDATE SET (
      price_min, price_max, price_low, price_mid, price_high, shop_count, price_date
    ) = (
      new.price_min, new.price_max, new.price_low, new.price_mid, new.price_high,
      new.shop_count, new.price_date
    )
  WHEN NOT MATCHED THEN
    INSERT (
      pid, currency,
      price_min, price_max, price_low, price_mid, price_high, shop_count, price_date
    ) VALUES (
      new.pid, new.currency,
      new.price_min, new.price_max, new.price_low, new.price_mid, new.price_high,
      new.shop_count, new.price_date
    );
  GET DIAGNOSTICS touched = ROW_COUNT;
  RETURN touched;
END
$$;

-- Chooses the products of most shops, which are searched first; ties are broken by a hash, so that
-- no name is preferred. In a small catalogue all products are chosen, sold or not. Returns the
-- number of changed rows.
CREATE FUNCTION elect_popular_products() RETURNS INTEGER
LANGUAGE plpgsql
SET enable_seqscan = on
SET enable_hashjoin = off
SET enable_mergejoin = off
SET work_mem = '64MB'
AS $$
DECLARE
  popular_max CONSTANT INTEGER := 5000;
  changed INTEGER := 0;
  touched INTEGER;
  elected TEXT[];
BEGIN
  elected := ARRAY(
    SELECT pid FROM (
      SELECT pid, max(shop_count) AS most FROM (
        SELECT pid, shop_count FROM product_price
        ORDER BY shop_count DESC, hashtext(pid) LIMIT 2 * popular_max
      ) AS sold
      GROUP BY pid
    ) AS once
    ORDER BY most DESC, hashtext(pid) LIMIT popular_max
  );
  IF cardinality(elected) < popular_max THEN
    elected := elected || ARRAY(
      SELECT pid FROM product_listing
      WHERE pid <> ALL (elected)
      ORDER BY hashtext(pid) LIMIT popular_max - cardinality(elected)
    );
  END IF;

  DELETE FROM popular_listing WHERE pid <> ALL (elected);
  GET DIAGNOSTICS touched = ROW_COUNT;
  changed := changed + touched;

  UPDATE popular_listing l SET popularity = top.popularity
  FROM (
    SELECT pid,
      coalesce((SELECT max(x.shop_count) FROM product_price x WHERE x.pid = one.pid), 0)
        AS popularity
    FROM unnest(elected) AS one (pid)
  ) AS top
  WHERE l.pid = top.pid AND l.popularity <> top.popularity;
  GET DIAGNOSTICS touched = ROW_COUNT;
  changed := changed + touched;

  INSERT INTO popular_listing (pid, name_key, document, category_id, popularity)
  SELECT l.pid, l.name_key, popular_document(l.document), l.category_id,
    coalesce((SELECT max(x.shop_count) FROM product_price x WHERE x.pid = l.pid), 0)
  FROM product_listing l
  WHERE l.pid = ANY (ARRAY(
    SELECT one.pid FROM unnest(elected) AS one (pid)
    WHERE NOT EXISTS (SELECT FROM popular_listing p WHERE p.pid = one.pid)
  ));
  GET DIAGNOSTICS touched = ROW_COUNT;
  RETURN changed + touched;
END
$$;

-- Changes the ETag of all lookups.
CREATE FUNCTION raise_catalogue_version() RETURNS VOID
LANGUAGE sql
AS $$
  UPDATE catalogue_version SET version = version + 1 WHERE id = 1
$$;

-- Updates everything that lookups read of these products. Returns the number of changed rows.
CREATE FUNCTION refresh_product_summary(pids TEXT[]) RETURNS INTEGER
LANGUAGE plpgsql
AS $$
DECLARE
  changed INTEGER := mark_latest_offers(pids) + refresh_product_prices(pids)
    + refresh_product_listings(pids) + elect_popular_products();
BEGIN
  IF changed > 0 THEN
    PERFORM raise_catalogue_version();
  END IF;
  RETURN changed;
END
$$;

-- Analyzes the tables that are new to the planner or four times as large as when they were last
-- analyzed, which an import calls while it runs. Only the owner of a table may do it.
CREATE FUNCTION count_catalogue() RETURNS VOID
LANGUAGE plpgsql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  grown NAME;
BEGIN
  FOR grown IN
    SELECT relname FROM pg_class
    WHERE oid = ANY (ARRAY[
        'public.product_family', 'public.product_variant', 'public.product', 'public.offer',
        'public.product_price', 'public.product_listing'
      ]::regclass[])
      AND pg_relation_size(oid) > 0
      AND (
        reltuples <= 0
        OR pg_relation_size(oid) / current_setting('block_size')::int > 4 * relpages
      )
  LOOP
    EXECUTE format('ANALYZE public.%I', grown);
  END LOOP;
END
$$;

REVOKE ALL ON FUNCTION count_catalogue() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_catalogue() TO cvs_app;
