-- An import writes at the speed of its rows (decision 033).

-- Of several products with one GTIN the first is found by the index alone.
DROP INDEX "product_gtin_idx";
CREATE INDEX "product_gtin_pid_idx" ON "product"("gtin", "pid");

-- An import has looked up the product of each offer in the statement that writes it, and holds the lock that keeps products from
-- being removed until its end: it says so for its transaction, and they are not looked up once more.
CREATE OR REPLACE FUNCTION expect_products_of_offers() RETURNS TRIGGER LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS
$body$
DECLARE
  unknown TEXT;
BEGIN
  IF current_setting('catalogue.products_are_known', true) = 'on' THEN
    RETURN NULL;
  END IF;
  SELECT written.pid INTO unknown FROM written WHERE NOT EXISTS (SELECT FROM product p WHERE p.pid = written.pid) LIMIT 1;
  IF FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = format('an offer is of the product %s, which is not in the catalogue', unknown), TABLE = 'offer', CONSTRAINT = 'offer_pid_fkey';
  END IF;
  RETURN NULL;
END
$body$;

-- The history of a product's prices without the newest of each offer, which offer_latest_idx has: an offer that comes is written into
-- one index less.
DROP INDEX "offer_pid_currency_price_date_idx";
CREATE INDEX "offer_history_idx" ON "offer"("pid", "currency", "price_date" DESC) WHERE NOT "is_latest";

CREATE OR REPLACE FUNCTION mark_latest_offers(pids TEXT[]) RETURNS INTEGER LANGUAGE plpgsql SET enable_seqscan = off SET work_mem = '64MB' AS
$body$
DECLARE
  touched INTEGER;
BEGIN
  UPDATE offer o SET is_latest = NOT o.is_latest
  FROM (
    SELECT offer_id, price_date, is_latest, price_date = max(price_date) OVER (PARTITION BY offer_id) AS is_newest FROM (
      SELECT offer_id, price_date, is_latest FROM offer WHERE pid = ANY (pids) AND is_latest
      UNION ALL SELECT offer_id, price_date, is_latest FROM offer WHERE pid = ANY (pids) AND NOT is_latest) AS every
  ) AS known
  WHERE known.is_latest <> known.is_newest AND known.offer_id = o.offer_id AND known.price_date = o.price_date;
  GET DIAGNOSTICS touched = ROW_COUNT;
  RETURN touched;
END
$body$;

CREATE OR REPLACE FUNCTION expect_no_offers() RETURNS TRIGGER LANGUAGE plpgsql SET enable_seqscan = off AS
$body$
DECLARE
  sold TEXT;
BEGIN
  SELECT gone.pid INTO sold FROM gone
  WHERE (EXISTS (SELECT FROM offer o WHERE o.pid = gone.pid AND o.is_latest) OR EXISTS (SELECT FROM offer o WHERE o.pid = gone.pid AND NOT o.is_latest))
    AND NOT EXISTS (SELECT FROM product p WHERE p.pid = gone.pid) LIMIT 1;
  IF FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = format('the product %s has offers', sold), TABLE = 'offer', CONSTRAINT = 'offer_pid_fkey';
  END IF;
  RETURN NULL;
END
$body$;

-- That a product is of a variant of the catalogue is looked at once per statement too: row by row it was a third of what a new
-- product's row cost, since the variant was locked for each.
ALTER TABLE "product" DROP CONSTRAINT "product_vcid_fkey";
CREATE FUNCTION expect_variants_of_products() RETURNS TRIGGER LANGUAGE plpgsql SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS
$body$
DECLARE
  unknown TEXT;
BEGIN
  IF current_setting('catalogue.products_are_known', true) = 'on' THEN
    RETURN NULL;
  END IF;
  SELECT written.vcid INTO unknown FROM written WHERE NOT EXISTS (SELECT FROM product_variant v WHERE v.vcid = written.vcid) LIMIT 1;
  IF FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = format('a product is of the variant %s, which is not in the catalogue', unknown), TABLE = 'product', CONSTRAINT = 'product_vcid_fkey';
  END IF;
  RETURN NULL;
END
$body$;
CREATE TRIGGER product_is_of_variant AFTER INSERT ON "product" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION expect_variants_of_products();
CREATE TRIGGER product_stays_of_variant AFTER UPDATE ON "product" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION expect_variants_of_products();

CREATE FUNCTION wait_for_products() RETURNS TRIGGER LANGUAGE plpgsql AS
$body$
BEGIN
  LOCK TABLE product IN SHARE ROW EXCLUSIVE MODE;
  RETURN NULL;
END
$body$;
CREATE FUNCTION expect_no_products() RETURNS TRIGGER LANGUAGE plpgsql SET enable_seqscan = off AS
$body$
DECLARE
  made TEXT;
BEGIN
  SELECT gone.vcid INTO made FROM gone
  WHERE EXISTS (SELECT FROM product p WHERE p.vcid = gone.vcid) AND NOT EXISTS (SELECT FROM product_variant v WHERE v.vcid = gone.vcid) LIMIT 1;
  IF FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = format('the variant %s has products', made), TABLE = 'product', CONSTRAINT = 'product_vcid_fkey';
  END IF;
  RETURN NULL;
END
$body$;
CREATE TRIGGER variant_waits_for_products BEFORE DELETE OR UPDATE OF "vcid" ON "product_variant" FOR EACH STATEMENT EXECUTE FUNCTION wait_for_products();
CREATE TRIGGER variant_without_products AFTER DELETE ON "product_variant" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION expect_no_products();
CREATE TRIGGER variant_keeps_products AFTER UPDATE ON "product_variant" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION expect_no_products();
