-- What a copy was made of, as it was called then: a draft may be renamed or deleted afterwards.
ALTER TABLE "rule_set" ADD COLUMN "copied_from" VARCHAR(255), ADD COLUMN "copied_from_version" INTEGER;
