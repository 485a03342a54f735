-- client_reference.version is the ETag of the cart and of the results. It changes with everything
-- that they show. Triggers do it, because a writer that forgot it would hide a change from every
-- client that caches.

CREATE FUNCTION bump_own_version() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;

CREATE TRIGGER bump_own_version BEFORE UPDATE ON client_reference
  FOR EACH ROW EXECUTE FUNCTION bump_own_version();

-- Writes the claims' rows without a change, which makes bump_own_version count.
CREATE FUNCTION bump_claim_version() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE client_reference claim SET version = claim.version
  FROM (SELECT DISTINCT client_id, client_reference_id FROM changed) AS touched
  WHERE claim.client_id = touched.client_id AND claim.id = touched.client_reference_id;
  RETURN NULL;
END
$$;

-- A new item shows only through its appraisals. The counters of appraisals and verdicts write the
-- claim's row themselves (20261201001500 and 001600).
CREATE TRIGGER bump_version_update AFTER UPDATE ON claimed_item
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bump_claim_version();
CREATE TRIGGER bump_version_delete AFTER DELETE ON claimed_item
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bump_claim_version();

CREATE TRIGGER bump_version_insert AFTER INSERT ON attachment
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bump_claim_version();
CREATE TRIGGER bump_version_update AFTER UPDATE ON attachment
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bump_claim_version();
CREATE TRIGGER bump_version_delete AFTER DELETE ON attachment
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bump_claim_version();

CREATE TRIGGER bump_version_insert AFTER INSERT ON picture_match
  REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bump_claim_version();
CREATE TRIGGER bump_version_delete AFTER DELETE ON picture_match
  REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION bump_claim_version();

-- revision detects edit conflicts (decision 041). A claim's revision counts changes of its own
-- facts only: nobody who corrects a date is refused because a photo was added meanwhile.
CREATE FUNCTION raise_revision() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END
$$;

CREATE TRIGGER raise_revision
  BEFORE UPDATE OF date_damage, cause, policyholder_name, deductible, policy_limit
  ON client_reference
  FOR EACH ROW EXECUTE FUNCTION raise_revision();

CREATE TRIGGER raise_revision BEFORE UPDATE ON appraisal
  FOR EACH ROW EXECUTE FUNCTION raise_revision();

-- A calculation in force writes its amount into the appraisal. An approval request does not, but
-- changes what a handler sees of the line.
CREATE FUNCTION raise_revision_of_awaiting() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE appraisal SET revision = revision
  WHERE client_id = coalesce(NEW.client_id, OLD.client_id)
    AND id = coalesce(NEW.appraisal_id, OLD.appraisal_id);
  RETURN NULL;
END
$$;

CREATE TRIGGER raise_revision AFTER INSERT OR UPDATE OR DELETE ON acv_override
  FOR EACH ROW EXECUTE FUNCTION raise_revision_of_awaiting();
