-- The text of a PDF, so that a copy saved again by another program is found in other claims.
ALTER TABLE attachment ADD COLUMN text_key VARCHAR(64);
CREATE INDEX attachment_text_key_idx ON attachment (client_id, text_key) WHERE text_key IS NOT NULL;
