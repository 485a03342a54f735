-- What became of each row of an inventory: a second commit answers as the first did. Null where nothing was committed, or
-- before this was kept.
ALTER TABLE "inventory_intake" ADD COLUMN "outcome" JSONB;
