-- Files whose reading was given up before they were marked as not read (decision 118), as markUnread
-- of lib/appraisals/receipts marks them.
INSERT INTO forensics_verdict AS known
  (client_id, row_id, file_name, client_reference_id, status, not_judged, update_time)
SELECT client_id, row_id, file_name, client_reference_id, 'complete', 'not_read', now()
FROM receipt_reading
WHERE status = 'failed' AND failure_cause->>'reason' = 'receipt_beyond_limits'
ON CONFLICT (client_id, row_id, file_name) DO UPDATE
  SET not_judged = 'not_read', update_time = excluded.update_time
  WHERE known.status = 'complete' AND known.not_judged IS NULL;
