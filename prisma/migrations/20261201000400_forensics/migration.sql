CREATE TYPE "ForensicsStatus" AS ENUM ('not_started', 'ongoing', 'complete', 'failed');

-- The examination of one attachment. Rows of up to 8 kB are stored in one piece, so that reading
-- the results of a cart does not fetch signals and regions from TOAST.
CREATE TABLE forensics_verdict (
  client_id                INTEGER           NOT NULL,
  row_id                   INTEGER           NOT NULL,
  file_name                VARCHAR(255)      NOT NULL,
  client_reference_id      INTEGER           NOT NULL,
  status                   "ForensicsStatus" NOT NULL DEFAULT 'not_started',
  run                      INTEGER           NOT NULL DEFAULT 1,
  tries                    INTEGER           NOT NULL DEFAULT 0,
  ai_generated_confidence  DECIMAL(5,4),
  manipulation_confidence  DECIMAL(5,4),
  is_ai_generated          BOOLEAN,
  is_digitally_manipulated BOOLEAN,
  flagged                  BOOLEAN           NOT NULL DEFAULT false,
  analysis                 TEXT,
  language                 VARCHAR(8),
  failure_reason           TEXT,
  failure_cause            JSONB,
  not_judged               VARCHAR(24),
  regions                  JSONB,
  signals                  JSONB,
  facts                    JSONB,
  heatmap_key              VARCHAR(255),
  engine_version           VARCHAR(32),
  threshold                DECIMAL(4,3),
  thresholds               JSONB,
  cleared_by               VARCHAR(255),
  cleared_at               TIMESTAMPTZ(3),
  clear_note               TEXT,
  confirmed_by             VARCHAR(255),
  confirmed_at             TIMESTAMPTZ(3),
  confirm_note             TEXT,
  update_time              TIMESTAMPTZ(3)    NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, row_id, file_name),
  FOREIGN KEY (client_id, row_id, file_name) REFERENCES attachment (client_id, row_id, file_name)
    ON DELETE CASCADE ON UPDATE CASCADE
) WITH (toast_tuple_target = 8160);
CREATE INDEX forensics_verdict_client_id_client_reference_id_row_id_idx
  ON forensics_verdict (client_id, client_reference_id, row_id);
CREATE INDEX forensics_verdict_suspect_idx
  ON forensics_verdict (client_id, update_time)
  WHERE status = 'complete' AND (is_ai_generated OR is_digitally_manipulated);

-- A part of an attachment's perceptual hash with its index. Similar pictures have a part in common.
-- Rows instead of an array, because under row-level security an index serves only leakproof
-- operators, and those of arrays are not.
CREATE TABLE picture_band (
  client_id INTEGER      NOT NULL,
  band      VARCHAR(5)   NOT NULL,
  row_id    INTEGER      NOT NULL,
  file_name VARCHAR(255) NOT NULL,
  PRIMARY KEY (client_id, band, row_id, file_name),
  FOREIGN KEY (client_id, row_id, file_name) REFERENCES attachment (client_id, row_id, file_name)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX picture_band_client_id_row_id_file_name_idx
  ON picture_band (client_id, row_id, file_name);

-- Two attachments of a client that show the same picture in different files. Each pair is stored in
-- both directions.
CREATE TABLE picture_match (
  client_id                 INTEGER      NOT NULL,
  row_id                    INTEGER      NOT NULL,
  file_name                 VARCHAR(255) NOT NULL,
  client_reference_id       INTEGER      NOT NULL,
  other_row_id              INTEGER      NOT NULL,
  other_file_name           VARCHAR(255) NOT NULL,
  other_client_reference_id INTEGER      NOT NULL,
  mirrored                  BOOLEAN      NOT NULL,
  bits_apart                INTEGER      NOT NULL,
  PRIMARY KEY (client_id, row_id, file_name, other_row_id, other_file_name),
  FOREIGN KEY (client_id, row_id, file_name) REFERENCES attachment (client_id, row_id, file_name)
    ON DELETE CASCADE ON UPDATE CASCADE,
  FOREIGN KEY (client_id, other_row_id, other_file_name)
    REFERENCES attachment (client_id, row_id, file_name)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX picture_match_client_id_other_row_id_other_file_name_idx
  ON picture_match (client_id, other_row_id, other_file_name);

-- The triggers set attachment.has_twin where a picture exists twice, as the same file or as a
-- similar picture.
CREATE FUNCTION mark_same_files() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE attachment twin SET has_twin = true
  WHERE NOT twin.has_twin
    AND (twin.client_id, twin.sha256) IN (SELECT client_id, sha256 FROM added)
    AND EXISTS (
      SELECT FROM attachment other
      WHERE other.client_id = twin.client_id AND other.sha256 = twin.sha256
        AND (other.row_id, other.file_name) <> (twin.row_id, twin.file_name)
    );
  RETURN NULL;
END
$$;

CREATE TRIGGER mark_same_files AFTER INSERT ON attachment
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION mark_same_files();

CREATE FUNCTION mark_same_pictures() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE attachment twin SET has_twin = true
  FROM added
  WHERE NOT twin.has_twin
    AND (twin.client_id, twin.row_id, twin.file_name)
      = (added.client_id, added.row_id, added.file_name);
  RETURN NULL;
END
$$;

CREATE TRIGGER mark_same_pictures AFTER INSERT ON picture_match
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION mark_same_pictures();
