-- Counts the changes of an appraisal, whoever makes them, so that nobody changes one that is another by now than they saw.
ALTER TABLE appraisal ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;

CREATE FUNCTION raise_revision() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN NEW.revision := OLD.revision + 1; RETURN NEW; END $$;

CREATE TRIGGER raise_revision BEFORE UPDATE ON appraisal FOR EACH ROW EXECUTE FUNCTION raise_revision();

-- Every calculation that takes effect writes its amount into the appraisal. What awaits approval has no effect, and is a
-- change all the same.
CREATE FUNCTION raise_revision_of_awaiting() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN
  UPDATE appraisal SET revision = revision
  WHERE client_id = coalesce(NEW.client_id, OLD.client_id) AND id = coalesce(NEW.appraisal_id, OLD.appraisal_id);
  RETURN NULL;
END $$;

CREATE TRIGGER raise_revision AFTER INSERT OR UPDATE OR DELETE ON acv_override FOR EACH ROW EXECUTE FUNCTION raise_revision_of_awaiting();
