-- Drafts of inventories are corrected before they are committed. `edits` has what people changed:
-- columns, rows and cells. `revision` grows with every change.
ALTER TABLE inventory_intake
  ADD COLUMN revision INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN edits    JSONB   NOT NULL DEFAULT '{}';

-- The cells of a draft's file, as compressed JSON: text of a file may contain what neither TEXT nor
-- JSONB can store. Deleted with the commit.
CREATE TABLE inventory_file (
  client_id INTEGER NOT NULL,
  intake_id INTEGER NOT NULL,
  content   BYTEA   NOT NULL,
  PRIMARY KEY (client_id, intake_id),
  FOREIGN KEY (client_id, intake_id) REFERENCES inventory_intake (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
-- Compressed already.
ALTER TABLE inventory_file ALTER COLUMN content SET STORAGE EXTERNAL;

-- The columns that somebody chose for files with the same column names.
CREATE TABLE import_mapping (
  client_id    INTEGER        NOT NULL,
  names_sha256 CHAR(64)       NOT NULL,
  columns      JSONB          NOT NULL,
  update_time  TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY (client_id, names_sha256),
  FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE ON UPDATE CASCADE
);

GRANT SELECT, INSERT, UPDATE, DELETE ON inventory_file, import_mapping TO cvs_app;

ALTER TABLE inventory_file ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON inventory_file TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE import_mapping ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON import_mapping TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));
