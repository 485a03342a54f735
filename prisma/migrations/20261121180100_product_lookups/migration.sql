-- Product lookups: what is searched and what is said of prices stands in rows of its own, made at the end of each batch of
-- an import, so that a question reads a bounded number of rows however large the catalogue is (decision 024).

-- Whole names are no longer looked through for trigrams: a common word would have half the catalogue for candidates. Words are.
DROP INDEX "product_name_trgm";

-- lib/catalogue/search/search-key.ts does the same to what is asked.
-- Words and numbers as they are compared: small Latin letters without accents, digits, one space between them. Whatever
-- else stands between two words is a space. The letters are spelt out because a cluster of locale C knows ASCII only; a
-- text of ASCII alone is spared them, which is most of the work.
CREATE FUNCTION plain_text(said TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT lower(CASE WHEN octet_length(said) = char_length(said) THEN said ELSE replace(replace(replace(replace(translate(normalize(said),
  'ÀÁÂÃÄÅàáâãäåÇČçčĎďÈÉÊËĚèéêëěÌÍÎÏìíîïŁłÑŇñňÒÓÔÕÖŐØòóôõöőøŘřŠŚšśŤťÙÚÛÜŮŰùúûüůűÝýÿŽŻžż',
  'AAAAAAaaaaaaCCccDdEEEEEeeeeeIIIIiiiiLlNNnnOOOOOOOoooooooRrSSssTtUUUUUUuuuuuuYyyZZzz'),
  'Æ', 'ae'), 'æ', 'ae'), 'ß', 'ss'), 'Œ', 'oe') END) $$;

CREATE FUNCTION search_key(said TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT btrim(regexp_replace(plain_text(said), '[^a-z0-9]+', ' ', 'g')) $$;

-- Every word of a text, and each run of characters without a space as one word too: WH-1000XM5 is wh, 1000xm5, wh1000xm5.
CREATE FUNCTION search_words(said TEXT) RETURNS TEXT[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS
$$
DECLARE
  plain CONSTANT TEXT := plain_text(said);
  words TEXT[] := string_to_array(regexp_replace(plain, '[^a-z0-9]+', ' ', 'g'), ' ');
BEGIN
  IF plain ~ '[^a-z0-9 ]' THEN
    words := words || string_to_array(regexp_replace(plain, '[^a-z0-9 ]+', '', 'g'), ' ');
  END IF;
  RETURN array_remove(words, '');
END
$$;

-- A product as it is searched. category_<id> in the document keeps a search to one category.
CREATE TABLE "product_listing" (
    "pid" VARCHAR(64) NOT NULL,
    "name_key" VARCHAR(512) COLLATE "C" NOT NULL,
    "document" TSVECTOR NOT NULL,
    "category_id" INTEGER NOT NULL,
    "popularity" INTEGER NOT NULL,
    "is_popular" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "product_listing_pkey" PRIMARY KEY ("pid")
);
CREATE INDEX "product_listing_document_idx" ON "product_listing" USING GIN ("document");
CREATE INDEX "product_listing_name_key_idx" ON "product_listing"("name_key");
-- Products of equal popularity in an order that has nothing to do with what they are.
CREATE INDEX "product_listing_popularity_idx" ON "product_listing"("popularity" DESC, hashtext("pid"::text));
CREATE INDEX "product_listing_popular_document_idx" ON "product_listing" USING GIN ("document") WHERE "is_popular";
CREATE INDEX "product_listing_popular_idx" ON "product_listing"("popularity" DESC, hashtext("pid"::text)) WHERE "is_popular";

-- The words of the catalogue, for what is spelt otherwise. Without digits: a wrong digit is another product, no slip.
CREATE TABLE "search_word" (
    "word" VARCHAR(64) COLLATE "C" NOT NULL,

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("word")
);
CREATE INDEX "search_word_trgm" ON "search_word" USING GIN ("word" gin_trgm_ops);

-- What a product's prices come to in a currency.
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
);

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

GRANT SELECT, INSERT, UPDATE, DELETE ON "product_listing", "search_word", "product_price" TO cvs_app;
GRANT SELECT, UPDATE ON "catalogue_version" TO cvs_app;

-- Makes all of the above true of these products. Returns how many rows it changed.
-- The prices of the summary: of new things, not more than 30 days older than the newest one, and no outliers by the rule of
-- lib/valuation/price-filter.
CREATE FUNCTION refresh_product_summary(pids TEXT[]) RETURNS INTEGER LANGUAGE plpgsql SET enable_seqscan = off SET work_mem = '64MB' AS
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
      array_to_tsvector(search_words(concat_ws(' ', p.name, f.brand, f.name, p.mpn, c.name, regexp_replace(c.name, 's\M', '', 'g'), ltrim(p.gtin, '0')))
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

    UPDATE product_listing l SET is_popular = true
    FROM (SELECT pid FROM product_listing ORDER BY popularity DESC, hashtext(pid::text) LIMIT popular_max) AS top WHERE l.pid = top.pid AND NOT l.is_popular;
    UPDATE product_listing SET is_popular = false
    WHERE is_popular AND pid IN (SELECT pid FROM product_listing WHERE is_popular ORDER BY popularity DESC, hashtext(pid::text) OFFSET popular_max);
  END IF;

  IF changed > 0 THEN
    UPDATE catalogue_version SET version = version + 1 WHERE id = 1;
  END IF;
  RETURN changed;
END
$body$;

SELECT refresh_product_summary(array_agg(pid::text)) FROM product;
