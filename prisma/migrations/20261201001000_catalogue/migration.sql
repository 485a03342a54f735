-- The catalogue is shared by all clients and contains no claim data, so it has neither client_id
-- nor row-level security. A category contains families (alid), a family variants (vcid), a variant
-- products (pid), and a product has the offers of shops.
CREATE TABLE category (
  id        INTEGER      NOT NULL,
  name      VARCHAR(128) NOT NULL,
  parent_id INTEGER,
  PRIMARY KEY (id)
);

-- The indexes find candidates of like kind and quality: the families of a brand or of a category,
-- in the order of their release.
CREATE TABLE product_family (
  alid         VARCHAR(64)  NOT NULL,
  brand        VARCHAR(128) NOT NULL,
  name         VARCHAR(255) NOT NULL,
  category_id  INTEGER      NOT NULL,
  release_date DATE,
  PRIMARY KEY (alid),
  FOREIGN KEY (category_id) REFERENCES category (id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX product_family_category_id_brand_release_date_idx
  ON product_family (category_id, brand, release_date);
CREATE INDEX product_family_category_id_release_date_idx
  ON product_family (category_id, release_date);

CREATE TABLE product_variant (
  vcid  VARCHAR(64) NOT NULL,
  alid  VARCHAR(64) NOT NULL,
  specs JSONB       NOT NULL DEFAULT '{}',
  PRIMARY KEY (vcid),
  FOREIGN KEY (alid) REFERENCES product_family (alid) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX product_variant_alid_idx ON product_variant (alid);

-- vcid refers to a variant; triggers enforce it (20261201001100_catalogue_keys). number is the
-- integer id for the portal and has a sequence of its own, because a catalogue is loaded by the
-- million.
CREATE TABLE product (
  pid         VARCHAR(64)   NOT NULL,
  number      SERIAL        NOT NULL,
  vcid        VARCHAR(64)   NOT NULL,
  name        VARCHAR(512)  NOT NULL,
  gtin        VARCHAR(14),
  mpn         VARCHAR(128),
  picture_url VARCHAR(2048),
  PRIMARY KEY (pid)
);
CREATE INDEX product_vcid_idx ON product (vcid);
CREATE UNIQUE INDEX product_number_key ON product (number);
CREATE INDEX product_mpn_idx ON product (mpn);
CREATE INDEX product_gtin_pid_idx ON product (gtin, pid);

-- A shop's price for a product on a day; older rows are the price history. pid refers to a product;
-- triggers enforce it. The two indexes divide the rows by is_latest, so that a row is in one of
-- them only.
CREATE TABLE offer (
  offer_id    VARCHAR(128)   NOT NULL,
  price_date  TIMESTAMPTZ(3) NOT NULL,
  pid         VARCHAR(64)    NOT NULL,
  shop_name   VARCHAR(255)   NOT NULL,
  shop_url    VARCHAR(2048),
  name        VARCHAR(512)   NOT NULL,
  currency    CHAR(3)        NOT NULL,
  base_price  DECIMAL(14,2)  NOT NULL,
  total_price DECIMAL(14,2)  NOT NULL,
  in_stock    BOOLEAN        NOT NULL DEFAULT true,
  condition   VARCHAR(16)    NOT NULL DEFAULT 'new',
  is_latest   BOOLEAN        NOT NULL DEFAULT true,
  PRIMARY KEY (offer_id, price_date)
);
CREATE INDEX offer_latest_idx ON offer (pid, currency, total_price) WHERE is_latest;
CREATE INDEX offer_history_idx ON offer (pid, currency, price_date DESC) WHERE NOT is_latest;

-- The search entry of a product. It contains no price: each change of a price would write the
-- document into the index again.
CREATE TABLE product_listing (
  pid         VARCHAR(64)              NOT NULL,
  name_key    VARCHAR(512) COLLATE "C" NOT NULL,
  document    TSVECTOR                 NOT NULL,
  category_id INTEGER                  NOT NULL,
  PRIMARY KEY (pid)
);
CREATE INDEX product_listing_document_idx ON product_listing USING GIN (document);
CREATE INDEX product_listing_name_key_idx ON product_listing (name_key);

-- The most popular products, copied from product_listing into a table of their own, so that a
-- search reads a few neighbouring pages. fastupdate is off, because every search would read the
-- pending list.
CREATE TABLE popular_listing (
  pid         VARCHAR(64)              NOT NULL,
  name_key    VARCHAR(512) COLLATE "C" NOT NULL,
  document    TSVECTOR                 NOT NULL,
  category_id INTEGER                  NOT NULL,
  popularity  INTEGER                  NOT NULL,
  PRIMARY KEY (pid)
);
CREATE INDEX popular_listing_document_idx
  ON popular_listing USING GIN (document) WITH (fastupdate = off);

-- The words of the catalogue, to correct misspelt queries. Words with digits are left out: another
-- digit is another product.
CREATE TABLE search_word (
  word VARCHAR(64) COLLATE "C" NOT NULL,
  PRIMARY KEY (word)
);
CREATE INDEX search_word_trgm ON search_word USING GIN (word gin_trgm_ops);

-- Summary of a product's prices in one currency. An import updates most rows, and the fill factor
-- leaves room for that on the same page.
CREATE TABLE product_price (
  pid        VARCHAR(64)    NOT NULL,
  currency   CHAR(3)        NOT NULL,
  price_min  DECIMAL(14,2)  NOT NULL,
  price_max  DECIMAL(14,2)  NOT NULL,
  price_low  DECIMAL(14,2)  NOT NULL,
  price_mid  DECIMAL(14,2)  NOT NULL,
  price_high DECIMAL(14,2)  NOT NULL,
  shop_count INTEGER        NOT NULL,
  price_date TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY (pid, currency)
) WITH (fillfactor = 50);

-- One row, incremented by every change that affects a reply of the lookups: it is their ETag.
CREATE TABLE catalogue_version (
  id      INTEGER NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (id)
);

INSERT INTO catalogue_version (id, version) VALUES (1, 1);

-- One run of a price import. client_id 0 represents the command line, which belongs to no client.
CREATE TABLE price_import (
  client_id        INTEGER        NOT NULL,
  id               INTEGER        NOT NULL DEFAULT next_resource_id(),
  file_name        VARCHAR(255)   NOT NULL,
  file_bytes       BIGINT         NOT NULL,
  storage_key      VARCHAR(255),
  shop_name        VARCHAR(255),
  currency         CHAR(3),
  dry_run          BOOLEAN        NOT NULL,
  price_date       DATE           NOT NULL,
  status           VARCHAR(16)    NOT NULL DEFAULT 'waiting',
  tries            INTEGER        NOT NULL DEFAULT 0,
  format           VARCHAR(8),
  reason           VARCHAR(1024),
  cause            JSONB,
  bytes_read       BIGINT         NOT NULL DEFAULT 0,
  rows_read        INTEGER        NOT NULL DEFAULT 0,
  rows_refused     INTEGER        NOT NULL DEFAULT 0,
  products_new     INTEGER        NOT NULL DEFAULT 0,
  offers_new       INTEGER        NOT NULL DEFAULT 0,
  offers_changed   INTEGER        NOT NULL DEFAULT 0,
  offers_confirmed INTEGER        NOT NULL DEFAULT 0,
  offers_unchanged INTEGER        NOT NULL DEFAULT 0,
  requested_by     VARCHAR(330)   NOT NULL,
  create_time      TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  start_time       TIMESTAMPTZ(3),
  finish_time      TIMESTAMPTZ(3),
  PRIMARY KEY (client_id, id)
);
CREATE INDEX price_import_waiting_idx ON price_import (id) WHERE status IN ('waiting', 'running');

-- The first errors of an import, in the order of the feed.
CREATE TABLE price_import_error (
  client_id  INTEGER      NOT NULL,
  import_id  INTEGER      NOT NULL,
  position   INTEGER      NOT NULL,
  row_number INTEGER      NOT NULL,
  field      VARCHAR(64)  NOT NULL,
  reason     VARCHAR(512) NOT NULL,
  cause      JSONB,
  PRIMARY KEY (client_id, import_id, position),
  FOREIGN KEY (client_id, import_id) REFERENCES price_import (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);

-- The worker serves all clients and belongs to none, so this function runs as its owner and returns
-- only ids. A run with status running is interrupted if nobody holds the lock of imports.
CREATE FUNCTION next_price_import() RETURNS TABLE (client_id INTEGER, id INTEGER)
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
  SELECT i.client_id, i.id FROM public.price_import i
  WHERE i.status IN ('waiting', 'running') AND i.storage_key IS NOT NULL
  ORDER BY i.id LIMIT 1
$$;

REVOKE ALL ON FUNCTION next_price_import() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_price_import() TO cvs_app;
