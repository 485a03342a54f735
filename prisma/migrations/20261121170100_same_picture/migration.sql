-- The same picture elsewhere in a client's claims, also resized, saved again or mirrored.

-- Pieces of perceptual_hash, by which pictures are looked up. Rows instead of an array: under row-level security an index is
-- asked only by operators that leak nothing, and those of arrays are not among them.
CREATE TABLE "picture_band" (
    "client_id" INTEGER NOT NULL,
    "band" VARCHAR(5) NOT NULL,
    "row_id" INTEGER NOT NULL,
    "file_name" VARCHAR(255) NOT NULL,

    CONSTRAINT "picture_band_pkey" PRIMARY KEY ("client_id","band","row_id","file_name")
);
CREATE INDEX "picture_band_client_id_row_id_file_name_idx" ON "picture_band"("client_id", "row_id", "file_name");
ALTER TABLE "picture_band" ADD CONSTRAINT "picture_band_client_id_row_id_file_name_fkey" FOREIGN KEY ("client_id", "row_id", "file_name") REFERENCES "attachment"("client_id", "row_id", "file_name") ON DELETE CASCADE ON UPDATE CASCADE;

-- Found when a picture is examined, written in both directions; reading the results looks nothing up.
CREATE TABLE "picture_match" (
    "client_id" INTEGER NOT NULL,
    "row_id" INTEGER NOT NULL,
    "file_name" VARCHAR(255) NOT NULL,
    "client_reference_id" INTEGER NOT NULL,
    "other_row_id" INTEGER NOT NULL,
    "other_file_name" VARCHAR(255) NOT NULL,
    "other_client_reference_id" INTEGER NOT NULL,
    "mirrored" BOOLEAN NOT NULL,
    "bits_apart" INTEGER NOT NULL,

    CONSTRAINT "picture_match_pkey" PRIMARY KEY ("client_id","row_id","file_name","other_row_id","other_file_name")
);
CREATE INDEX "picture_match_client_id_other_row_id_other_file_name_idx" ON "picture_match"("client_id", "other_row_id", "other_file_name");
ALTER TABLE "picture_match" ADD CONSTRAINT "picture_match_client_id_row_id_file_name_fkey" FOREIGN KEY ("client_id", "row_id", "file_name") REFERENCES "attachment"("client_id", "row_id", "file_name") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "picture_match" ADD CONSTRAINT "picture_match_client_id_other_row_id_other_file_name_fkey" FOREIGN KEY ("client_id", "other_row_id", "other_file_name") REFERENCES "attachment"("client_id", "row_id", "file_name") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, DELETE ON "picture_band", "picture_match" TO cvs_app;
ALTER TABLE "picture_band" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "picture_band" TO cvs_app USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));
ALTER TABLE "picture_match" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "picture_match" TO cvs_app USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

-- The results of both claims have changed.
CREATE TRIGGER bump_version_insert AFTER INSERT ON "picture_match" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_claim_version();
CREATE TRIGGER bump_version_delete AFTER DELETE ON "picture_match" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION bump_claim_version();
