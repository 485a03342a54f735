-- A picture counts while its item is a line of the claim, with or without an appraisal (decision
-- 091). Lines come and go with refresh_lines, so appraisals no longer touch the counters of pictures.
--
-- The triggers of appraisals and verdicts count the rows of one transition table, named changed, with
-- the sign of their argument. The claims are locked first, in the order of their ids, so that the
-- next statement sees what the last holder of the lock has written; refresh_lines has locked them
-- before it adds a line. One statement must not add lines and change verdicts.

CREATE FUNCTION count_appraisals() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (SELECT client_id, client_reference_id FROM changed)
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  UPDATE client_reference claim
  SET appraisal_count = claim.appraisal_count + TG_ARGV[0]::int * more.appraisals
  FROM (
    SELECT client_id, client_reference_id, sum(1)::int AS appraisals
    FROM changed
    GROUP BY client_id, client_reference_id
  ) more
  WHERE claim.client_id = more.client_id AND claim.id = more.client_reference_id;
  RETURN NULL;
END
$$;

-- Writes the claim's row for every verdict, counted or not, which raises its version.
CREATE FUNCTION count_verdicts() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM client_reference claim
  WHERE (claim.client_id, claim.id) IN (SELECT client_id, client_reference_id FROM changed)
  ORDER BY claim.client_id, claim.id
  FOR NO KEY UPDATE;

  UPDATE client_reference claim SET
    flagged_count = claim.flagged_count + TG_ARGV[0]::int * pictures.flagged,
    running_count = claim.running_count + TG_ARGV[0]::int * pictures.running
  FROM (
    SELECT v.client_id, v.client_reference_id,
      coalesce(sum(1) FILTER (
        WHERE line.row_id IS NOT NULL
          AND v.flagged AND v.cleared_at IS NULL AND v.confirmed_at IS NULL
      ), 0)::int AS flagged,
      coalesce(sum(1) FILTER (
        WHERE line.row_id IS NOT NULL AND v.status IN ('not_started', 'ongoing')
      ), 0)::int AS running
    FROM changed v
    LEFT JOIN claim_line line ON line.client_id = v.client_id AND line.row_id = v.row_id
    GROUP BY v.client_id, v.client_reference_id
  ) pictures
  WHERE claim.client_id = pictures.client_id AND claim.id = pictures.client_reference_id;
  RETURN NULL;
END
$$;

-- Pictures are looked up line by line in the index, because right after an import, before the tables
-- have statistics, the planner would read them all.
CREATE FUNCTION count_pictures_of_new_lines() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE client_reference claim SET
    flagged_count = claim.flagged_count + pictures.flagged,
    running_count = claim.running_count + pictures.running
  FROM (
    SELECT line.client_id, line.client_reference_id,
      sum(of_line.flagged)::int AS flagged, sum(of_line.running)::int AS running
    FROM changed line
    CROSS JOIN LATERAL (
      SELECT
        coalesce(sum(1) FILTER (
          WHERE v.flagged AND v.cleared_at IS NULL AND v.confirmed_at IS NULL
        ), 0) AS flagged,
        coalesce(sum(1) FILTER (WHERE v.status IN ('not_started', 'ongoing')), 0) AS running
      FROM forensics_verdict v
      WHERE v.client_id = line.client_id AND v.client_reference_id = line.client_reference_id
        AND v.row_id = line.row_id
    ) of_line
    WHERE of_line.flagged > 0 OR of_line.running > 0
    GROUP BY line.client_id, line.client_reference_id
  ) pictures
  WHERE claim.client_id = pictures.client_id AND claim.id = pictures.client_reference_id;
  RETURN NULL;
END
$$;

-- Counts the pictures of the claims again where some were counted. An item takes its line and its
-- verdicts with it in one statement, so that neither trigger sees what the other table had.
CREATE FUNCTION recount_pictures() RETURNS trigger
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
    SELECT
      coalesce(sum(1) FILTER (
        WHERE v.flagged AND v.cleared_at IS NULL AND v.confirmed_at IS NULL
      ), 0)::int AS flagged,
      coalesce(sum(1) FILTER (WHERE v.status IN ('not_started', 'ongoing')), 0)::int AS running
    FROM forensics_verdict v
    JOIN claim_line line ON line.client_id = v.client_id AND line.row_id = v.row_id
    WHERE v.client_id = gone.client_id AND v.client_reference_id = gone.client_reference_id
  ) pictures
  WHERE claim.client_id = gone.client_id AND claim.id = gone.client_reference_id
    AND (claim.flagged_count > 0 OR claim.running_count > 0);
  RETURN NULL;
END
$$;

DROP TRIGGER count_insert ON appraisal;
DROP TRIGGER count_update ON appraisal;
DROP TRIGGER count_delete ON appraisal;
DROP FUNCTION count_appraisals_on_insert(), count_appraisals_on_update(),
  count_appraisals_on_delete();

CREATE TRIGGER count_insert AFTER INSERT ON appraisal
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_appraisals('1');
CREATE TRIGGER count_delete AFTER DELETE ON appraisal
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_appraisals('-1');
-- An appraisal stays in its claim, so a change only raises the version.
CREATE TRIGGER bump_version_update AFTER UPDATE ON appraisal
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bump_claim_version();

DROP TRIGGER count_insert ON forensics_verdict;
DROP TRIGGER count_update ON forensics_verdict;
DROP TRIGGER count_delete ON forensics_verdict;
DROP FUNCTION count_verdicts_on_insert(), count_verdicts_on_update(), count_verdicts_on_delete();

CREATE TRIGGER count_insert AFTER INSERT ON forensics_verdict
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_verdicts('1');
CREATE TRIGGER count_update_new AFTER UPDATE ON forensics_verdict
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_verdicts('1');
CREATE TRIGGER count_update_old AFTER UPDATE ON forensics_verdict
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_verdicts('-1');
CREATE TRIGGER count_delete AFTER DELETE ON forensics_verdict
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_verdicts('-1');

CREATE TRIGGER count_insert AFTER INSERT ON claim_line
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_pictures_of_new_lines();
CREATE TRIGGER recount_delete AFTER DELETE ON claim_line
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION recount_pictures();

-- The claims that exist already. What counted before counts still.
UPDATE client_reference claim SET
  flagged_count = pictures.flagged,
  running_count = pictures.running
FROM (
  SELECT v.client_id, v.client_reference_id,
    coalesce(sum(1) FILTER (
      WHERE v.flagged AND v.cleared_at IS NULL AND v.confirmed_at IS NULL
    ), 0)::int AS flagged,
    coalesce(sum(1) FILTER (WHERE v.status IN ('not_started', 'ongoing')), 0)::int AS running
  FROM forensics_verdict v
  JOIN claim_line line ON line.client_id = v.client_id AND line.row_id = v.row_id
  GROUP BY v.client_id, v.client_reference_id
) pictures
WHERE claim.client_id = pictures.client_id AND claim.id = pictures.client_reference_id
  AND (claim.flagged_count, claim.running_count) <> (pictures.flagged, pictures.running);
