-- The few thousand most popular products lie together in a table of their own: among a million others each of them lay on a
-- page of its own, and a search that reads some hundred of them read as many pages.
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

INSERT INTO popular_listing SELECT pid, name_key, popular_document(document), category_id, popularity FROM product_listing WHERE is_popular;
DROP INDEX "product_listing_popular_document_idx";
GRANT SELECT, INSERT, UPDATE, DELETE ON "popular_listing" TO cvs_app;

-- Follows product_listing.is_popular. Whoever writes a listing that is not popular, which is nearly every one, does not come here.
CREATE FUNCTION follow_popular_listing() RETURNS TRIGGER LANGUAGE plpgsql AS
$body$
BEGIN
  IF TG_OP = 'DELETE' OR NOT NEW.is_popular THEN
    DELETE FROM popular_listing WHERE pid = OLD.pid;
  ELSE
    INSERT INTO popular_listing (pid, name_key, document, category_id, popularity)
    VALUES (NEW.pid, NEW.name_key, popular_document(NEW.document), NEW.category_id, NEW.popularity)
    ON CONFLICT (pid) DO UPDATE SET (name_key, document, category_id, popularity) = (excluded.name_key, excluded.document, excluded.category_id, excluded.popularity);
  END IF;
  RETURN NULL;
END
$body$;
CREATE TRIGGER popular_listing_added AFTER INSERT ON "product_listing" FOR EACH ROW WHEN (NEW.is_popular) EXECUTE FUNCTION follow_popular_listing();
CREATE TRIGGER popular_listing_changed AFTER UPDATE ON "product_listing" FOR EACH ROW WHEN (OLD.is_popular OR NEW.is_popular) EXECUTE FUNCTION follow_popular_listing();
CREATE TRIGGER popular_listing_removed AFTER DELETE ON "product_listing" FOR EACH ROW WHEN (OLD.is_popular) EXECUTE FUNCTION follow_popular_listing();
