-- What a POST answered under its Idempotency-Key is kept sealed: an answer may hold a key or a link.
ALTER TABLE idempotency_key DROP COLUMN reply;
ALTER TABLE idempotency_key ADD COLUMN reply BYTEA;

-- The log tells which operation it was and what the body looked like, with every value masked.
ALTER TABLE request_log ADD COLUMN operation VARCHAR(64) NOT NULL DEFAULT '';
ALTER TABLE request_log ADD COLUMN body_shape JSONB;

-- Counters of a minute: not worth a disk flush per request, and a crash may forget them.
ALTER TABLE rate_limit SET UNLOGGED;

-- The claim's version: grows with every change of anything that its cart or its forensics results show. Triggers do it,
-- so that no writer can forget to: a stale ETag would hide a change for good.
ALTER TABLE client_reference ADD COLUMN version INTEGER NOT NULL DEFAULT 1;

CREATE FUNCTION bump_own_version() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN NEW.version := OLD.version + 1; RETURN NEW; END $$;
CREATE TRIGGER bump_own_version BEFORE UPDATE ON client_reference FOR EACH ROW EXECUTE FUNCTION bump_own_version();

CREATE FUNCTION bump_claim_version() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
  UPDATE client_reference claim SET version = claim.version
  FROM (SELECT DISTINCT client_id, client_reference_id FROM changed) AS touched
  WHERE claim.client_id = touched.client_id AND claim.id = touched.client_reference_id;
  RETURN NULL;
END $$;

DO $$
DECLARE shown TEXT;
BEGIN
  FOREACH shown IN ARRAY ARRAY['claimed_item', 'appraisal', 'attachment', 'forensics_verdict'] LOOP
    EXECUTE format('CREATE TRIGGER bump_version_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_claim_version()', shown);
    EXECUTE format('CREATE TRIGGER bump_version_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_claim_version()', shown);
    EXECUTE format('CREATE TRIGGER bump_version_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_claim_version()', shown);
  END LOOP;
END $$;
