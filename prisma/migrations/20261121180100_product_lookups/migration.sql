-- Product lookups: what is searched and what is said of prices stands in rows of its own, made at the end of each batch of
-- an import, so that a question reads a bounded number of rows however large the catalogue is (decision 024).

-- Whole names are no longer looked through for trigrams: a common word would have half the catalogue for candidates. Words are.
DROP INDEX "product_name_trgm";

-- lib/catalogue/search/search-key.ts does the same to what is asked.
-- Words and numbers as they are compared: small Latin letters without accents, digits, one space between them. Whatever
-- else stands between two words is a space. The letters are spelt out because a cluster of locale C knows ASCII only; a
-- text of ASCII alone is spared them, which is most of the work. Not STRICT: then PostgreSQL writes the function out where it
-- is called, and calling it costs more than its work.
CREATE FUNCTION plain_text(said TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT lower(CASE WHEN octet_length(said) = char_length(said) THEN said ELSE replace(replace(replace(replace(translate(normalize(said),
  'ÀÁÂÃÄÅàáâãäåÇČçčĎďÈÉÊËĚèéêëěÌÍÎÏìíîïŁłÑŇñňÒÓÔÕÖŐØòóôõöőøŘřŠŚšśŤťÙÚÛÜŮŰùúûüůűÝýÿŽŻžż',
  'AAAAAAaaaaaaCCccDdEEEEEeeeeeIIIIiiiiLlNNnnOOOOOOOoooooooRrSSssTtUUUUUUuuuuuuYyyZZzz'),
  'Æ', 'ae'), 'æ', 'ae'), 'ß', 'ss'), 'Œ', 'oe') END) $$;

-- The words of a plain text, where whatever stands between two of them is a gap. What stands there in most names is replaced
-- sign by sign; a pattern, which costs ten times as much, is asked about the rest only.
CREATE FUNCTION words_between(plain TEXT, gap TEXT) RETURNS TEXT[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS
$$
DECLARE
  parted TEXT := replace(replace(replace(replace(replace(replace(replace(replace(replace(plain, '-', gap), '/', gap), '"', gap), '''', gap), '(', gap), ')', gap), ',', gap), '.', gap), '+', gap);
BEGIN
  IF parted ~ '[^a-z0-9 ]' THEN
    parted := regexp_replace(parted, '[^a-z0-9 ]+', gap, 'g');
  END IF;
  RETURN array_remove(string_to_array(parted, ' '), '');
END
$$;

CREATE FUNCTION search_key(said TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT array_to_string(words_between(plain_text(said), ' '), ' ') $$;

-- Every word of a text, and each run of characters without a space as one word too: WH-1000XM5 is wh, 1000xm5, wh1000xm5.
CREATE FUNCTION search_words(said TEXT) RETURNS TEXT[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS
$$
DECLARE
  plain CONSTANT TEXT := plain_text(said);
BEGIN
  IF plain ~ '[^a-z0-9 ]' THEN
    RETURN words_between(plain, ' ') || words_between(plain, '');
  END IF;
  RETURN array_remove(string_to_array(plain, ' '), '');
END
$$;

-- A product as it is searched. Nothing here changes with its prices: they would write its document into the index anew.
CREATE TABLE "product_listing" (
    "pid" VARCHAR(64) NOT NULL,
    "name_key" VARCHAR(512) COLLATE "C" NOT NULL,
    "document" TSVECTOR NOT NULL,
    "category_id" INTEGER NOT NULL,

    CONSTRAINT "product_listing_pkey" PRIMARY KEY ("pid")
);
CREATE INDEX "product_listing_document_idx" ON "product_listing" USING GIN ("document");
CREATE INDEX "product_listing_name_key_idx" ON "product_listing"("name_key");

-- The few thousand most popular products once more, in a table of their own: among a million others each of them lay on a page
-- of its own, and a search that reads some hundred of them read as many pages.
CREATE TABLE "popular_listing" (
    "pid" VARCHAR(64) NOT NULL,
    "name_key" VARCHAR(512) COLLATE "C" NOT NULL,
    "document" TSVECTOR NOT NULL,
    "category_id" INTEGER NOT NULL,
    "popularity" INTEGER NOT NULL,

    CONSTRAINT "popular_listing_pkey" PRIMARY KEY ("pid")
);
-- Sorted in at once: nothing is left to be read to its end by every search.
CREATE INDEX "popular_listing_document_idx" ON "popular_listing" USING GIN ("document") WITH (fastupdate = off);

-- Among the popular a number of a model is found by its end too: XM5 of WH-1000XM5. Of all products this would be half as
-- many words again.
CREATE FUNCTION popular_document(document TSVECTOR) RETURNS TSVECTOR LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$
  SELECT document || array_to_tsvector(coalesce((
    SELECT array_agg(DISTINCT ending[1]) FROM unnest(tsvector_to_array(document)) AS word,
      LATERAL regexp_matches(word, '^[a-z]*[0-9]+([a-z]+[0-9][a-z0-9]*)$') AS ending WHERE length(ending[1]) >= 3), '{}'))
$$;

-- The words of the catalogue, for what is spelt otherwise. Without digits: a wrong digit is another product, no slip.
CREATE TABLE "search_word" (
    "word" VARCHAR(64) COLLATE "C" NOT NULL,

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("word")
);
CREATE INDEX "search_word_trgm" ON "search_word" USING GIN ("word" gin_trgm_ops);

-- What a product's prices come to in a currency. Every import writes each of its rows once more: room for that on the same page.
CREATE TABLE "product_price" (
    "pid" VARCHAR(64) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "price_min" DECIMAL(14,2) NOT NULL,
    "price_max" DECIMAL(14,2) NOT NULL,
    "price_low" DECIMAL(14,2) NOT NULL,
    "price_mid" DECIMAL(14,2) NOT NULL,
    "price_high" DECIMAL(14,2) NOT NULL,
    "shop_count" INTEGER NOT NULL,
    "price_date" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "product_price_pkey" PRIMARY KEY ("pid", "currency")
) WITH (fillfactor = 50);

-- Raised by whatever changes an answer of the lookups: their entity tag.
CREATE TABLE "catalogue_version" (
    "id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "catalogue_version_pkey" PRIMARY KEY ("id")
);
INSERT INTO catalogue_version (id, version) VALUES (1, 1);

-- The newest price of each offer; the others are its history.
ALTER TABLE "offer" ADD COLUMN "is_latest" BOOLEAN NOT NULL DEFAULT true;
CREATE INDEX "offer_latest_idx" ON "offer"("pid", "currency", "total_price") WHERE "is_latest";

-- Candidates of like kind and quality: the families of a brand, or of a whole category, in the order of their release.
DROP INDEX "product_family_category_id_brand_idx";
CREATE INDEX "product_family_category_id_brand_release_date_idx" ON "product_family"("category_id", "brand", "release_date");
CREATE INDEX "product_family_category_id_release_date_idx" ON "product_family"("category_id", "release_date");

-- What was asked when an appraisal was made says more with the price before delivery.
ALTER TABLE "price_snapshot" ADD COLUMN "base_price" DECIMAL(14,2);

GRANT SELECT, INSERT, UPDATE, DELETE ON "product_listing", "popular_listing", "search_word", "product_price" TO cvs_app;
GRANT SELECT, UPDATE ON "catalogue_version" TO cvs_app;

-- That an offer is of a product of the catalogue is looked at once per statement: row by row it was a fourth of what an
-- import cost (decision 031).
ALTER TABLE "offer" DROP CONSTRAINT "offer_pid_fkey";
CREATE FUNCTION expect_products_of_offers() RETURNS TRIGGER LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS
$body$
DECLARE
  unknown TEXT;
BEGIN
  SELECT written.pid INTO unknown FROM written WHERE NOT EXISTS (SELECT FROM product p WHERE p.pid = written.pid) LIMIT 1;
  IF FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = format('an offer is of the product %s, which is not in the catalogue', unknown), TABLE = 'offer', CONSTRAINT = 'offer_pid_fkey';
  END IF;
  RETURN NULL;
END
$body$;
CREATE TRIGGER offer_is_of_product AFTER INSERT ON "offer" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION expect_products_of_offers();
CREATE TRIGGER offer_stays_of_product AFTER UPDATE ON "offer" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION expect_products_of_offers();

-- Whoever removes products waits for those who write offers, and they for him; neither sees the other half done.
CREATE FUNCTION wait_for_offers() RETURNS TRIGGER LANGUAGE plpgsql AS
$body$
BEGIN
  LOCK TABLE offer IN SHARE ROW EXCLUSIVE MODE;
  RETURN NULL;
END
$body$;
CREATE FUNCTION expect_no_offers() RETURNS TRIGGER LANGUAGE plpgsql AS
$body$
DECLARE
  sold TEXT;
BEGIN
  SELECT gone.pid INTO sold FROM gone WHERE EXISTS (SELECT FROM offer o WHERE o.pid = gone.pid) AND NOT EXISTS (SELECT FROM product p WHERE p.pid = gone.pid) LIMIT 1;
  IF FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = format('the product %s has offers', sold), TABLE = 'offer', CONSTRAINT = 'offer_pid_fkey';
  END IF;
  RETURN NULL;
END
$body$;
CREATE TRIGGER product_waits_for_offers BEFORE DELETE OR UPDATE OF "pid" ON "product" FOR EACH STATEMENT EXECUTE FUNCTION wait_for_offers();
CREATE TRIGGER product_without_offers AFTER DELETE ON "product" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION expect_no_offers();
CREATE TRIGGER product_keeps_offers AFTER UPDATE ON "product" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION expect_no_offers();

-- What the lookups read is made true in parts, so that an import of prices does of them only what its rows call for: a price
-- that is seen again makes no search document anew.
-- Which price of each offer is its newest. Returns how many rows it changed, as the others do.
CREATE FUNCTION mark_latest_offers(pids TEXT[]) RETURNS INTEGER LANGUAGE plpgsql SET enable_seqscan = off SET work_mem = '64MB' AS
$body$
DECLARE
  touched INTEGER;
BEGIN
  UPDATE offer o SET is_latest = NOT o.is_latest
  FROM (SELECT offer_id, price_date, is_latest, price_date = max(price_date) OVER (PARTITION BY offer_id) AS is_newest FROM offer WHERE pid = ANY (pids)) AS known
  WHERE known.is_latest <> known.is_newest AND known.offer_id = o.offer_id AND known.price_date = o.price_date;
  GET DIAGNOSTICS touched = ROW_COUNT;
  RETURN touched;
END
$body$;

-- What the prices of these products come to: of new things, not more than 30 days older than the newest one, and no
-- outliers by the rule of lib/valuation/price-filter. Where no price is further from the middle than the rule always
-- allows, which is nearly everywhere, the sorted prices answer without it.
-- Read by the index in its order, so that nothing is sorted.
CREATE FUNCTION refresh_product_prices(pids TEXT[]) RETURNS INTEGER LANGUAGE plpgsql SET enable_seqscan = off SET enable_bitmapscan = off SET work_mem = '64MB' AS
$body$
DECLARE
  touched INTEGER;
BEGIN
  WITH gathered AS MATERIALIZED (
    SELECT pid, currency, array_agg(total_price ORDER BY total_price) AS prices, cardinality(array_agg(DISTINCT shop_name)) AS shops, min(price_date) AS oldest_date, max(price_date) AS newest_date
    FROM offer WHERE pid = ANY (pids) AND is_latest AND condition = 'new' GROUP BY pid, currency
  ), judged AS MATERIALIZED (
    SELECT *, cardinality(prices) AS n, oldest_date >= newest_date - INTERVAL '30 days'
      AND greatest(prices[cardinality(prices)] - median, median - prices[1]) * 10000 <= median * 1750 AS is_plain
    FROM (SELECT *, prices[(cardinality(prices) + 1) / 2] AS median FROM gathered) AS sorted
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
    FROM (SELECT *, prices[(cardinality(prices) + 1) / 2] AS median FROM fresh) AS middle, LATERAL (
      SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY abs(price - median)) AS deviation FROM unnest(prices) AS price
    ) AS spread, LATERAL (
      SELECT min(price) AS price_min, max(price) AS price_max, percentile_disc(ARRAY[1/6.0, 0.5, 5/6.0]::float8[]) WITHIN GROUP (ORDER BY price) AS clusters,
        cardinality(array_agg(DISTINCT shop_name)) AS shops, max(price_date) AS price_date
      FROM unnest(prices, shop_names, dates) AS asked (price, shop_name, price_date)
      WHERE abs(price - median) * 10000 <= greatest(deviation * 51891, median * 1750)
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

-- What was added to an index of words lies in a list that every search reads to its end until it is sorted in. That costs least
-- for a whole batch at once, and is the owner's to do.
CREATE FUNCTION sort_in_words() RETURNS VOID LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS
$$ SELECT gin_clean_pending_list('public.product_listing_document_idx'), gin_clean_pending_list('public.search_word_trgm') $$;
REVOKE ALL ON FUNCTION sort_in_words() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sort_in_words() TO cvs_app;

-- How these products are searched: to be made anew when a product is new or what it is called has changed. A GTIN stands
-- among the words as gtin<digits>, or every number that somebody begins to type would be the beginning of thousands of them.
CREATE FUNCTION refresh_product_listings(pids TEXT[]) RETURNS INTEGER LANGUAGE plpgsql SET enable_seqscan = off SET work_mem = '64MB' AS
$body$
DECLARE
  touched INTEGER;
BEGIN
  WITH wanted AS (
    SELECT p.pid, search_key(p.name) AS name_key, f.category_id,
      array_to_tsvector(search_words(concat_ws(' ', p.name, f.brand, f.name, p.mpn, c.name, regexp_replace(c.name, 's\M', '', 'g'), 'gtin' || ltrim(p.gtin, '0')))
        || ('category_' || f.category_id)) AS document
    FROM product p JOIN product_variant v ON v.vcid = p.vcid JOIN product_family f ON f.alid = v.alid JOIN category c ON c.id = f.category_id
    WHERE p.pid = ANY (pids)
  )
  INSERT INTO product_listing AS known (pid, name_key, document, category_id)
  SELECT pid, name_key, document, category_id FROM wanted
  ON CONFLICT (pid) DO UPDATE SET (name_key, document, category_id) = (excluded.name_key, excluded.document, excluded.category_id)
  WHERE (known.name_key, known.document, known.category_id) IS DISTINCT FROM (excluded.name_key, excluded.document, excluded.category_id);
  GET DIAGNOSTICS touched = ROW_COUNT;

  IF touched > 0 THEN
    DELETE FROM popular_listing p WHERE p.pid = ANY (pids) -- to be elected anew, under its new name
      AND NOT EXISTS (SELECT FROM product_listing l WHERE l.pid = p.pid AND l.name_key = p.name_key AND popular_document(l.document) = p.document AND l.category_id = p.category_id);
    INSERT INTO search_word (word)
    SELECT word FROM (SELECT DISTINCT unnest(tsvector_to_array(l.document)) AS word FROM product_listing l WHERE l.pid = ANY (pids)) AS words
    WHERE length(word) BETWEEN 3 AND 64 AND translate(word, '0123456789_', '') = word
    ON CONFLICT DO NOTHING;
    PERFORM sort_in_words();
  END IF;
  RETURN touched;
END
$body$;

-- Which products are in most shops: they are searched first. Among those in as many, in an order that has nothing to do
-- with what they are; and in a small catalogue all of them, whether anybody sells them or not.
CREATE FUNCTION elect_popular_products() RETURNS INTEGER LANGUAGE plpgsql SET enable_seqscan = on SET enable_hashjoin = off SET enable_mergejoin = off SET work_mem = '64MB' AS
$body$
DECLARE
  popular_max CONSTANT INTEGER := 5000;
  changed INTEGER := 0;
  touched INTEGER;
  elected TEXT[];
BEGIN
  elected := ARRAY(
    SELECT pid FROM (SELECT pid, max(shop_count) AS most FROM (
      SELECT pid, shop_count FROM product_price ORDER BY shop_count DESC, hashtext(pid) LIMIT 2 * popular_max) AS sold GROUP BY pid) AS once
    ORDER BY most DESC, hashtext(pid) LIMIT popular_max);
  IF cardinality(elected) < popular_max THEN
    elected := elected || ARRAY(SELECT pid FROM product_listing WHERE pid <> ALL (elected) ORDER BY hashtext(pid) LIMIT popular_max - cardinality(elected));
  END IF;
  DELETE FROM popular_listing WHERE pid <> ALL (elected);
  GET DIAGNOSTICS touched = ROW_COUNT;
  changed := changed + touched;
  UPDATE popular_listing l SET popularity = top.popularity
  FROM (SELECT pid, coalesce((SELECT max(x.shop_count) FROM product_price x WHERE x.pid = one.pid), 0) AS popularity FROM unnest(elected) AS one (pid)) AS top
  WHERE l.pid = top.pid AND l.popularity <> top.popularity;
  GET DIAGNOSTICS touched = ROW_COUNT;
  changed := changed + touched;
  INSERT INTO popular_listing (pid, name_key, document, category_id, popularity)
  SELECT l.pid, l.name_key, popular_document(l.document), l.category_id, coalesce((SELECT max(x.shop_count) FROM product_price x WHERE x.pid = l.pid), 0)
  FROM product_listing l WHERE l.pid = ANY (ARRAY(SELECT one.pid FROM unnest(elected) AS one (pid) WHERE NOT EXISTS (SELECT FROM popular_listing p WHERE p.pid = one.pid)));
  GET DIAGNOSTICS touched = ROW_COUNT;
  RETURN changed + touched;
END
$body$;

-- Makes the lookups' entity tag another one.
CREATE FUNCTION raise_catalogue_version() RETURNS VOID LANGUAGE sql AS $$ UPDATE catalogue_version SET version = version + 1 WHERE id = 1 $$;

-- An import is long, and what it writes is unknown to the planner until somebody counts it: of a catalogue that had nothing, or
-- a fourth of what it has now, the statistics are made anew. That is the owner's to do.
CREATE FUNCTION count_catalogue() RETURNS VOID LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS
$body$
DECLARE
  grown NAME;
BEGIN
  FOR grown IN
    SELECT relname FROM pg_class
    WHERE oid = ANY (ARRAY['public.product_family', 'public.product_variant', 'public.product', 'public.offer', 'public.product_price', 'public.product_listing']::regclass[])
      AND pg_relation_size(oid) > 0 AND (reltuples <= 0 OR pg_relation_size(oid) / current_setting('block_size')::int > 4 * relpages)
  LOOP
    EXECUTE format('ANALYZE public.%I', grown);
  END LOOP;
END
$body$;
REVOKE ALL ON FUNCTION count_catalogue() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_catalogue() TO cvs_app;

-- All of it. Returns how many rows it changed.
CREATE FUNCTION refresh_product_summary(pids TEXT[]) RETURNS INTEGER LANGUAGE plpgsql AS
$body$
DECLARE
  changed INTEGER := mark_latest_offers(pids) + refresh_product_prices(pids) + refresh_product_listings(pids) + elect_popular_products();
BEGIN
  IF changed > 0 THEN
    PERFORM raise_catalogue_version();
  END IF;
  RETURN changed;
END
$body$;

SELECT refresh_product_summary(array_agg(pid::text)) FROM product;
