-- What a client changed about the built-in categories, and the categories that it added. The ids of
-- its own begin at 100000: those of built-in categories are below, also of future ones.
CREATE SEQUENCE own_category_id_seq AS INTEGER MINVALUE 100000 START WITH 100000 MAXVALUE 2147483646;
GRANT USAGE, SELECT ON SEQUENCE own_category_id_seq TO cvs_app;

CREATE TABLE client_category (
  client_id    INTEGER      NOT NULL,
  id           INTEGER      NOT NULL,
  -- The group of an own category; null for a group. That of a built-in category does not change.
  parent_id    INTEGER,
  -- Null: the standard name. `names` has names for single languages.
  name         VARCHAR(128),
  names        JSONB        NOT NULL DEFAULT '{}',
  is_hidden    BOOLEAN      NOT NULL DEFAULT false,
  -- The category whose depreciation rule applies, unless this one has a rule.
  valued_as_id INTEGER,
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CHECK (id < 100000 OR name IS NOT NULL),
  CHECK (id >= 100000 OR parent_id IS NULL)
);

ALTER TABLE client ADD COLUMN category_revision INTEGER NOT NULL DEFAULT 1;

-- To find whether an own category is in use. Rows with built-in categories are not in the indexes.
CREATE INDEX claimed_item_own_category_idx
  ON claimed_item (client_id, client_category_id) WHERE client_category_id >= 100000;
CREATE INDEX appraisal_own_category_idx
  ON appraisal (client_id, selected_client_category_id) WHERE selected_client_category_id >= 100000;
CREATE INDEX appraisal_own_homepage_category_idx
  ON appraisal (client_id, homepage_client_category_id) WHERE homepage_client_category_id >= 100000;

-- The category words of a client's price feeds that are unknown or that it assigned to a category.
-- client_id 0 represents the command line.
CREATE TABLE feed_category (
  client_id   INTEGER        NOT NULL,
  -- The word as compared: lower case, one space around each separator of a path.
  word_key    VARCHAR(200)   NOT NULL,
  word        VARCHAR(200)   NOT NULL,
  category_id INTEGER,
  -- Rows of the last import that had it.
  row_count   INTEGER        NOT NULL DEFAULT 0,
  seen_time   TIMESTAMPTZ(3),
  PRIMARY KEY (client_id, word_key),
  FOREIGN KEY (category_id) REFERENCES category (id) ON DELETE RESTRICT ON UPDATE CASCADE
);

ALTER TABLE price_import ADD COLUMN unknown_categories JSONB NOT NULL DEFAULT '[]';

-- The word of the feed that decides the category of a family, as feed_category.word_key.
ALTER TABLE product_family ADD COLUMN feed_category VARCHAR(200);
CREATE INDEX product_family_feed_category_idx
  ON product_family (feed_category) WHERE feed_category IS NOT NULL;

GRANT SELECT, INSERT, UPDATE, DELETE ON client_category, feed_category TO cvs_app;

ALTER TABLE client_category ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON client_category TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE feed_category ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON feed_category TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));
