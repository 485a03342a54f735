-- A line whose whole amount awaits approval has an amount: it is not valued for another reason.
ALTER TABLE claim_line DROP CONSTRAINT claim_line_state;
ALTER TABLE claim_line ADD CONSTRAINT claim_line_state CHECK (
  (state, coalesce(reason, '')) IN (
    ('counted', ''), ('excluded', 'status'),
    ('not_valued', 'no_appraisal'), ('not_valued', 'no_amount'),
    ('not_valued', 'awaiting_approval'), ('not_valued', 'no_purchase_date')
  )
);

-- Chooses the appraisal of each of these items, stores the line, and adds the difference to the sums
-- of the claim. The choice (decision 114): the newest that counts and is accepted, closed or paid;
-- else the one that was chosen, as long as it exists, so that neither declining it nor adding an
-- alternative changes anything; else the newest that counts; else the newest. Choices that are stored
-- already stay. Right after an import, before the tables have statistics, the planner takes every set
-- for one row: appraisals are read in one scan, the earlier choices once, and calculations by their
-- key, so that none is read again for each item.
CREATE OR REPLACE FUNCTION refresh_lines(client INTEGER, items INTEGER[]) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  -- Items that an appraisal made and that have none any more.
  unlisted INTEGER[];
  chosen_before INTEGER[];
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
  chosen_before := ARRAY(
    SELECT line.appraisal_id FROM claim_line line
    WHERE line.client_id = client AND line.row_id = ANY (items) AND line.appraisal_id IS NOT NULL
  );

  WITH best AS (
    SELECT DISTINCT ON (a.row_id) a.row_id, a.id AS appraisal_id, a.date_purchase, status.counts,
      coalesce(unapproved.in_force = 0, false) AS is_all_awaiting,
      coalesce(rcv.in_force, a.actual_cash_value) AS rcv,
      coalesce(a.actual_cash_value, rcv.in_force) AS acv
    FROM appraisal a
    CROSS JOIN LATERAL (
      SELECT status_counts(a.client_id, a.appraisal_status_id) AS counts
    ) status
    CROSS JOIN LATERAL (
      SELECT status.counts AND a.appraisal_status_id IN (2, 4, 7) AS is_settled
    ) settled
    LEFT JOIN LATERAL unapproved_rcv(a) unapproved ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(
        unapproved.in_force,
        line_rcv(a.replacement_cost_value, a.is_price_per_item, a.item_quantity)
      ) AS in_force
    ) rcv
    WHERE a.client_id = client AND a.row_id = ANY (items)
    ORDER BY a.row_id,
      settled.is_settled DESC,
      -- Of two settled ones the newer counts.
      (NOT settled.is_settled AND a.id = ANY (chosen_before)) DESC,
      status.counts DESC, a.id DESC
  ), chosen AS (
    -- A full join, which cannot be a nested loop; best has no row without an item.
    SELECT item.client_reference_id, item.id AS row_id, item.claimed_amount,
      best.appraisal_id, best.rcv, best.acv, v.rule_name, v.category_limit,
      coalesce(v.above_item_limit, 0) + coalesce(v.item_deductible, 0) AS taken,
      CASE
        WHEN best.appraisal_id IS NULL THEN 'no_appraisal'
        WHEN NOT best.counts THEN 'status'
        WHEN best.acv IS NULL THEN 'no_amount'
        WHEN best.is_all_awaiting AND v.is_manual IS NOT TRUE THEN 'awaiting_approval'
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

SELECT refresh_lines(line.client_id, array_agg(line.row_id))
FROM claim_line line
WHERE line.reason = 'no_amount' AND EXISTS (
  SELECT FROM price_review r
  WHERE r.client_id = line.client_id AND r.appraisal_id = line.appraisal_id
)
GROUP BY line.client_id, line.client_reference_id;
