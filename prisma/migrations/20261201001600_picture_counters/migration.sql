-- Counters of a claim's pictures that wait for a review or are examined (decision 019). The rules
-- are those of 20261201001500_appraisal_counters.

CREATE FUNCTION count_verdicts_on_insert() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (SELECT came.client_id, came.client_reference_id FROM came)
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  WITH changed AS (
    SELECT 1 AS sign, came.* FROM came
  ), pictures AS (
    SELECT changed.client_id, changed.client_reference_id,
      coalesce(sum(sign) FILTER (
        WHERE is_in_cart AND flagged AND cleared_at IS NULL AND confirmed_at IS NULL
      ), 0) AS flagged,
      coalesce(sum(sign) FILTER (
        WHERE is_in_cart AND status IN ('not_started', 'ongoing')
      ), 0) AS running
    FROM changed, LATERAL (
      SELECT EXISTS (
        SELECT FROM appraisal a
        WHERE a.client_id = changed.client_id
          AND a.client_reference_id = changed.client_reference_id
          AND a.row_id = changed.row_id
      ) AS is_in_cart
    ) AS cart
    GROUP BY 1, 2
  )
  UPDATE client_reference claim SET
    flagged_count = claim.flagged_count + pictures.flagged,
    running_count = claim.running_count + pictures.running
  FROM pictures
  WHERE claim.client_id = pictures.client_id AND claim.id = pictures.client_reference_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER count_insert AFTER INSERT ON forensics_verdict
  REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_verdicts_on_insert();

CREATE FUNCTION count_verdicts_on_update() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (
    SELECT came.client_id, came.client_reference_id FROM came
    UNION ALL
    SELECT gone.client_id, gone.client_reference_id FROM gone
  )
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  WITH changed AS (
    SELECT 1 AS sign, came.* FROM came
    UNION ALL
    SELECT -1 AS sign, gone.* FROM gone
  ), pictures AS (
    SELECT changed.client_id, changed.client_reference_id,
      coalesce(sum(sign) FILTER (
        WHERE is_in_cart AND flagged AND cleared_at IS NULL AND confirmed_at IS NULL
      ), 0) AS flagged,
      coalesce(sum(sign) FILTER (
        WHERE is_in_cart AND status IN ('not_started', 'ongoing')
      ), 0) AS running
    FROM changed, LATERAL (
      SELECT EXISTS (
        SELECT FROM appraisal a
        WHERE a.client_id = changed.client_id
          AND a.client_reference_id = changed.client_reference_id
          AND a.row_id = changed.row_id
      ) AS is_in_cart
    ) AS cart
    GROUP BY 1, 2
  )
  UPDATE client_reference claim SET
    flagged_count = claim.flagged_count + pictures.flagged,
    running_count = claim.running_count + pictures.running
  FROM pictures
  WHERE claim.client_id = pictures.client_id AND claim.id = pictures.client_reference_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER count_update AFTER UPDATE ON forensics_verdict
  REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_verdicts_on_update();

CREATE FUNCTION count_verdicts_on_delete() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (SELECT gone.client_id, gone.client_reference_id FROM gone)
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  WITH changed AS (
    SELECT -1 AS sign, gone.* FROM gone
  ), pictures AS (
    SELECT changed.client_id, changed.client_reference_id,
      coalesce(sum(sign) FILTER (
        WHERE is_in_cart AND flagged AND cleared_at IS NULL AND confirmed_at IS NULL
      ), 0) AS flagged,
      coalesce(sum(sign) FILTER (
        WHERE is_in_cart AND status IN ('not_started', 'ongoing')
      ), 0) AS running
    FROM changed, LATERAL (
      SELECT EXISTS (
        SELECT FROM appraisal a
        WHERE a.client_id = changed.client_id
          AND a.client_reference_id = changed.client_reference_id
          AND a.row_id = changed.row_id
      ) AS is_in_cart
    ) AS cart
    GROUP BY 1, 2
  )
  UPDATE client_reference claim SET
    flagged_count = claim.flagged_count + pictures.flagged,
    running_count = claim.running_count + pictures.running
  FROM pictures
  WHERE claim.client_id = pictures.client_id AND claim.id = pictures.client_reference_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER count_delete AFTER DELETE ON forensics_verdict
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_verdicts_on_delete();
