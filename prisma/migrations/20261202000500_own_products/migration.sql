-- Items without a catalogue product (decision 086): the product that the service makes for such an
-- item, and on what the amount of an appraisal is based.

-- A product of one client, made for one item and removed with it. It is in no search and has no
-- offers. Its number comes from the sequence of the catalogue, so that a portal item's pid names
-- one product only.
CREATE TABLE own_product (
  client_id   INTEGER        NOT NULL,
  pid         VARCHAR(64)    NOT NULL,
  row_id      INTEGER        NOT NULL,
  number      INTEGER        NOT NULL DEFAULT nextval('product_number_seq'),
  name        VARCHAR(512)   NOT NULL,
  category_id INTEGER,
  create_time TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, pid),
  CONSTRAINT own_product_pid CHECK (pid = 'own_' || row_id),
  FOREIGN KEY (client_id, row_id) REFERENCES claimed_item (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX own_product_client_id_row_id_key ON own_product (client_id, row_id);

-- The catalogue leaves this namespace to the items. NOT VALID, so that millions of products are not
-- read again; no import makes such a pid.
ALTER TABLE product ADD CONSTRAINT product_pid_is_of_catalogue
  CHECK (NOT starts_with(pid, 'own_')) NOT VALID;

GRANT SELECT, INSERT, UPDATE, DELETE ON own_product TO cvs_app;
ALTER TABLE own_product ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON own_product TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE claimed_item
  ADD COLUMN serial_number VARCHAR(128),
  ADD COLUMN external_id   VARCHAR(128);

ALTER TABLE appraisal
  ADD COLUMN basis        VARCHAR(16) NOT NULL DEFAULT 'catalogue',
  ADD COLUMN basis_source VARCHAR(255),
  ADD COLUMN basis_date   DATE,
  ADD COLUMN basis_note   TEXT,
  ADD CONSTRAINT appraisal_basis CHECK (
    basis IN ('catalogue', 'receipt', 'quote', 'expert', 'repair', 'claimed', 'handler')
  );
