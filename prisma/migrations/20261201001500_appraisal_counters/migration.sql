-- Counters and sums of a claim's appraisals, kept in the claim's row so that a list of claims reads
-- nothing else (decision 019). One function per kind of statement, because a trigger may name only
-- the transition tables of its kind. A new row counts once, a removed row minus once, a changed row
-- both.
--
-- Whether a picture counts depends on two tables, appraisal and forensics_verdict: it counts while
-- an appraisal of its item is in the cart. The claims are locked first, in the order of their ids,
-- so that the next statement sees what the last holder of the lock has written. One statement must
-- not write both tables.

CREATE FUNCTION count_appraisals_on_insert() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (SELECT came.client_id, came.client_reference_id FROM came)
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  WITH changed AS (
    SELECT 1 AS sign, came.* FROM came
  ), lines AS (
    SELECT changed.client_id, changed.client_reference_id,
      sum(sign)::int AS appraisals,
      coalesce(sum(sign * rcv), 0) AS rcv,
      coalesce(sum(sign * coalesce(actual_cash_value, rcv)), 0) AS acv,
      coalesce(sum(sign * (rcv - coalesce(actual_cash_value, rcv))), 0) AS depreciation
    FROM changed,
      LATERAL (
        SELECT line_rcv(replacement_cost_value, is_price_per_item, item_quantity) AS rcv
      ) AS line
    GROUP BY 1, 2
  ), items AS (
    SELECT changed.client_id, changed.client_reference_id, changed.row_id, sum(sign)::int AS more
    FROM changed
    GROUP BY 1, 2, 3
    HAVING sum(sign) <> 0
  ), pictures AS (
    -- Pictures of items that had no appraisal before the statement, or have none after it.
    SELECT item.client_id, item.client_reference_id,
      sum(sign(item.more))
        FILTER (WHERE v.flagged AND v.cleared_at IS NULL AND v.confirmed_at IS NULL) AS flagged,
      sum(sign(item.more)) FILTER (WHERE v.status IN ('not_started', 'ongoing')) AS running
    FROM items item
    JOIN forensics_verdict v
      ON v.client_id = item.client_id
      AND v.client_reference_id = item.client_reference_id
      AND v.row_id = item.row_id
    WHERE NOT EXISTS (
      SELECT FROM appraisal other
      WHERE other.client_id = v.client_id AND other.client_reference_id = v.client_reference_id
        AND other.row_id = v.row_id
      OFFSET greatest(item.more, 0)
    )
    GROUP BY 1, 2
  )
  UPDATE client_reference claim SET
    appraisal_count = claim.appraisal_count + lines.appraisals,
    rcv_sum = claim.rcv_sum + lines.rcv,
    acv_sum = claim.acv_sum + lines.acv,
    depreciation_sum = claim.depreciation_sum + lines.depreciation,
    flagged_count = claim.flagged_count + coalesce(pictures.flagged, 0),
    running_count = claim.running_count + coalesce(pictures.running, 0)
  FROM lines
  LEFT JOIN pictures ON pictures.client_id = lines.client_id
    AND pictures.client_reference_id = lines.client_reference_id
  WHERE claim.client_id = lines.client_id AND claim.id = lines.client_reference_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER count_insert AFTER INSERT ON appraisal
  REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_appraisals_on_insert();

CREATE FUNCTION count_appraisals_on_update() RETURNS trigger
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
  ), lines AS (
    SELECT changed.client_id, changed.client_reference_id,
      sum(sign)::int AS appraisals,
      coalesce(sum(sign * rcv), 0) AS rcv,
      coalesce(sum(sign * coalesce(actual_cash_value, rcv)), 0) AS acv,
      coalesce(sum(sign * (rcv - coalesce(actual_cash_value, rcv))), 0) AS depreciation
    FROM changed,
      LATERAL (
        SELECT line_rcv(replacement_cost_value, is_price_per_item, item_quantity) AS rcv
      ) AS line
    GROUP BY 1, 2
  ), items AS (
    SELECT changed.client_id, changed.client_reference_id, changed.row_id, sum(sign)::int AS more
    FROM changed
    GROUP BY 1, 2, 3
    HAVING sum(sign) <> 0
  ), pictures AS (
    -- Pictures of items that had no appraisal before the statement, or have none after it.
    SELECT item.client_id, item.client_reference_id,
      sum(sign(item.more))
        FILTER (WHERE v.flagged AND v.cleared_at IS NULL AND v.confirmed_at IS NULL) AS flagged,
      sum(sign(item.more)) FILTER (WHERE v.status IN ('not_started', 'ongoing')) AS running
    FROM items item
    JOIN forensics_verdict v
      ON v.client_id = item.client_id
      AND v.client_reference_id = item.client_reference_id
      AND v.row_id = item.row_id
    WHERE NOT EXISTS (
      SELECT FROM appraisal other
      WHERE other.client_id = v.client_id AND other.client_reference_id = v.client_reference_id
        AND other.row_id = v.row_id
      OFFSET greatest(item.more, 0)
    )
    GROUP BY 1, 2
  )
  UPDATE client_reference claim SET
    appraisal_count = claim.appraisal_count + lines.appraisals,
    rcv_sum = claim.rcv_sum + lines.rcv,
    acv_sum = claim.acv_sum + lines.acv,
    depreciation_sum = claim.depreciation_sum + lines.depreciation,
    flagged_count = claim.flagged_count + coalesce(pictures.flagged, 0),
    running_count = claim.running_count + coalesce(pictures.running, 0)
  FROM lines
  LEFT JOIN pictures ON pictures.client_id = lines.client_id
    AND pictures.client_reference_id = lines.client_reference_id
  WHERE claim.client_id = lines.client_id AND claim.id = lines.client_reference_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER count_update AFTER UPDATE ON appraisal
  REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_appraisals_on_update();

CREATE FUNCTION count_appraisals_on_delete() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (SELECT gone.client_id, gone.client_reference_id FROM gone)
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  WITH changed AS (
    SELECT -1 AS sign, gone.* FROM gone
  ), lines AS (
    SELECT changed.client_id, changed.client_reference_id,
      sum(sign)::int AS appraisals,
      coalesce(sum(sign * rcv), 0) AS rcv,
      coalesce(sum(sign * coalesce(actual_cash_value, rcv)), 0) AS acv,
      coalesce(sum(sign * (rcv - coalesce(actual_cash_value, rcv))), 0) AS depreciation
    FROM changed,
      LATERAL (
        SELECT line_rcv(replacement_cost_value, is_price_per_item, item_quantity) AS rcv
      ) AS line
    GROUP BY 1, 2
  ), items AS (
    SELECT changed.client_id, changed.client_reference_id, changed.row_id, sum(sign)::int AS more
    FROM changed
    GROUP BY 1, 2, 3
    HAVING sum(sign) <> 0
  ), pictures AS (
    -- Pictures of items that had no appraisal before the statement, or have none after it.
    SELECT item.client_id, item.client_reference_id,
      sum(sign(item.more))
        FILTER (WHERE v.flagged AND v.cleared_at IS NULL AND v.confirmed_at IS NULL) AS flagged,
      sum(sign(item.more)) FILTER (WHERE v.status IN ('not_started', 'ongoing')) AS running
    FROM items item
    JOIN forensics_verdict v
      ON v.client_id = item.client_id
      AND v.client_reference_id = item.client_reference_id
      AND v.row_id = item.row_id
    WHERE NOT EXISTS (
      SELECT FROM appraisal other
      WHERE other.client_id = v.client_id AND other.client_reference_id = v.client_reference_id
        AND other.row_id = v.row_id
      OFFSET greatest(item.more, 0)
    )
    GROUP BY 1, 2
  )
  UPDATE client_reference claim SET
    appraisal_count = claim.appraisal_count + lines.appraisals,
    rcv_sum = claim.rcv_sum + lines.rcv,
    acv_sum = claim.acv_sum + lines.acv,
    depreciation_sum = claim.depreciation_sum + lines.depreciation,
    flagged_count = claim.flagged_count + coalesce(pictures.flagged, 0),
    running_count = claim.running_count + coalesce(pictures.running, 0)
  FROM lines
  LEFT JOIN pictures ON pictures.client_id = lines.client_id
    AND pictures.client_reference_id = lines.client_reference_id
  WHERE claim.client_id = lines.client_id AND claim.id = lines.client_reference_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER count_delete AFTER DELETE ON appraisal
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_appraisals_on_delete();
