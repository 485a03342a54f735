-- Reasons to look at items themselves, with their review: a serial number that another claim has,
-- too (decision 110). A row exists while there is a reason.
CREATE TABLE item_reason (
  client_id           INTEGER        NOT NULL,
  row_id              INTEGER        NOT NULL,
  client_reference_id INTEGER        NOT NULL,
  serial_key          TEXT           NOT NULL,
  cleared_by          VARCHAR(255),
  cleared_at          TIMESTAMPTZ(3),
  clear_note          TEXT,
  PRIMARY KEY (client_id, row_id),
  FOREIGN KEY (client_id, row_id) REFERENCES claimed_item (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX item_reason_claim_idx ON item_reason (client_id, client_reference_id);
CREATE INDEX item_reason_serial_idx ON item_reason (client_id, serial_key);

GRANT SELECT, INSERT, UPDATE, DELETE ON item_reason TO cvs_app;
ALTER TABLE item_reason ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON item_reason TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE client_reference ADD COLUMN item_reason_count INTEGER NOT NULL DEFAULT 0;
CREATE INDEX client_reference_to_review_idx
  ON client_reference (client_id, id) WHERE flagged_count + item_reason_count > 0;
CREATE INDEX client_reference_with_suspicion_idx
  ON client_reference (client_id, id)
  WHERE flagged_count + item_reason_count + confirmed_count > 0;

-- Counts the reasons that nobody has reviewed. Rows are few, so each is counted by itself.
CREATE FUNCTION count_item_reason() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  before INTEGER := 0;
  after INTEGER := 0;
  place RECORD := coalesce(NEW, OLD);
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.cleared_at IS NULL THEN before := 1; END IF;
  IF TG_OP <> 'DELETE' AND NEW.cleared_at IS NULL THEN after := 1; END IF;
  UPDATE client_reference claim SET item_reason_count = claim.item_reason_count + after - before
  WHERE claim.client_id = place.client_id AND claim.id = place.client_reference_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER item_reason_counted AFTER INSERT OR UPDATE OR DELETE ON item_reason
  FOR EACH ROW EXECUTE FUNCTION count_item_reason();

-- The items that exist already.
INSERT INTO item_reason (client_id, row_id, client_reference_id, serial_key)
SELECT own.client_id, own.id, own.client_reference_id, own.serial_key FROM claimed_item own
WHERE own.serial_key IS NOT NULL AND EXISTS (
  SELECT FROM claimed_item other
  WHERE other.client_id = own.client_id AND other.serial_key = own.serial_key
    AND other.client_reference_id <> own.client_reference_id
);
