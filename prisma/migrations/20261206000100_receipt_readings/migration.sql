-- What was read from receipts (decision 106), one row per attachment that is or may be a receipt.
CREATE TABLE receipt_reading (
  client_id           INTEGER        NOT NULL,
  row_id              INTEGER        NOT NULL,
  file_name           VARCHAR(255)   NOT NULL,
  client_reference_id INTEGER        NOT NULL,
  status              VARCHAR(16)    NOT NULL DEFAULT 'waiting',
  fields              JSONB,
  pdf                 JSONB,
  failure_cause       JSONB,
  update_time         TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (client_id, row_id, file_name),
  FOREIGN KEY (client_id, row_id, file_name) REFERENCES attachment (client_id, row_id, file_name)
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT receipt_reading_status CHECK (status IN ('waiting', 'read', 'failed')),
  CONSTRAINT receipt_reading_read CHECK (status <> 'read' OR fields IS NOT NULL)
);
CREATE INDEX receipt_reading_client_id_client_reference_id_idx
  ON receipt_reading (client_id, client_reference_id);

GRANT SELECT, INSERT, UPDATE, DELETE ON receipt_reading TO cvs_app;
ALTER TABLE receipt_reading ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON receipt_reading TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));
