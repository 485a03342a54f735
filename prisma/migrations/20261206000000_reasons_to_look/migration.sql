-- Reasons to look at a file that are no sign of editing: it is in another claim of the client too,
-- or its date does not fit the purchase (decision 105).

ALTER TABLE forensics_verdict ADD COLUMN reasons TEXT[] NOT NULL DEFAULT '{}';

-- Whether a camera's clock was set. Cameras without a set clock start on 1 January of some year.
CREATE FUNCTION is_clock_set(taken TEXT) RETURNS BOOLEAN
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT taken >= '1995' AND substr(taken, 6, 5) <> '01-01'
$$;

-- The first day that a stated date of purchase can mean. The first days of a year and of its second
-- half stand for a year without a day; the first, middle and last day of a month, for a month.
CREATE FUNCTION purchase_from(stated DATE) RETURNS DATE
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT CASE
    WHEN to_char(stated, 'MM-DD') IN ('01-01', '06-30', '07-01', '12-31')
      THEN date_trunc('year', stated)::date
    WHEN extract(day FROM stated) IN (1, 15) OR extract(day FROM stated + 1) = 1
      THEN date_trunc('month', stated)::date
    ELSE stated
  END
$$;

-- The reasons that a file has at this moment. Copies that were made smaller or saved again differ in
-- at most 11 of 256 bits, different scanned receipts of one shop in at least 17. Where
-- neither is a photo but a scan, screenshot or drawing, only files are compared, because forms look
-- alike (decision 105). Those of lib/contract/forensics-state.ts.
CREATE FUNCTION reasons_to_look(client INTEGER, item INTEGER, file VARCHAR) RETURNS TEXT[]
LANGUAGE sql STABLE
AS $$
  SELECT array_remove(ARRAY[
    CASE
      WHEN EXISTS (
        SELECT FROM attachment other
        WHERE other.client_id = own.client_id AND other.sha256 = own.sha256
          AND other.client_reference_id <> own.client_reference_id
      ) THEN 'same_file'
      WHEN EXISTS (
        SELECT FROM picture_match other
        JOIN forensics_verdict v ON v.client_id = other.client_id
          AND v.facts->>'medium' IN ('camera', 'web_copy')
          AND ((v.row_id, v.file_name) = (other.row_id, other.file_name)
            OR (v.row_id, v.file_name) = (other.other_row_id, other.other_file_name))
        WHERE (other.client_id, other.row_id, other.file_name)
            = (own.client_id, own.row_id, own.file_name)
          AND other.other_client_reference_id <> own.client_reference_id
          AND other.bits_apart <= 12
      ) THEN 'same_picture'
    END,
    CASE
      WHEN EXISTS (
        SELECT FROM forensics_verdict v
        JOIN claimed_item i ON i.client_id = v.client_id AND i.id = v.row_id
        LEFT JOIN LATERAL (
          SELECT min(a.date_purchase) AS earliest, bool_or(a.bought_used) AS bought_used
          FROM appraisal a WHERE a.client_id = v.client_id AND a.row_id = v.row_id
        ) valued ON true
        WHERE (v.client_id, v.row_id, v.file_name) = (own.client_id, own.row_id, own.file_name)
          AND is_clock_set(v.facts->>'taken_at') AND valued.bought_used IS NOT TRUE
          AND substr(v.facts->>'taken_at', 1, 10) < to_char(
            purchase_from(least(valued.earliest, i.date_purchase)) - 30, 'YYYY-MM-DD')
      ) THEN 'taken_before_purchase'
    END
  ], NULL)
  FROM attachment own
  WHERE own.client_id = client AND own.row_id = item AND own.file_name = file
$$;

-- verdict_state with the reasons: they flag a picture as the engine does.
CREATE FUNCTION verdict_state(
  status "ForensicsStatus", flagged BOOLEAN, is_ai_generated BOOLEAN,
  is_digitally_manipulated BOOLEAN, not_judged TEXT, facts JSONB, cleared_at TIMESTAMPTZ,
  confirmed_at TIMESTAMPTZ, reasons TEXT[]
) RETURNS TEXT
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT verdict_state(
    status, flagged OR cardinality(reasons) > 0, is_ai_generated, is_digitally_manipulated,
    not_judged, facts, cleared_at, confirmed_at
  )
$$;

-- The functions of 20261205000000_verdict_states with the reasons.

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
          v.facts, v.cleared_at, v.confirmed_at, v.reasons
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
          v.facts, v.cleared_at, v.confirmed_at, v.reasons
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
          v.facts, v.cleared_at, v.confirmed_at, v.reasons
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

-- The files that exist already. Who decided on a picture has seen its copies.
UPDATE forensics_verdict v SET reasons = found.reasons
FROM (
  SELECT f.client_id, f.row_id, f.file_name,
    reasons_to_look(f.client_id, f.row_id, f.file_name) AS reasons
  FROM attachment f WHERE f.has_twin
) found
WHERE (v.client_id, v.row_id, v.file_name) = (found.client_id, found.row_id, found.file_name)
  AND v.cleared_at IS NULL AND v.confirmed_at IS NULL AND cardinality(found.reasons) > 0;

-- A PDF is not examined: its row holds the reasons and their review.
INSERT INTO forensics_verdict (client_id, row_id, file_name, client_reference_id, status, reasons)
SELECT f.client_id, f.row_id, f.file_name, f.client_reference_id, 'complete',
  reasons_to_look(f.client_id, f.row_id, f.file_name)
FROM attachment f
WHERE f.has_twin AND f.media_type = 'application/pdf'
  AND cardinality(reasons_to_look(f.client_id, f.row_id, f.file_name)) > 0
ON CONFLICT DO NOTHING;

-- A serial number without what people write around it. Null where it cannot identify a thing: fewer
-- than six characters, no digit (words like "unknown", in any language), one character repeated, or
-- a row of digits.
CREATE FUNCTION serial_key_of(serial TEXT) RETURNS TEXT
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT bare FROM (
    SELECT regexp_replace(upper(regexp_replace(serial, '[^A-Za-z0-9]', '', 'g')),
      '^(IMEI|SERIALNUMBER|SERIAL|SERIENNUMMER|SERIENUMMER|SERIENNR|SERIENR|SARJANUMERO|SN)', '') AS bare
  ) written
  WHERE length(bare) >= 6 AND bare ~ '[0-9]' AND bare !~ '^(.)\1*$'
    AND strpos('01234567890123456789', bare) = 0 AND bare NOT IN ('ABC123', 'ABCD1234')
$$;

ALTER TABLE claimed_item
  ADD COLUMN serial_key TEXT GENERATED ALWAYS AS (serial_key_of(serial_number)) STORED;
CREATE INDEX claimed_item_serial_idx ON claimed_item (client_id, serial_key)
  WHERE serial_key IS NOT NULL;
CREATE INDEX claimed_item_with_serial_idx ON claimed_item (client_id, client_reference_id)
  WHERE serial_key IS NOT NULL;
