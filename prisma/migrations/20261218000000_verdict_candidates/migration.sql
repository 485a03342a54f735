-- What the present engine finds in pictures whose verdict is of another version, beside that verdict
-- until an operator applies or discards it (decision 123). Nothing that answers, counts or reports
-- reads this table.
CREATE TABLE verdict_candidate (
  client_id                INTEGER        NOT NULL,
  id                       INTEGER        NOT NULL DEFAULT next_resource_id(),
  row_id                   INTEGER        NOT NULL,
  file_name                VARCHAR(255)   NOT NULL,
  run                      INTEGER        NOT NULL,
  status                   VARCHAR(16)    NOT NULL DEFAULT 'waiting',
  ai_generated_confidence  DECIMAL(5,4),
  manipulation_confidence  DECIMAL(5,4),
  is_ai_generated          BOOLEAN,
  is_digitally_manipulated BOOLEAN,
  flagged                  BOOLEAN        NOT NULL DEFAULT false,
  analysis                 TEXT,
  language                 VARCHAR(8),
  not_judged               VARCHAR(24),
  regions                  JSONB,
  signals                  JSONB,
  facts                    JSONB,
  has_heatmap              BOOLEAN        NOT NULL DEFAULT false,
  page                     SMALLINT,
  engine_version           VARCHAR(32),
  threshold                DECIMAL(4,3),
  thresholds               JSONB,
  failure_reason           TEXT,
  update_time              TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, id),
  CONSTRAINT verdict_candidate_status CHECK (status IN ('waiting', 'ready', 'failed')),
  FOREIGN KEY (client_id, row_id, file_name) REFERENCES attachment (client_id, row_id, file_name)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX verdict_candidate_client_id_row_id_file_name_key
  ON verdict_candidate (client_id, row_id, file_name);
CREATE INDEX verdict_candidate_client_id_status_idx ON verdict_candidate (client_id, status);

GRANT SELECT, INSERT, UPDATE, DELETE ON verdict_candidate TO cvs_app;
ALTER TABLE verdict_candidate ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON verdict_candidate TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));
