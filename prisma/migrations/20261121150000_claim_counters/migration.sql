-- What a list says of a claim stands in the claim's row: how many appraisals, their sums, how many pictures wait for a
-- review or are still examined. The triggers that raise the claim's version keep it in the same update, so that no writer
-- can let the two part and no reader has to count.

CREATE FUNCTION line_rcv(amount NUMERIC, is_per_item BOOLEAN, quantity INTEGER) RETURNS NUMERIC LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
$$ SELECT amount * CASE WHEN is_per_item THEN quantity ELSE 1 END $$;

-- Pictures count as long as an appraisal of their item is in the cart: after that nobody has to review them.
ALTER TABLE client_reference
  ADD COLUMN appraisal_count INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN rcv_sum DECIMAL(24,2) NOT NULL DEFAULT 0,
  ADD COLUMN acv_sum DECIMAL(24,2) NOT NULL DEFAULT 0,
  ADD COLUMN depreciation_sum DECIMAL(24,2) NOT NULL DEFAULT 0,
  ADD COLUMN flagged_count INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN running_count INTEGER NOT NULL DEFAULT 0;

ALTER TABLE portal_access
  ADD COLUMN item_count INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN answered_count INTEGER NOT NULL DEFAULT 0;

-- A new item shows only through its appraisals, which raise the version themselves.
DROP TRIGGER bump_version_insert ON claimed_item;
DROP TRIGGER bump_version_insert ON appraisal;
DROP TRIGGER bump_version_update ON appraisal;
DROP TRIGGER bump_version_delete ON appraisal;
DROP TRIGGER bump_version_insert ON forensics_verdict;
DROP TRIGGER bump_version_update ON forensics_verdict;
DROP TRIGGER bump_version_delete ON forensics_verdict;

-- One function per table and kind of statement, because a trigger names only the transition tables that its kind has. A
-- row that came counts once, one that is gone counts minus once, a changed one both. Whether a picture counts hangs on two
-- tables: the claims are locked first, in the order of their ids, and only the statement after that looks at the other
-- table. So it sees what the lock's last holder left. One statement must not write both tables.
DO $do$
DECLARE
  kind RECORD;
  lock_claims CONSTANT TEXT := $lock$
    PERFORM FROM client_reference claim
    WHERE (claim.client_id, claim.id) IN (SELECT changed.client_id, changed.client_reference_id FROM (%1$s) AS changed)
    ORDER BY claim.client_id, claim.id FOR NO KEY UPDATE;
  $lock$;
BEGIN
  FOR kind IN SELECT * FROM (VALUES
    ('insert', 'NEW TABLE AS came', 'SELECT 1 AS sign, came.* FROM came'),
    ('update', 'OLD TABLE AS gone NEW TABLE AS came', 'SELECT 1 AS sign, came.* FROM came UNION ALL SELECT -1, gone.* FROM gone'),
    ('delete', 'OLD TABLE AS gone', 'SELECT -1 AS sign, gone.* FROM gone')
  ) AS kinds (what, transition_tables, changed) LOOP

    -- `pictures`: of items that had no appraisal before, or have none now. Most have no picture then, and nothing is looked for.
    EXECUTE format($create$
      CREATE FUNCTION count_appraisals_on_%2$s() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        $create$ || lock_claims || $create$
        WITH lines AS (
          SELECT changed.client_id, changed.client_reference_id, sum(sign)::int AS appraisals, coalesce(sum(sign * rcv), 0) AS rcv,
            coalesce(sum(sign * coalesce(actual_cash_value, rcv)), 0) AS acv, coalesce(sum(sign * (rcv - coalesce(actual_cash_value, rcv))), 0) AS depreciation
          FROM (%1$s) AS changed, LATERAL (SELECT line_rcv(replacement_cost_value, is_price_per_item, item_quantity) AS rcv) AS line
          GROUP BY 1, 2
        ), pictures AS (
          SELECT item.client_id, item.client_reference_id, sum(sign(item.more)) FILTER (WHERE v.flagged AND v.cleared_at IS NULL) AS flagged,
            sum(sign(item.more)) FILTER (WHERE v.status IN ('not_started', 'ongoing')) AS running
          FROM (
            SELECT changed.client_id, changed.client_reference_id, changed.row_id, sum(sign)::int AS more FROM (%1$s) AS changed GROUP BY 1, 2, 3 HAVING sum(sign) <> 0
          ) AS item
          JOIN forensics_verdict v ON v.client_id = item.client_id AND v.client_reference_id = item.client_reference_id AND v.row_id = item.row_id
          WHERE NOT EXISTS (
            SELECT FROM appraisal other WHERE other.client_id = v.client_id AND other.client_reference_id = v.client_reference_id AND other.row_id = v.row_id OFFSET greatest(item.more, 0))
          GROUP BY 1, 2
        )
        UPDATE client_reference claim SET appraisal_count = claim.appraisal_count + lines.appraisals,
          rcv_sum = claim.rcv_sum + lines.rcv, acv_sum = claim.acv_sum + lines.acv, depreciation_sum = claim.depreciation_sum + lines.depreciation,
          flagged_count = claim.flagged_count + coalesce(pictures.flagged, 0), running_count = claim.running_count + coalesce(pictures.running, 0)
        FROM lines LEFT JOIN pictures ON pictures.client_id = lines.client_id AND pictures.client_reference_id = lines.client_reference_id
        WHERE claim.client_id = lines.client_id AND claim.id = lines.client_reference_id;
        RETURN NULL;
      END $body$ $create$, kind.changed, kind.what);

    EXECUTE format($create$
      CREATE FUNCTION count_verdicts_on_%2$s() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        $create$ || lock_claims || $create$
        UPDATE client_reference claim SET flagged_count = claim.flagged_count + pictures.flagged, running_count = claim.running_count + pictures.running
        FROM (
          SELECT changed.client_id, changed.client_reference_id,
            coalesce(sum(sign) FILTER (WHERE is_in_cart AND flagged AND cleared_at IS NULL), 0) AS flagged,
            coalesce(sum(sign) FILTER (WHERE is_in_cart AND status IN ('not_started', 'ongoing')), 0) AS running
          FROM (%1$s) AS changed,
            LATERAL (SELECT EXISTS (SELECT FROM appraisal a
              WHERE a.client_id = changed.client_id AND a.client_reference_id = changed.client_reference_id AND a.row_id = changed.row_id) AS is_in_cart) AS cart
          GROUP BY 1, 2
        ) AS pictures
        WHERE claim.client_id = pictures.client_id AND claim.id = pictures.client_reference_id;
        RETURN NULL;
      END $body$ $create$, kind.changed, kind.what);

    EXECUTE format($create$
      CREATE FUNCTION count_portal_items_on_%2$s() RETURNS trigger LANGUAGE plpgsql AS $body$
      BEGIN
        UPDATE portal_access access SET item_count = access.item_count + items.sent, answered_count = access.answered_count + items.answered
        FROM (
          SELECT changed.client_id, changed.client_reference_id, sum(sign) AS sent, coalesce(sum(sign) FILTER (WHERE answer_time IS NOT NULL), 0) AS answered
          FROM (%1$s) AS changed GROUP BY 1, 2
        ) AS items
        WHERE access.client_id = items.client_id AND access.client_reference_id = items.client_reference_id AND (items.sent <> 0 OR items.answered <> 0);
        RETURN NULL;
      END $body$ $create$, kind.changed, kind.what);

    EXECUTE format('CREATE TRIGGER count_%1$s AFTER %1$s ON appraisal REFERENCING %2$s FOR EACH STATEMENT EXECUTE FUNCTION count_appraisals_on_%1$s()', kind.what, kind.transition_tables);
    EXECUTE format('CREATE TRIGGER count_%1$s AFTER %1$s ON forensics_verdict REFERENCING %2$s FOR EACH STATEMENT EXECUTE FUNCTION count_verdicts_on_%1$s()', kind.what, kind.transition_tables);
    EXECUTE format('CREATE TRIGGER count_%1$s AFTER %1$s ON portal_item REFERENCING %2$s FOR EACH STATEMENT EXECUTE FUNCTION count_portal_items_on_%1$s()', kind.what, kind.transition_tables);
  END LOOP;
END $do$;

-- What is there already. Should a counter ever be wrong, these two statements put it right again.
UPDATE client_reference claim SET appraisal_count = lines.appraisals, rcv_sum = lines.rcv, acv_sum = lines.acv, depreciation_sum = lines.depreciation,
  flagged_count = pictures.flagged, running_count = pictures.running
FROM client_reference its,
LATERAL (
  SELECT count(*) AS appraisals, coalesce(sum(rcv), 0) AS rcv, coalesce(sum(coalesce(a.actual_cash_value, rcv)), 0) AS acv,
    coalesce(sum(rcv - coalesce(a.actual_cash_value, rcv)), 0) AS depreciation
  FROM appraisal a, LATERAL (SELECT line_rcv(a.replacement_cost_value, a.is_price_per_item, a.item_quantity) AS rcv) AS line
  WHERE a.client_id = its.client_id AND a.client_reference_id = its.id
) AS lines,
LATERAL (
  SELECT count(*) FILTER (WHERE v.flagged AND v.cleared_at IS NULL) AS flagged, count(*) FILTER (WHERE v.status IN ('not_started', 'ongoing')) AS running
  FROM forensics_verdict v WHERE v.client_id = its.client_id AND v.client_reference_id = its.id
    AND EXISTS (SELECT FROM appraisal a WHERE a.client_id = v.client_id AND a.row_id = v.row_id)
) AS pictures
WHERE claim.client_id = its.client_id AND claim.id = its.id;

UPDATE portal_access access SET item_count = items.sent, answered_count = items.answered
FROM (SELECT client_id, client_reference_id, count(*) AS sent, count(answer_time) AS answered FROM portal_item GROUP BY 1, 2) AS items
WHERE access.client_id = items.client_id AND access.client_reference_id = items.client_reference_id;

-- The two questions that were asked of all of a client's verdicts are asked of its claims now.
CREATE INDEX client_reference_flagged_idx ON client_reference (client_id, id) WHERE flagged_count > 0;
CREATE INDEX client_reference_running_idx ON client_reference (client_id) INCLUDE (running_count) WHERE running_count > 0;
DROP INDEX forensics_verdict_client_id_flagged_client_reference_id_idx;
DROP INDEX forensics_verdict_client_id_status_idx;

-- As before, but that the places in use are looked for up to their limit instead of counted.
CREATE OR REPLACE FUNCTION webhook_due(moment TIMESTAMPTZ, endpoint_sends_max INTEGER, client_sends_max INTEGER, endpoints_max INTEGER)
RETURNS TABLE (client_id INTEGER, endpoint_id INTEGER)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH RECURSIVE waiting AS (
    (SELECT d.client_id, d.endpoint_id FROM public.webhook_delivery d
      WHERE d.status = 'pending' ORDER BY d.client_id, d.endpoint_id LIMIT 1)
    UNION ALL
    SELECT next.client_id, next.endpoint_id FROM waiting, LATERAL (
      SELECT d.client_id, d.endpoint_id FROM public.webhook_delivery d
      WHERE d.status = 'pending' AND (d.client_id, d.endpoint_id) > (waiting.client_id, waiting.endpoint_id)
      ORDER BY d.client_id, d.endpoint_id LIMIT 1
    ) next
  ), due AS (
    SELECT e.client_id, e.id, e.claim_time,
      row_number() OVER (PARTITION BY e.client_id ORDER BY e.claim_time NULLS FIRST, e.id) AS turn
    FROM waiting JOIN public.webhook_endpoint e ON e.client_id = waiting.client_id AND e.id = waiting.endpoint_id
    WHERE e.disable_time IS NULL
      AND EXISTS (SELECT FROM public.webhook_delivery d WHERE d.client_id = e.client_id AND d.endpoint_id = e.id
        AND d.status = 'pending' AND d.next_try_time <= moment AND (d.lease_until IS NULL OR d.lease_until <= moment))
      AND NOT EXISTS (SELECT FROM public.webhook_delivery d WHERE d.client_id = e.client_id AND d.endpoint_id = e.id
        AND d.lease_until IS NOT NULL AND d.lease_until > moment OFFSET endpoint_sends_max - 1)
      AND NOT EXISTS (SELECT FROM public.webhook_delivery d WHERE d.client_id = e.client_id
        AND d.lease_until IS NOT NULL AND d.lease_until > moment OFFSET client_sends_max - 1)
  )
  SELECT due.client_id, due.id FROM due ORDER BY due.turn, due.claim_time NULLS FIRST, due.id LIMIT endpoints_max
$$;
