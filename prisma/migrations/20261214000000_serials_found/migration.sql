-- The other claims that have the serial number, as last recorded: each is recorded once, also where
-- two jobs find the same pair.
ALTER TABLE item_reason ADD COLUMN found_in INTEGER[] NOT NULL DEFAULT '{}';

UPDATE item_reason reason SET found_in = sharing.claims
FROM (
  SELECT own.client_id, own.id,
    array_agg(DISTINCT other.client_reference_id ORDER BY other.client_reference_id) AS claims
  FROM claimed_item own
  JOIN claimed_item other ON other.client_id = own.client_id AND other.serial_key = own.serial_key
    AND other.client_reference_id <> own.client_reference_id
    AND NOT is_model_of(own.description, own.serial_key)
    AND NOT is_model_of(other.description, own.serial_key)
  GROUP BY own.client_id, own.id
) sharing
WHERE reason.client_id = sharing.client_id AND reason.row_id = sharing.id;
