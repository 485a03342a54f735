-- Claims count their confirmed and inconclusive pictures beside the flagged ones (decision 098).

-- The state of a verdict. stateOf of lib/verdicts/state.ts is the same rule with the reason; a test
-- compares the two for every combination.
CREATE FUNCTION verdict_state(
  status "ForensicsStatus", flagged BOOLEAN, is_ai_generated BOOLEAN,
  is_digitally_manipulated BOOLEAN, not_judged TEXT, facts JSONB, cleared_at TIMESTAMPTZ,
  confirmed_at TIMESTAMPTZ
) RETURNS TEXT
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT CASE
    WHEN status <> 'complete' THEN status::text
    WHEN cleared_at IS NOT NULL THEN 'cleared'
    WHEN flagged AND confirmed_at IS NOT NULL THEN 'confirmed'
    WHEN flagged THEN 'flagged'
    WHEN is_ai_generated OR is_digitally_manipulated OR not_judged IS NOT NULL
      OR facts->>'medium' IN ('screenshot', 'graphic') THEN 'inconclusive'
    ELSE 'no_findings'
  END
$$;

ALTER TABLE client_reference
  ADD COLUMN confirmed_count INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN inconclusive_count INTEGER NOT NULL DEFAULT 0;

CREATE INDEX client_reference_confirmed_idx
  ON client_reference (client_id, id) WHERE confirmed_count > 0;
CREATE INDEX client_reference_inconclusive_idx
  ON client_reference (client_id, id) WHERE inconclusive_count > 0;
CREATE INDEX client_reference_suspect_idx
  ON client_reference (client_id, id) WHERE flagged_count + confirmed_count > 0;

-- The functions of 20261203000100_pictures_by_item and 20261203000101_recount_by_line with the two
-- counters.

CREATE OR REPLACE FUNCTION count_verdicts() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (SELECT client_id, client_reference_id FROM changed)
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  UPDATE client_reference claim SET
    flagged_count = claim.flagged_count + TG_ARGV[0]::int * pictures.flagged,
    confirmed_count = claim.confirmed_count + TG_ARGV[0]::int * pictures.confirmed,
    inconclusive_count = claim.inconclusive_count + TG_ARGV[0]::int * pictures.inconclusive,
    running_count = claim.running_count + TG_ARGV[0]::int * pictures.running
  FROM (
    SELECT client_id, client_reference_id,
      coalesce(sum(1) FILTER (WHERE state = 'flagged'), 0)::int AS flagged,
      coalesce(sum(1) FILTER (WHERE state = 'confirmed'), 0)::int AS confirmed,
      coalesce(sum(1) FILTER (WHERE state = 'inconclusive'), 0)::int AS inconclusive,
      coalesce(sum(1) FILTER (WHERE state IN ('not_started', 'ongoing')), 0)::int AS running
    FROM (
      SELECT v.client_id, v.client_reference_id,
        CASE WHEN line.row_id IS NOT NULL THEN verdict_state(
          v.status, v.flagged, v.is_ai_generated, v.is_digitally_manipulated, v.not_judged,
          v.facts, v.cleared_at, v.confirmed_at
        ) END AS state
      FROM changed v
      LEFT JOIN claim_line line ON line.client_id = v.client_id AND line.row_id = v.row_id
    ) verdict
    GROUP BY client_id, client_reference_id
  ) pictures
  WHERE claim.client_id = pictures.client_id AND claim.id = pictures.client_reference_id;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION count_pictures_of_new_lines() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE client_reference claim SET
    flagged_count = claim.flagged_count + pictures.flagged,
    confirmed_count = claim.confirmed_count + pictures.confirmed,
    inconclusive_count = claim.inconclusive_count + pictures.inconclusive,
    running_count = claim.running_count + pictures.running
  FROM (
    SELECT line.client_id, line.client_reference_id,
      coalesce(sum(1) FILTER (WHERE of_line.state = 'flagged'), 0)::int AS flagged,
      coalesce(sum(1) FILTER (WHERE of_line.state = 'confirmed'), 0)::int AS confirmed,
      coalesce(sum(1) FILTER (WHERE of_line.state = 'inconclusive'), 0)::int AS inconclusive,
      coalesce(sum(1) FILTER (WHERE of_line.state IN ('not_started', 'ongoing')), 0)::int AS running
    FROM changed line
    CROSS JOIN LATERAL (
      SELECT verdict_state(
          v.status, v.flagged, v.is_ai_generated, v.is_digitally_manipulated, v.not_judged,
          v.facts, v.cleared_at, v.confirmed_at
        ) AS state
      FROM forensics_verdict v
      WHERE v.client_id = line.client_id AND v.client_reference_id = line.client_reference_id
        AND v.row_id = line.row_id
    ) of_line
    WHERE of_line.state NOT IN ('no_findings', 'cleared', 'failed')
    GROUP BY line.client_id, line.client_reference_id
  ) pictures
  WHERE claim.client_id = pictures.client_id AND claim.id = pictures.client_reference_id;
  RETURN NULL;
END
$$;

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
    confirmed_count = pictures.confirmed,
    inconclusive_count = pictures.inconclusive,
    running_count = pictures.running
  FROM (SELECT DISTINCT client_id, client_reference_id FROM changed) gone
  CROSS JOIN LATERAL (
    SELECT
      coalesce(sum(1) FILTER (WHERE of_line.state = 'flagged'), 0)::int AS flagged,
      coalesce(sum(1) FILTER (WHERE of_line.state = 'confirmed'), 0)::int AS confirmed,
      coalesce(sum(1) FILTER (WHERE of_line.state = 'inconclusive'), 0)::int AS inconclusive,
      coalesce(sum(1) FILTER (WHERE of_line.state IN ('not_started', 'ongoing')), 0)::int AS running
    FROM claim_line line
    CROSS JOIN LATERAL (
      SELECT verdict_state(
          v.status, v.flagged, v.is_ai_generated, v.is_digitally_manipulated, v.not_judged,
          v.facts, v.cleared_at, v.confirmed_at
        ) AS state
      FROM forensics_verdict v
      WHERE v.client_id = line.client_id AND v.client_reference_id = line.client_reference_id
        AND v.row_id = line.row_id
    ) of_line
    WHERE line.client_id = gone.client_id AND line.client_reference_id = gone.client_reference_id
  ) pictures
  WHERE claim.client_id = gone.client_id AND claim.id = gone.client_reference_id
    AND (claim.flagged_count > 0 OR claim.confirmed_count > 0 OR claim.inconclusive_count > 0
      OR claim.running_count > 0);
  RETURN NULL;
END
$$;

-- The claims that exist already.
UPDATE client_reference claim SET
  confirmed_count = pictures.confirmed,
  inconclusive_count = pictures.inconclusive
FROM (
  SELECT client_id, client_reference_id,
    coalesce(sum(1) FILTER (WHERE state = 'confirmed'), 0)::int AS confirmed,
    coalesce(sum(1) FILTER (WHERE state = 'inconclusive'), 0)::int AS inconclusive
  FROM (
    SELECT v.client_id, v.client_reference_id, verdict_state(
          v.status, v.flagged, v.is_ai_generated, v.is_digitally_manipulated, v.not_judged,
          v.facts, v.cleared_at, v.confirmed_at
        ) AS state
    FROM forensics_verdict v
    JOIN claim_line line ON line.client_id = v.client_id AND line.row_id = v.row_id
  ) verdict
  WHERE state IN ('confirmed', 'inconclusive')
  GROUP BY client_id, client_reference_id
) pictures
WHERE claim.client_id = pictures.client_id AND claim.id = pictures.client_reference_id;
