-- Of an even number of prices the middle is the mean of the two in it. The lower of them, as it was, set aside the dearer
-- of any two prices that are more than 17.5 % apart. `twice` is twice the median, `fourfold` four times the median
-- absolute deviation, so that both are exact.

-- What the prices of these products come to: of new things, not more than 30 days older than the newest one, and no
-- outliers by the rule of lib/valuation/price-filter. Where no price is further from the middle than the rule always
-- allows, which is nearly everywhere, the sorted prices answer without it.
-- Read by the index in its order, so that nothing is sorted.
CREATE OR REPLACE FUNCTION refresh_product_prices(pids TEXT[]) RETURNS INTEGER LANGUAGE plpgsql SET enable_seqscan = off SET enable_bitmapscan = off SET work_mem = '64MB' AS
$body$
DECLARE
  touched INTEGER;
BEGIN
  WITH gathered AS MATERIALIZED (
    SELECT pid, currency, array_agg(total_price ORDER BY total_price) AS prices, cardinality(array_agg(DISTINCT shop_name)) AS shops, min(price_date) AS oldest_date, max(price_date) AS newest_date
    FROM offer WHERE pid = ANY (pids) AND is_latest AND condition = 'new' GROUP BY pid, currency
  ), judged AS MATERIALIZED (
    SELECT *, cardinality(prices) AS n, oldest_date >= newest_date - INTERVAL '30 days'
      AND greatest(2 * prices[cardinality(prices)] - twice, twice - 2 * prices[1]) * 10000 <= twice * 1750 AS is_plain
    FROM (SELECT *, prices[(cardinality(prices) + 1) / 2] + prices[cardinality(prices) / 2 + 1] AS twice FROM gathered) AS sorted
  ), fresh AS ( -- each product's prices in arrays, so that nothing is joined whose size the planner cannot know
    SELECT pid, currency, array_agg(price ORDER BY price) AS prices, array_agg(shop_name ORDER BY price) AS shop_names, array_agg(price_date ORDER BY price) AS dates
    FROM (
      SELECT o.pid, o.currency, o.shop_name, o.total_price AS price, o.price_date, max(o.price_date) OVER (PARTITION BY o.pid, o.currency) AS newest_date
      FROM offer o WHERE o.pid = ANY (ARRAY(SELECT DISTINCT pid FROM judged WHERE NOT is_plain)) AND o.is_latest AND o.condition = 'new'
    ) AS latest WHERE price_date >= newest_date - INTERVAL '30 days' GROUP BY pid, currency
  ), summary AS (
    SELECT pid, currency, prices[1] AS price_min, prices[n] AS price_max,
      prices[ceil(1/6.0::float8 * n)] AS price_low, prices[ceil(0.5::float8 * n)] AS price_mid, prices[ceil(5/6.0::float8 * n)] AS price_high,
      shops AS shop_count, newest_date AS price_date
    FROM judged WHERE is_plain
    UNION ALL
    SELECT middle.pid, middle.currency, kept.price_min, kept.price_max, kept.clusters[1], kept.clusters[2], kept.clusters[3], kept.shops, kept.price_date
    FROM (SELECT *, cardinality(prices) AS n, prices[(cardinality(prices) + 1) / 2] + prices[cardinality(prices) / 2 + 1] AS twice FROM fresh) AS middle, LATERAL (
      SELECT distances[(n + 1) / 2] + distances[n / 2 + 1] AS fourfold
      FROM (SELECT array_agg(abs(2 * price - twice) ORDER BY abs(2 * price - twice)) AS distances FROM unnest(prices) AS price) AS apart
    ) AS spread, LATERAL (
      SELECT min(price) AS price_min, max(price) AS price_max, percentile_disc(ARRAY[1/6.0, 0.5, 5/6.0]::float8[]) WITHIN GROUP (ORDER BY price) AS clusters,
        cardinality(array_agg(DISTINCT shop_name)) AS shops, max(price_date) AS price_date
      FROM unnest(prices, shop_names, dates) AS asked (price, shop_name, price_date)
      WHERE abs(2 * price - twice) * 20000 <= greatest(fourfold * 51891, 2 * twice * 1750)
    ) AS kept
    WHERE (middle.pid, middle.currency) IN (SELECT pid, currency FROM judged WHERE NOT is_plain)
  )
  MERGE INTO product_price AS known USING summary AS new ON known.pid = new.pid AND known.currency = new.currency
  WHEN MATCHED AND (known.price_min, known.price_max, known.price_low, known.price_mid, known.price_high, known.shop_count, known.price_date) IS DISTINCT FROM
    (new.price_min, new.price_max, new.price_low, new.price_mid, new.price_high, new.shop_count, new.price_date)
    THEN UPDATE SET (price_min, price_max, price_low, price_mid, price_high, shop_count, price_date) =
      (new.price_min, new.price_max, new.price_low, new.price_mid, new.price_high, new.shop_count, new.price_date)
  WHEN NOT MATCHED THEN INSERT (pid, currency, price_min, price_max, price_low, price_mid, price_high, shop_count, price_date)
    VALUES (new.pid, new.currency, new.price_min, new.price_max, new.price_low, new.price_mid, new.price_high, new.shop_count, new.price_date);
  GET DIAGNOSTICS touched = ROW_COUNT;
  RETURN touched;
END
$body$;

-- What it comes to now.
SELECT refresh_product_prices(ARRAY(SELECT DISTINCT pid::text FROM product_price));
SELECT raise_catalogue_version();
