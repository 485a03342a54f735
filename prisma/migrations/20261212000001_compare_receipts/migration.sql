-- Receipts that were read before their reasons to look existed, or before one of the reasons did, are
-- compared once by a job of each client (decision 116).
INSERT INTO job (client_id, kind, payload, next_try_time)
SELECT client_id, 'compare_receipts',
  jsonb_build_object('client_id', client_id, 'after_row_id', 0, 'after_file_name', ''),
  CURRENT_TIMESTAMP
FROM receipt_reading WHERE status = 'read' GROUP BY client_id;
