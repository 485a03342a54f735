-- As before but for the popular products, which are gathered once into an array: the statistics of a catalogue in which nearly all
-- are popular made the planner gather them anew for each product of a batch.
CREATE OR REPLACE FUNCTION refresh_product_summary(pids TEXT[]) RETURNS INTEGER LANGUAGE plpgsql SET enable_seqscan = off SET work_mem = '64MB' AS
$body$
DECLARE
  changed INTEGER := 0;
  touched INTEGER;
  popular_max CONSTANT INTEGER := 5000;
BEGIN
  UPDATE offer o SET is_latest = NOT o.is_latest
  FROM (SELECT offer_id, price_date, is_latest, price_date = max(price_date) OVER (PARTITION BY offer_id) AS is_newest FROM offer WHERE pid = ANY (pids)) AS known
  WHERE known.is_latest <> known.is_newest AND known.offer_id = o.offer_id AND known.price_date = o.price_date;
  GET DIAGNOSTICS touched = ROW_COUNT;
  changed := changed + touched;

  WITH latest AS MATERIALIZED (
    SELECT o.pid, o.currency, o.shop_name, o.total_price AS price, o.price_date, max(o.price_date) OVER (PARTITION BY o.pid, o.currency) AS newest_date
    FROM offer o WHERE o.pid = ANY (pids) AND o.is_latest AND o.condition = 'new'
  ), fresh AS MATERIALIZED (
    SELECT pid, currency, shop_name, price, price_date FROM latest WHERE price_date >= newest_date - INTERVAL '30 days'
  ), gathered AS ( -- each product's prices in arrays, so that nothing is joined whose size the planner cannot know
    SELECT pid, currency, array_agg(price ORDER BY price) AS prices, array_agg(shop_name ORDER BY price) AS shop_names, array_agg(price_date ORDER BY price) AS dates
    FROM fresh GROUP BY pid, currency
  ), middle AS (
    SELECT *, prices[(cardinality(prices) + 1) / 2] AS median FROM gathered
  ), summary AS (
    SELECT middle.pid, middle.currency, kept.*
    FROM middle, LATERAL (
      SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY abs(price - median)) AS deviation FROM unnest(prices) AS price
    ) AS spread, LATERAL (
      SELECT min(price) AS price_min, max(price) AS price_max, percentile_disc(ARRAY[1/6.0, 0.5, 5/6.0]::float8[]) WITHIN GROUP (ORDER BY price) AS clusters,
        cardinality(array_agg(DISTINCT shop_name)) AS shops, max(price_date) AS price_date
      FROM unnest(prices, shop_names, dates) AS asked (price, shop_name, price_date)
      WHERE abs(price - median) * 10000 <= greatest(deviation * 51891, median * 1750)
    ) AS kept
  )
  INSERT INTO product_price AS known (pid, currency, price_min, price_max, price_low, price_mid, price_high, shop_count, price_date)
  SELECT pid, currency, price_min, price_max, clusters[1], clusters[2], clusters[3], shops, price_date FROM summary
  ON CONFLICT (pid, currency) DO UPDATE SET (price_min, price_max, price_low, price_mid, price_high, shop_count, price_date) =
    (excluded.price_min, excluded.price_max, excluded.price_low, excluded.price_mid, excluded.price_high, excluded.shop_count, excluded.price_date)
  WHERE (known.price_min, known.price_max, known.price_low, known.price_mid, known.price_high, known.shop_count, known.price_date) IS DISTINCT FROM
    (excluded.price_min, excluded.price_max, excluded.price_low, excluded.price_mid, excluded.price_high, excluded.shop_count, excluded.price_date);
  GET DIAGNOSTICS touched = ROW_COUNT;
  changed := changed + touched;

  WITH wanted AS (
    SELECT p.pid, search_key(p.name) AS name_key, f.category_id, coalesce(shops.most, 0) AS popularity,
      array_to_tsvector(search_words(concat_ws(' ', p.name, f.brand, f.name, p.mpn, c.name, regexp_replace(c.name, 's\M', '', 'g'), 'gtin' || ltrim(p.gtin, '0')))
        || ('category_' || f.category_id)) AS document
    FROM product p JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid JOIN category c ON c.id = f.category_id
    LEFT JOIN LATERAL (SELECT max(x.shop_count) AS most FROM product_price x WHERE x.pid = p.pid) AS shops ON true
    WHERE p.pid = ANY (pids)
  )
  INSERT INTO product_listing AS known (pid, name_key, document, category_id, popularity)
  SELECT pid, name_key, document, category_id, popularity FROM wanted
  ON CONFLICT (pid) DO UPDATE SET (name_key, document, category_id, popularity) = (excluded.name_key, excluded.document, excluded.category_id, excluded.popularity)
  WHERE (known.name_key, known.document, known.category_id, known.popularity) IS DISTINCT FROM (excluded.name_key, excluded.document, excluded.category_id, excluded.popularity);
  GET DIAGNOSTICS touched = ROW_COUNT;
  changed := changed + touched;

  IF touched > 0 THEN
    INSERT INTO search_word (word)
    SELECT word FROM (SELECT DISTINCT unnest(tsvector_to_array(l.document)) AS word FROM product_listing l WHERE l.pid = ANY (pids)) AS words
    WHERE word ~ '^[a-z]{3,64}$'
    ON CONFLICT DO NOTHING;

    UPDATE product_listing SET is_popular = true
    WHERE NOT is_popular AND pid = ANY (ARRAY(SELECT pid FROM product_listing ORDER BY popularity DESC, hashtext(pid::text) LIMIT popular_max));
    UPDATE product_listing SET is_popular = false
    WHERE is_popular AND pid = ANY (ARRAY(SELECT pid FROM product_listing WHERE is_popular ORDER BY popularity DESC, hashtext(pid::text) OFFSET popular_max));
  END IF;

  IF changed > 0 THEN
    UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
  END IF;
  RETURN changed;
END
$body$;
