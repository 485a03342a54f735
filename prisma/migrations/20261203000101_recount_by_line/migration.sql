-- The function of 20261203000100_pictures_by_item, which looks up pictures line by line in the index:
-- where the tables have no statistics, the planner joined all verdicts with all lines.
CREATE OR REPLACE FUNCTION recount_pictures() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (SELECT client_id, client_reference_id FROM changed)
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  UPDATE client_reference claim SET
    flagged_count = pictures.flagged,
    running_count = pictures.running
  FROM (SELECT DISTINCT client_id, client_reference_id FROM changed) gone
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(of_line.flagged), 0)::int AS flagged,
      coalesce(sum(of_line.running), 0)::int AS running
    FROM claim_line line
    CROSS JOIN LATERAL (
      SELECT
        sum(1) FILTER (WHERE v.flagged AND v.cleared_at IS NULL AND v.confirmed_at IS NULL)
          AS flagged,
        sum(1) FILTER (WHERE v.status IN ('not_started', 'ongoing')) AS running
      FROM forensics_verdict v
      WHERE v.client_id = line.client_id AND v.client_reference_id = line.client_reference_id
        AND v.row_id = line.row_id
    ) of_line
    WHERE line.client_id = gone.client_id AND line.client_reference_id = gone.client_reference_id
  ) pictures
  WHERE claim.client_id = gone.client_id AND claim.id = gone.client_reference_id
    AND (claim.flagged_count > 0 OR claim.running_count > 0);
  RETURN NULL;
END
$$;
