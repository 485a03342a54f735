-- The API's forensics result is shaped by lib/verdicts/result.ts from the columns of the row. What wrote it as JSON goes.
DROP TRIGGER show_verdict ON forensics_verdict;
DROP FUNCTION show_verdict();
DROP FUNCTION cleared_words(forensics_verdict);
ALTER TABLE forensics_verdict DROP COLUMN shown;
ALTER TABLE attachment DROP COLUMN url_name;
DROP FUNCTION encode_uri_component(TEXT);

-- A review of a flagged picture ends as cleared or as confirmed.
ALTER TABLE forensics_verdict RENAME COLUMN kept_by TO confirmed_by;
ALTER TABLE forensics_verdict RENAME COLUMN kept_at TO confirmed_at;
ALTER TABLE forensics_verdict RENAME COLUMN kept_note TO confirm_note;

-- The counters of 20261121150000_claim_counters, in full: they read the renamed column. One function per table and kind of
-- statement, because a trigger names only the transition tables that its kind has. A row that came counts once, one that is
-- gone counts minus once, a changed one both. The claims are locked first, in the order of their ids, so that the next
-- statement sees what the lock's last holder left. One statement must not write both tables.

CREATE OR REPLACE FUNCTION count_appraisals_on_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (SELECT came.client_id, came.client_reference_id FROM came)
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  -- `pictures`: of items that had no appraisal before, or have none now.
  WITH changed AS (
    SELECT 1 AS sign, came.* FROM came
  ), lines AS (
    SELECT changed.client_id, changed.client_reference_id,
      sum(sign)::int AS appraisals,
      coalesce(sum(sign * rcv), 0) AS rcv,
      coalesce(sum(sign * coalesce(actual_cash_value, rcv)), 0) AS acv,
      coalesce(sum(sign * (rcv - coalesce(actual_cash_value, rcv))), 0) AS depreciation
    FROM changed,
      LATERAL (SELECT line_rcv(replacement_cost_value, is_price_per_item, item_quantity) AS rcv) AS line
    GROUP BY 1, 2
  ), items AS (
    SELECT changed.client_id, changed.client_reference_id, changed.row_id, sum(sign)::int AS more
    FROM changed
    GROUP BY 1, 2, 3
    HAVING sum(sign) <> 0
  ), pictures AS (
    SELECT item.client_id, item.client_reference_id,
      sum(sign(item.more)) FILTER (WHERE v.flagged AND v.cleared_at IS NULL AND v.confirmed_at IS NULL) AS flagged,
      sum(sign(item.more)) FILTER (WHERE v.status IN ('not_started', 'ongoing')) AS running
    FROM items item
    JOIN forensics_verdict v ON v.client_id = item.client_id
      AND v.client_reference_id = item.client_reference_id AND v.row_id = item.row_id
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
END $$;

CREATE OR REPLACE FUNCTION count_appraisals_on_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (
    SELECT came.client_id, came.client_reference_id FROM came
    UNION ALL
    SELECT gone.client_id, gone.client_reference_id FROM gone
  )
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  -- `pictures`: of items that had no appraisal before, or have none now.
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
      LATERAL (SELECT line_rcv(replacement_cost_value, is_price_per_item, item_quantity) AS rcv) AS line
    GROUP BY 1, 2
  ), items AS (
    SELECT changed.client_id, changed.client_reference_id, changed.row_id, sum(sign)::int AS more
    FROM changed
    GROUP BY 1, 2, 3
    HAVING sum(sign) <> 0
  ), pictures AS (
    SELECT item.client_id, item.client_reference_id,
      sum(sign(item.more)) FILTER (WHERE v.flagged AND v.cleared_at IS NULL AND v.confirmed_at IS NULL) AS flagged,
      sum(sign(item.more)) FILTER (WHERE v.status IN ('not_started', 'ongoing')) AS running
    FROM items item
    JOIN forensics_verdict v ON v.client_id = item.client_id
      AND v.client_reference_id = item.client_reference_id AND v.row_id = item.row_id
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
END $$;

CREATE OR REPLACE FUNCTION count_appraisals_on_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (SELECT gone.client_id, gone.client_reference_id FROM gone)
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  -- `pictures`: of items that had no appraisal before, or have none now.
  WITH changed AS (
    SELECT -1 AS sign, gone.* FROM gone
  ), lines AS (
    SELECT changed.client_id, changed.client_reference_id,
      sum(sign)::int AS appraisals,
      coalesce(sum(sign * rcv), 0) AS rcv,
      coalesce(sum(sign * coalesce(actual_cash_value, rcv)), 0) AS acv,
      coalesce(sum(sign * (rcv - coalesce(actual_cash_value, rcv))), 0) AS depreciation
    FROM changed,
      LATERAL (SELECT line_rcv(replacement_cost_value, is_price_per_item, item_quantity) AS rcv) AS line
    GROUP BY 1, 2
  ), items AS (
    SELECT changed.client_id, changed.client_reference_id, changed.row_id, sum(sign)::int AS more
    FROM changed
    GROUP BY 1, 2, 3
    HAVING sum(sign) <> 0
  ), pictures AS (
    SELECT item.client_id, item.client_reference_id,
      sum(sign(item.more)) FILTER (WHERE v.flagged AND v.cleared_at IS NULL AND v.confirmed_at IS NULL) AS flagged,
      sum(sign(item.more)) FILTER (WHERE v.status IN ('not_started', 'ongoing')) AS running
    FROM items item
    JOIN forensics_verdict v ON v.client_id = item.client_id
      AND v.client_reference_id = item.client_reference_id AND v.row_id = item.row_id
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
END $$;

CREATE OR REPLACE FUNCTION count_verdicts_on_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (SELECT came.client_id, came.client_reference_id FROM came)
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  WITH changed AS (
    SELECT 1 AS sign, came.* FROM came
  ), pictures AS (
    SELECT changed.client_id, changed.client_reference_id,
      coalesce(sum(sign) FILTER (WHERE is_in_cart AND flagged AND cleared_at IS NULL AND confirmed_at IS NULL), 0) AS flagged,
      coalesce(sum(sign) FILTER (WHERE is_in_cart AND status IN ('not_started', 'ongoing')), 0) AS running
    FROM changed, LATERAL (
      SELECT EXISTS (
        SELECT FROM appraisal a
        WHERE a.client_id = changed.client_id AND a.client_reference_id = changed.client_reference_id
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
END $$;

CREATE OR REPLACE FUNCTION count_verdicts_on_update() RETURNS trigger LANGUAGE plpgsql AS $$
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
      coalesce(sum(sign) FILTER (WHERE is_in_cart AND flagged AND cleared_at IS NULL AND confirmed_at IS NULL), 0) AS flagged,
      coalesce(sum(sign) FILTER (WHERE is_in_cart AND status IN ('not_started', 'ongoing')), 0) AS running
    FROM changed, LATERAL (
      SELECT EXISTS (
        SELECT FROM appraisal a
        WHERE a.client_id = changed.client_id AND a.client_reference_id = changed.client_reference_id
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
END $$;

CREATE OR REPLACE FUNCTION count_verdicts_on_delete() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (SELECT gone.client_id, gone.client_reference_id FROM gone)
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  WITH changed AS (
    SELECT -1 AS sign, gone.* FROM gone
  ), pictures AS (
    SELECT changed.client_id, changed.client_reference_id,
      coalesce(sum(sign) FILTER (WHERE is_in_cart AND flagged AND cleared_at IS NULL AND confirmed_at IS NULL), 0) AS flagged,
      coalesce(sum(sign) FILTER (WHERE is_in_cart AND status IN ('not_started', 'ongoing')), 0) AS running
    FROM changed, LATERAL (
      SELECT EXISTS (
        SELECT FROM appraisal a
        WHERE a.client_id = changed.client_id AND a.client_reference_id = changed.client_reference_id
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
END $$;
