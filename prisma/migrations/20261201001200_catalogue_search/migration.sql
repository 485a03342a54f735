-- How names become the words and documents of a search (decisions 024 and 028).

-- Lower-case Latin letters without accents. lib/catalogue/search/search-key.ts does the same to a
-- query. Accented letters are listed, because a cluster with the locale C knows ASCII only. A text
-- of ASCII alone skips the replacements, which are most of the work. Not STRICT, because PostgreSQL
-- then would not inline the function.
CREATE FUNCTION plain_text(input TEXT) RETURNS TEXT
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT lower(
    CASE
      WHEN octet_length(input) = char_length(input) THEN input
      ELSE replace(replace(replace(replace(
        translate(
          normalize(input),
          'ÀÁÂÃÄÅàáâãäåÇČçčĎďÈÉÊËĚèéêëěÌÍÎÏìíîïŁłÑŇñňÒÓÔÕÖŐØòóôõöőøŘřŠŚšśŤťÙÚÛÜŮŰùúûüůűÝýÿŽŻžż',
          'AAAAAAaaaaaaCCccDdEEEEEeeeeeIIIIiiiiLlNNnnOOOOOOOoooooooRrSSssTtUUUUUUuuuuuuYyyZZzz'
        ),
        'Æ', 'ae'), 'æ', 'ae'), 'ß', 'ss'), 'Œ', 'oe')
    END
  )
$$;

-- The words of a plain text, with gap in place of each separator. Common separators are replaced
-- one by one; a regular expression costs ten times as much and is left for the rest.
CREATE FUNCTION words_between(plain TEXT, gap TEXT) RETURNS TEXT[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  parted TEXT := replace(replace(replace(replace(replace(replace(replace(replace(replace(
    plain,
    '-', gap), '/', gap), '"', gap), '''', gap), '(', gap), ')', gap), ',', gap), '.', gap),
    '+', gap);
BEGIN
  IF parted ~ '[^a-z0-9 ]' THEN
    parted := regexp_replace(parted, '[^a-z0-9 ]+', gap, 'g');
  END IF;
  RETURN array_remove(string_to_array(parted, ' '), '');
END
$$;

CREATE FUNCTION search_key(input TEXT) RETURNS TEXT
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT array_to_string(words_between(plain_text(input), ' '), ' ')
$$;

-- Every word of a text, and each run of characters without a space as one word too: WH-1000XM5
-- gives wh, 1000xm5 and wh1000xm5.
CREATE FUNCTION search_words(input TEXT) RETURNS TEXT[]
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
AS $$
DECLARE
  plain CONSTANT TEXT := plain_text(input);
BEGIN
  IF plain ~ '[^a-z0-9 ]' THEN
    RETURN words_between(plain, ' ') || words_between(plain, '');
  END IF;
  RETURN array_remove(string_to_array(plain, ' '), '');
END
$$;

-- Popular products are also found by the end of a model number, such as XM5 of WH-1000XM5. For all
-- products this would add half as many words again.
CREATE FUNCTION popular_document(document TSVECTOR) RETURNS TSVECTOR
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT document || array_to_tsvector(coalesce((
    SELECT array_agg(DISTINCT ending[1])
    FROM unnest(tsvector_to_array(document)) AS word,
      LATERAL regexp_matches(word, '^[a-z]*[0-9]+([a-z]+[0-9][a-z0-9]*)$') AS ending
    WHERE length(ending[1]) >= 3
  ), '{}'))
$$;

-- Moves the pending lists of the indexes, which every search reads to their end, into the indexes.
-- Once per batch costs least. Only the owner of an index may do it.
CREATE FUNCTION sort_in_words() RETURNS VOID
LANGUAGE sql SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
  SELECT gin_clean_pending_list('public.product_listing_document_idx'),
    gin_clean_pending_list('public.search_word_trgm')
$$;

REVOKE ALL ON FUNCTION sort_in_words() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sort_in_words() TO cvs_app;

-- Updates the search entries of these products and returns the number of changed rows. A GTIN is
-- written as gtin<digits>, because otherwise the first digits of any number would match thousands
-- of them.
CREATE FUNCTION refresh_product_listings(pids TEXT[]) RETURNS INTEGER
LANGUAGE plpgsql
SET enable_seqscan = off
SET work_mem = '64MB'
AS $$
DECLARE
  touched INTEGER;
BEGIN
  WITH wanted AS (
    SELECT p.pid, search_key(p.name) AS name_key, f.category_id,
      array_to_tsvector(
        search_words(concat_ws(
          ' ', p.name, f.brand, f.name, p.mpn, c.name, regexp_replace(c.name, 's\M', '', 'g'),
          'gtin' || ltrim(p.gtin, '0')
        ))
        || ('category_' || f.category_id)
      ) AS document
    FROM product p
    JOIN product_variant v ON v.vcid = p.vcid
    JOIN product_family f ON f.alid = v.alid
    JOIN category c ON c.id = f.category_id
    WHERE p.pid = ANY (pids)
  )
  INSERT INTO product_listing AS known (pid, name_key, document, category_id)
  SELECT pid, name_key, document, category_id FROM wanted
  ON CONFLICT (pid) DO UPDATE
    SET (name_key, document, category_id)
      = (excluded.name_key, excluded.document, excluded.category_id)
    WHERE (known.name_key, known.document, known.category_id)
      IS DISTINCT FROM (excluded.name_key, excluded.document, excluded.category_id);
  GET DIAGNOSTICS touched = ROW_COUNT;

  IF touched > 0 THEN
    -- Renamed products leave the popular ones; elect_popular_products adds them again.
    DELETE FROM popular_listing p
    WHERE p.pid = ANY (pids)
      AND NOT EXISTS (
        SELECT FROM product_listing l
        WHERE l.pid = p.pid AND l.name_key = p.name_key
          AND popular_document(l.document) = p.document AND l.category_id = p.category_id
      );
    INSERT INTO search_word (word)
    SELECT word FROM (
      SELECT DISTINCT unnest(tsvector_to_array(l.document)) AS word
      FROM product_listing l WHERE l.pid = ANY (pids)
    ) AS words
    WHERE length(word) BETWEEN 3 AND 64 AND translate(word, '0123456789_', '') = word
    ON CONFLICT DO NOTHING;
    PERFORM sort_in_words();
  END IF;
  RETURN touched;
END
$$;
