-- Counts the changes of what a claim states of itself, whoever makes them, as an appraisal's revision does. What is in its
-- cart raises `version` alone: nobody who corrects a date is refused because a photo came meanwhile.
ALTER TABLE client_reference ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;

CREATE TRIGGER raise_revision BEFORE UPDATE OF date_damage, cause, policyholder_name, deductible, policy_limit ON client_reference
  FOR EACH ROW EXECUTE FUNCTION raise_revision();
