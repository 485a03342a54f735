-- The foreign keys offer.pid → product and product.vcid → product_variant, checked once per
-- statement by triggers. Checked row by row they took a quarter to a third of the time of an import
-- (decisions 031 and 033). Errors have the SQLSTATE and the name of the constraint that they
-- replace.
--
-- An import looks up products and variants in the statements that write, and holds the lock that
-- prevents their removal until its end. It sets catalogue.products_are_known for its transaction to
-- skip the checks.

CREATE FUNCTION expect_products_of_offers() RETURNS trigger
LANGUAGE plpgsql
SET enable_hashjoin = off
SET enable_mergejoin = off
SET enable_seqscan = off
AS $$
DECLARE
  unknown TEXT;
BEGIN
  IF current_setting('catalogue.products_are_known', true) = 'on' THEN
    RETURN NULL;
  END IF;
  SELECT written.pid INTO unknown FROM written
  WHERE NOT EXISTS (SELECT FROM product p WHERE p.pid = written.pid)
  LIMIT 1;
  IF FOUND THEN
    RAISE foreign_key_violation USING
      MESSAGE = format('an offer is of the product %s, which is not in the catalogue', unknown),
      TABLE = 'offer',
      CONSTRAINT = 'offer_pid_fkey';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER offer_is_of_product AFTER INSERT ON offer
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION expect_products_of_offers();
CREATE TRIGGER offer_stays_of_product AFTER UPDATE ON offer
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION expect_products_of_offers();

-- Removing products and writing offers wait for each other, so that neither checks rows that the
-- other has not committed yet.
CREATE FUNCTION wait_for_offers() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  LOCK TABLE offer IN SHARE ROW EXCLUSIVE MODE;
  RETURN NULL;
END
$$;

-- Asks for latest and older offers separately, because each has an index of its own.
CREATE FUNCTION expect_no_offers() RETURNS trigger
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  sold TEXT;
BEGIN
  SELECT gone.pid INTO sold FROM gone
  WHERE (
      EXISTS (SELECT FROM offer o WHERE o.pid = gone.pid AND o.is_latest)
      OR EXISTS (SELECT FROM offer o WHERE o.pid = gone.pid AND NOT o.is_latest)
    )
    AND NOT EXISTS (SELECT FROM product p WHERE p.pid = gone.pid)
  LIMIT 1;
  IF FOUND THEN
    RAISE foreign_key_violation USING
      MESSAGE = format('the product %s has offers', sold),
      TABLE = 'offer',
      CONSTRAINT = 'offer_pid_fkey';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER product_waits_for_offers BEFORE DELETE OR UPDATE OF pid ON product
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_offers();
CREATE TRIGGER product_without_offers AFTER DELETE ON product
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION expect_no_offers();
CREATE TRIGGER product_keeps_offers AFTER UPDATE ON product
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION expect_no_offers();

CREATE FUNCTION expect_variants_of_products() RETURNS trigger
LANGUAGE plpgsql
SET enable_hashjoin = off
SET enable_mergejoin = off
SET enable_seqscan = off
AS $$
DECLARE
  unknown TEXT;
BEGIN
  IF current_setting('catalogue.products_are_known', true) = 'on' THEN
    RETURN NULL;
  END IF;
  SELECT written.vcid INTO unknown FROM written
  WHERE NOT EXISTS (SELECT FROM product_variant v WHERE v.vcid = written.vcid)
  LIMIT 1;
  IF FOUND THEN
    RAISE foreign_key_violation USING
      MESSAGE = format('a product is of the variant %s, which is not in the catalogue', unknown),
      TABLE = 'product',
      CONSTRAINT = 'product_vcid_fkey';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER product_is_of_variant AFTER INSERT ON product
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION expect_variants_of_products();
CREATE TRIGGER product_stays_of_variant AFTER UPDATE ON product
  REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION expect_variants_of_products();

CREATE FUNCTION wait_for_products() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  LOCK TABLE product IN SHARE ROW EXCLUSIVE MODE;
  RETURN NULL;
END
$$;

CREATE FUNCTION expect_no_products() RETURNS trigger
LANGUAGE plpgsql
SET enable_seqscan = off
AS $$
DECLARE
  made TEXT;
BEGIN
  SELECT gone.vcid INTO made FROM gone
  WHERE EXISTS (SELECT FROM product p WHERE p.vcid = gone.vcid)
    AND NOT EXISTS (SELECT FROM product_variant v WHERE v.vcid = gone.vcid)
  LIMIT 1;
  IF FOUND THEN
    RAISE foreign_key_violation USING
      MESSAGE = format('the variant %s has products', made),
      TABLE = 'product',
      CONSTRAINT = 'product_vcid_fkey';
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER variant_waits_for_products BEFORE DELETE OR UPDATE OF vcid ON product_variant
  FOR EACH STATEMENT EXECUTE FUNCTION wait_for_products();
CREATE TRIGGER variant_without_products AFTER DELETE ON product_variant
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION expect_no_products();
CREATE TRIGGER variant_keeps_products AFTER UPDATE ON product_variant
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION expect_no_products();
