-- A line of a claim is a claimed item. Its appraisals are alternatives, of which one is chosen: the
-- accepted one, else the newest that counts, else the newest. claim_line says for every line whether
-- it is counted, excluded or not valued, and what it adds to the claim's sums (decision 088).

ALTER TABLE appraisal_status ADD COLUMN counts BOOLEAN NOT NULL DEFAULT true;
UPDATE appraisal_status SET counts = false WHERE name IN ('Rejected', 'Archived');

-- Null: as appraisal_status says.
ALTER TABLE client_appraisal_status ADD COLUMN counts BOOLEAN;

-- What a line without a purchase date and without a calculation is worth: nothing until the date is
-- known ("ask"), what the category's assumed age leaves ("category_age"), or its RCV ("none").
ALTER TABLE client ADD COLUMN no_purchase_date VARCHAR(16) NOT NULL DEFAULT 'ask';
ALTER TABLE client ADD CONSTRAINT client_no_purchase_date
  CHECK (no_purchase_date IN ('ask', 'category_age', 'none'));

ALTER TABLE client_reference
  ADD COLUMN line_count INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN counted_count INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN excluded_count INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN payable_sum DECIMAL(24,2) NOT NULL DEFAULT 0,
  ADD COLUMN claimed_not_valued_sum DECIMAL(24,2) NOT NULL DEFAULT 0;

-- Whether the item stays a line of the claim without an appraisal: it was listed (by an import, or
-- by itself), not made by an appraisal.
ALTER TABLE claimed_item ADD COLUMN is_listed BOOLEAN NOT NULL DEFAULT true;
UPDATE claimed_item SET is_listed = false WHERE intake_id IS NULL;

-- Written by refresh_lines alone, after the claim is locked. It is a table of its own because items
-- are locked before appraisals, and appraisals before claims.
CREATE TABLE claim_line (
  client_id           INTEGER       NOT NULL,
  row_id              INTEGER       NOT NULL,
  client_reference_id INTEGER       NOT NULL,
  -- The chosen appraisal; null if the item has none.
  appraisal_id        INTEGER,
  state               VARCHAR(16)   NOT NULL,
  -- Why the line is not counted.
  reason              VARCHAR(32),
  -- Amounts in the sums, 0 unless the line is counted. payable is the ACV after item limits.
  rcv                 DECIMAL(24,2) NOT NULL,
  acv                 DECIMAL(24,2) NOT NULL,
  payable             DECIMAL(24,2) NOT NULL,
  -- What is claimed for a line that is not valued.
  claimed             DECIMAL(24,2) NOT NULL,
  -- The rule whose lines of the claim share the limit.
  rule_name           VARCHAR(255),
  category_limit      DECIMAL(14,2),
  PRIMARY KEY (client_id, row_id),
  FOREIGN KEY (client_id, row_id) REFERENCES claimed_item (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT claim_line_state CHECK (
    (state, coalesce(reason, '')) IN (
      ('counted', ''), ('excluded', 'status'),
      ('not_valued', 'no_appraisal'), ('not_valued', 'no_amount'),
      ('not_valued', 'no_purchase_date')
    )
  )
);
CREATE INDEX claim_line_client_id_client_reference_id_idx
  ON claim_line (client_id, client_reference_id);
-- Few lines share a limit, so the net claim of a page of claims reads few rows.
CREATE INDEX claim_line_limited_idx
  ON claim_line (client_id, client_reference_id) WHERE category_limit IS NOT NULL;

GRANT SELECT, INSERT, UPDATE, DELETE ON claim_line TO cvs_app;
ALTER TABLE claim_line ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON claim_line TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

-- Whether a line with this status counts for the client.
CREATE FUNCTION status_counts(client INTEGER, status INTEGER) RETURNS BOOLEAN
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT coalesce(
    (
      SELECT own.counts FROM client_appraisal_status own
      WHERE own.client_id = client AND own.appraisal_status_id = status
    ),
    (SELECT standard.counts FROM appraisal_status standard WHERE standard.id = status)
  )
$$;

-- The catalogue's price of a replacement, or null: a price that a caller stated with an offer
-- unknown to the catalogue justifies nothing.
CREATE FUNCTION catalogue_price(snapshot price_snapshot) RETURNS NUMERIC
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE WHEN snapshot.source <> 'stated' THEN snapshot.total_price END
$$;

-- At most one row, for an appraisal whose replacement cost awaits approval: the RCV of the line as
-- stated, and the one in force, which is the offer's or 0 without an offer, but at least the ACV. No
-- row if rules already put the stated price in force within the client's limit. The LIMIT keeps the
-- planner from starting with all prices of the client.
CREATE FUNCTION unapproved_rcv(a appraisal) RETURNS TABLE (stated NUMERIC, in_force NUMERIC)
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT line.stated, greatest(
    line_rcv(coalesce(catalogue_price(s), 0), true, a.item_quantity),
    coalesce(a.actual_cash_value, 0)
  )
  FROM price_review r
  CROSS JOIN LATERAL (
    SELECT line_rcv(a.replacement_cost_value, a.is_price_per_item, a.item_quantity) AS stated
  ) line
  LEFT JOIN price_snapshot s ON s.client_id = r.client_id AND s.appraisal_id = r.appraisal_id
  LEFT JOIN acv_calculation v ON v.client_id = r.client_id AND v.appraisal_id = r.appraisal_id
  WHERE r.client_id = a.client_id AND r.appraisal_id = a.id
    AND NOT coalesce(line.stated <= r.approved_line_rcv, false)
    AND NOT coalesce(
      NOT v.is_manual AND v.outdated IS NULL
        AND v.actual_cash_value + v.depreciation = line.stated,
      false
    )
  LIMIT 1
$$;

-- Chooses the appraisal of each of these items, stores the line, and adds the difference to the sums
-- of the claim. Right after an import, before the tables have statistics, the planner takes every set
-- for one row: appraisals are read in one scan, and calculations by their key, so that neither is
-- read again for each item.
CREATE FUNCTION refresh_lines(client INTEGER, items INTEGER[]) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  -- Items that an appraisal made and that have none any more.
  unlisted INTEGER[];
BEGIN
  PERFORM FROM client_reference claim
  WHERE claim.client_id = client AND claim.id IN (
    SELECT item.client_reference_id FROM claimed_item item
    WHERE item.client_id = client AND item.id = ANY (items)
  )
  ORDER BY claim.id
  FOR NO KEY UPDATE;

  SELECT array_agg(item.id) INTO unlisted
  FROM claimed_item item
  WHERE item.client_id = client AND NOT item.is_listed AND item.id = ANY (ARRAY(
    SELECT unnest(items)
    EXCEPT
    SELECT a.row_id FROM appraisal a WHERE a.client_id = client AND a.row_id = ANY (items)
  ));
  DELETE FROM claim_line WHERE client_id = client AND row_id = ANY (unlisted);

  WITH best AS (
    SELECT DISTINCT ON (a.row_id) a.row_id, a.id AS appraisal_id, a.date_purchase, status.counts,
      coalesce(rcv.in_force, a.actual_cash_value) AS rcv,
      coalesce(a.actual_cash_value, rcv.in_force) AS acv
    FROM appraisal a
    CROSS JOIN LATERAL (
      SELECT status_counts(a.client_id, a.appraisal_status_id) AS counts
    ) status
    LEFT JOIN LATERAL unapproved_rcv(a) unapproved ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(
        unapproved.in_force,
        line_rcv(a.replacement_cost_value, a.is_price_per_item, a.item_quantity)
      ) AS in_force
    ) rcv
    WHERE a.client_id = client AND a.row_id = ANY (items)
    ORDER BY a.row_id, status.counts DESC, (a.appraisal_status_id = 2) DESC, a.id DESC
  ), chosen AS (
    -- A full join, which cannot be a nested loop; best has no row without an item.
    SELECT item.client_reference_id, item.id AS row_id, item.claimed_amount,
      best.appraisal_id, best.rcv, best.acv, v.rule_name, v.category_limit,
      coalesce(v.above_item_limit, 0) + coalesce(v.item_deductible, 0) AS taken,
      CASE
        WHEN best.appraisal_id IS NULL THEN 'no_appraisal'
        WHEN NOT best.counts THEN 'status'
        WHEN best.acv IS NULL THEN 'no_amount'
        WHEN v.client_id IS NULL AND item.no_purchase_date <> 'none'
          AND coalesce(best.date_purchase, item.date_purchase) IS NULL THEN 'no_purchase_date'
      END AS reason
    FROM (
      SELECT claimed_item.*, settings.no_purchase_date
      FROM claimed_item
      JOIN client settings ON settings.id = claimed_item.client_id
      WHERE claimed_item.client_id = client AND claimed_item.id = ANY (items)
    ) item
    FULL JOIN best ON best.row_id = item.id
    LEFT JOIN LATERAL (
      SELECT c.* FROM acv_calculation c
      WHERE c.client_id = client AND c.appraisal_id = best.appraisal_id
      LIMIT 1
    ) v ON true
    WHERE coalesce(item.is_listed, false) OR best.appraisal_id IS NOT NULL
  ), line AS (
    SELECT client_reference_id, row_id, appraisal_id,
      CASE WHEN reason IS NULL THEN 'counted' WHEN reason = 'status' THEN 'excluded'
        ELSE 'not_valued' END AS state,
      reason,
      CASE WHEN reason IS NULL THEN rcv ELSE 0 END AS rcv,
      CASE WHEN reason IS NULL THEN acv ELSE 0 END AS acv,
      CASE WHEN reason IS NULL THEN acv - taken ELSE 0 END AS payable,
      CASE WHEN reason <> 'status' THEN coalesce(claimed_amount, 0) ELSE 0 END AS claimed,
      CASE WHEN reason IS NULL AND category_limit IS NOT NULL THEN rule_name END AS rule_name,
      CASE WHEN reason IS NULL THEN category_limit END AS category_limit
    FROM chosen
  ), stored AS (
    INSERT INTO claim_line AS stored (client_id, row_id, client_reference_id, appraisal_id, state,
      reason, rcv, acv, payable, claimed, rule_name, category_limit)
    SELECT client, row_id, client_reference_id, appraisal_id, state, reason, rcv, acv, payable,
      claimed, rule_name, category_limit
    FROM line
    ON CONFLICT (client_id, row_id) DO UPDATE SET
      appraisal_id = excluded.appraisal_id, state = excluded.state, reason = excluded.reason,
      rcv = excluded.rcv, acv = excluded.acv, payable = excluded.payable,
      claimed = excluded.claimed, rule_name = excluded.rule_name,
      category_limit = excluded.category_limit
    WHERE (stored.appraisal_id, stored.state, stored.reason, stored.rcv, stored.acv, stored.payable,
        stored.claimed, stored.rule_name, stored.category_limit)
      IS DISTINCT FROM (excluded.appraisal_id, excluded.state, excluded.reason, excluded.rcv,
        excluded.acv, excluded.payable, excluded.claimed, excluded.rule_name,
        excluded.category_limit)
    RETURNING stored.client_reference_id
  )
  UPDATE client_reference claim SET
    line_count = claim.line_count + more.lines,
    counted_count = claim.counted_count + more.counted,
    excluded_count = claim.excluded_count + more.excluded,
    rcv_sum = claim.rcv_sum + more.rcv,
    acv_sum = claim.acv_sum + more.acv,
    depreciation_sum = claim.depreciation_sum + more.rcv - more.acv,
    payable_sum = claim.payable_sum + more.payable,
    claimed_not_valued_sum = claim.claimed_not_valued_sum + more.claimed
  FROM (
    -- The lines as they are now, less the lines as they were.
    SELECT client_reference_id, sum(sign) AS lines,
      sum(sign * (state = 'counted')::int) AS counted,
      sum(sign * (state = 'excluded')::int) AS excluded,
      sum(sign * rcv) AS rcv, sum(sign * acv) AS acv, sum(sign * payable) AS payable,
      sum(sign * claimed) AS claimed
    FROM (
      SELECT 1 AS sign, client_reference_id, state, rcv, acv, payable, claimed FROM line
      UNION ALL
      SELECT -1, client_reference_id, state, rcv, acv, payable, claimed FROM claim_line
      WHERE client_id = client AND row_id = ANY (items)
    ) changed
    GROUP BY client_reference_id
  ) more
  WHERE claim.client_id = client AND claim.id = more.client_reference_id
    AND claim.id IN (SELECT stored.client_reference_id FROM stored);
END
$$;

-- One function per way from the changed table to its items.

CREATE FUNCTION refresh_lines_of_items() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refresh_lines(client_id, array_agg(id)) FROM changed GROUP BY client_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER refresh_insert AFTER INSERT ON claimed_item
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_items();
CREATE TRIGGER refresh_update AFTER UPDATE ON claimed_item
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_items();

CREATE FUNCTION refresh_lines_of_rows() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refresh_lines(client_id, array_agg(DISTINCT row_id)) FROM changed GROUP BY client_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER refresh_insert AFTER INSERT ON appraisal
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_rows();
CREATE TRIGGER refresh_delete AFTER DELETE ON appraisal
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_rows();

-- An appraisal may move to another item.
CREATE FUNCTION refresh_lines_of_both_rows() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refresh_lines(client_id, array_agg(row_id))
  FROM (
    SELECT came.client_id, came.row_id FROM came UNION SELECT gone.client_id, gone.row_id FROM gone
  ) changed
  GROUP BY client_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER refresh_update AFTER UPDATE ON appraisal
  REFERENCING OLD TABLE AS gone NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_both_rows();

CREATE FUNCTION refresh_lines_of_appraisals() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refresh_lines(of_client.client_id, (
    SELECT array_agg(DISTINCT a.row_id) FROM appraisal a
    WHERE a.client_id = of_client.client_id AND a.id = ANY (of_client.ids)
  ))
  FROM (
    SELECT client_id, array_agg(appraisal_id) AS ids FROM changed GROUP BY client_id
  ) of_client;
  RETURN NULL;
END
$$;

CREATE TRIGGER refresh_insert AFTER INSERT ON acv_calculation
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_appraisals();
CREATE TRIGGER refresh_update AFTER UPDATE ON acv_calculation
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_appraisals();
CREATE TRIGGER refresh_delete AFTER DELETE ON acv_calculation
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_appraisals();

CREATE TRIGGER refresh_insert AFTER INSERT ON price_review
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_appraisals();
CREATE TRIGGER refresh_update AFTER UPDATE ON price_review
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_appraisals();
CREATE TRIGGER refresh_delete AFTER DELETE ON price_review
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_appraisals();

-- A price matters to a line only while the stated replacement cost awaits approval.
CREATE FUNCTION refresh_lines_of_prices() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refresh_lines(under_review.client_id, (
    SELECT array_agg(DISTINCT a.row_id) FROM appraisal a
    WHERE a.client_id = under_review.client_id AND a.id = ANY (under_review.ids)
  ))
  FROM (
    SELECT r.client_id, array_agg(r.appraisal_id) AS ids
    FROM (
      SELECT client_id, array_agg(appraisal_id) AS ids FROM changed GROUP BY client_id
    ) of_client
    JOIN price_review r ON r.client_id = of_client.client_id AND r.appraisal_id = ANY (of_client.ids)
    GROUP BY r.client_id
  ) under_review;
  RETURN NULL;
END
$$;

CREATE TRIGGER refresh_insert AFTER INSERT ON price_snapshot
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_prices();
CREATE TRIGGER refresh_update AFTER UPDATE ON price_snapshot
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_prices();
CREATE TRIGGER refresh_delete AFTER DELETE ON price_snapshot
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_lines_of_prices();

-- Lines go with their items.
CREATE FUNCTION subtract_lines() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE client_reference claim SET
    line_count = claim.line_count - gone.lines,
    counted_count = claim.counted_count - gone.counted,
    excluded_count = claim.excluded_count - gone.excluded,
    rcv_sum = claim.rcv_sum - gone.rcv,
    acv_sum = claim.acv_sum - gone.acv,
    depreciation_sum = claim.depreciation_sum - (gone.rcv - gone.acv),
    payable_sum = claim.payable_sum - gone.payable,
    claimed_not_valued_sum = claim.claimed_not_valued_sum - gone.claimed
  FROM (
    SELECT client_id, client_reference_id, sum(1) AS lines,
      sum((state = 'counted')::int) AS counted,
      sum((state = 'excluded')::int) AS excluded,
      sum(rcv) AS rcv, sum(acv) AS acv, sum(payable) AS payable, sum(claimed) AS claimed
    FROM changed GROUP BY client_id, client_reference_id
  ) gone
  WHERE claim.client_id = gone.client_id AND claim.id = gone.client_reference_id;
  RETURN NULL;
END
$$;

CREATE TRIGGER subtract_delete AFTER DELETE ON claim_line
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION subtract_lines();

-- The counters of 20261201001500_appraisal_counters without the sums, which are those of the lines.

CREATE OR REPLACE FUNCTION count_appraisals_on_insert() RETURNS trigger
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
    SELECT changed.client_id, changed.client_reference_id, sum(sign)::int AS appraisals
    FROM changed
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
    flagged_count = claim.flagged_count + coalesce(pictures.flagged, 0),
    running_count = claim.running_count + coalesce(pictures.running, 0)
  FROM lines
  LEFT JOIN pictures ON pictures.client_id = lines.client_id
    AND pictures.client_reference_id = lines.client_reference_id
  WHERE claim.client_id = lines.client_id AND claim.id = lines.client_reference_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION count_appraisals_on_update() RETURNS trigger
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
    SELECT changed.client_id, changed.client_reference_id, sum(sign)::int AS appraisals
    FROM changed
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
    flagged_count = claim.flagged_count + coalesce(pictures.flagged, 0),
    running_count = claim.running_count + coalesce(pictures.running, 0)
  FROM lines
  LEFT JOIN pictures ON pictures.client_id = lines.client_id
    AND pictures.client_reference_id = lines.client_reference_id
  WHERE claim.client_id = lines.client_id AND claim.id = lines.client_reference_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION count_appraisals_on_delete() RETURNS trigger
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
    SELECT changed.client_id, changed.client_reference_id, sum(sign)::int AS appraisals
    FROM changed
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
    flagged_count = claim.flagged_count + coalesce(pictures.flagged, 0),
    running_count = claim.running_count + coalesce(pictures.running, 0)
  FROM lines
  LEFT JOIN pictures ON pictures.client_id = lines.client_id
    AND pictures.client_reference_id = lines.client_reference_id
  WHERE claim.client_id = lines.client_id AND claim.id = lines.client_reference_id;
  RETURN NULL;
END
$$;

-- The lines of the claims that exist already.
UPDATE client_reference SET rcv_sum = 0, acv_sum = 0, depreciation_sum = 0
WHERE appraisal_count > 0;
SELECT refresh_lines(client_id, array_agg(id)) FROM claimed_item
GROUP BY client_id, client_reference_id;
