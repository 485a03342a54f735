-- The PDF of a claim. Whoever knows its unguessable file name may read it.
CREATE TABLE report (
  client_id           INTEGER        NOT NULL,
  id                  INTEGER        NOT NULL DEFAULT next_resource_id(),
  client_reference_id INTEGER        NOT NULL,
  file_name           VARCHAR(400)   NOT NULL,
  storage_key         VARCHAR(255)   NOT NULL,
  language            VARCHAR(8)     NOT NULL,
  appraisal_ids       INTEGER[],
  sha256              CHAR(64)       NOT NULL,
  size_bytes          INTEGER        NOT NULL,
  created_by          VARCHAR(255)   NOT NULL,
  create_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  expire_time         TIMESTAMPTZ(3) NOT NULL,
  revoke_time         TIMESTAMPTZ(3),
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id, client_reference_id) REFERENCES client_reference (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX report_file_name_key ON report (file_name);
CREATE INDEX report_client_id_client_reference_id_idx ON report (client_id, client_reference_id);
CREATE INDEX report_client_id_expire_time_idx ON report (client_id, expire_time);

-- Kept after a report's file and row are deleted, to verify whether a file is ours. It contains
-- nothing of the claim but its id.
CREATE TABLE report_document (
  client_id           INTEGER        NOT NULL,
  document_id         VARCHAR(24)    NOT NULL,
  report_id           INTEGER        NOT NULL,
  client_reference_id INTEGER        NOT NULL,
  sha256              CHAR(64)       NOT NULL,
  content_sha256      CHAR(64)       NOT NULL,
  create_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  revoke_time         TIMESTAMPTZ(3),
  PRIMARY KEY (client_id, document_id)
);
CREATE UNIQUE INDEX report_document_document_id_key ON report_document (document_id);
CREATE INDEX report_document_client_id_content_sha256_idx
  ON report_document (client_id, content_sha256);
CREATE UNIQUE INDEX report_document_client_id_report_id_key
  ON report_document (client_id, report_id);

-- A report that is created after the response to its request.
CREATE TABLE report_job (
  client_id           INTEGER        NOT NULL,
  id                  INTEGER        NOT NULL DEFAULT next_resource_id(),
  client_reference_id INTEGER        NOT NULL,
  wish                JSONB          NOT NULL,
  wish_sha256         CHAR(64)       NOT NULL,
  created_by          VARCHAR(255)   NOT NULL,
  status              VARCHAR(16)    NOT NULL DEFAULT 'queued',
  tries               INTEGER        NOT NULL DEFAULT 0,
  items_done          INTEGER        NOT NULL DEFAULT 0,
  items_total         INTEGER        NOT NULL,
  report_id           INTEGER,
  failure             VARCHAR(16),
  create_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  finish_time         TIMESTAMPTZ(3),
  PRIMARY KEY (client_id, id),
  CONSTRAINT report_job_status CHECK (status IN ('queued', 'making', 'ready', 'failed')),
  CONSTRAINT report_job_finished CHECK (
    (status IN ('ready', 'failed')) = (finish_time IS NOT NULL)
    AND (status = 'ready') <= (report_id IS NOT NULL)
    AND (status = 'failed') <= (failure IS NOT NULL)
  ),
  FOREIGN KEY (client_id, client_reference_id) REFERENCES client_reference (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX report_job_client_id_client_reference_id_idx
  ON report_job (client_id, client_reference_id);
CREATE INDEX report_job_client_id_create_time_idx ON report_job (client_id, create_time);
CREATE INDEX report_job_waiting_idx ON report_job (client_id) WHERE status IN ('queued', 'making');
