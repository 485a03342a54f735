-- What can be said of a report for as long as somebody may hold the file: it outlives the file and its row, and knows nothing
-- of the claim but its number.
CREATE TABLE "report_document" (
    "client_id" INTEGER NOT NULL,
    "document_id" VARCHAR(24) NOT NULL,
    "report_id" INTEGER NOT NULL,
    "client_reference_id" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "content_sha256" CHAR(64) NOT NULL,
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoke_time" TIMESTAMPTZ(3),

    CONSTRAINT "report_document_pkey" PRIMARY KEY ("client_id","document_id")
);
CREATE UNIQUE INDEX "report_document_document_id_key" ON "report_document"("document_id");
CREATE INDEX "report_document_client_id_content_sha256_idx" ON "report_document"("client_id", "content_sha256");
CREATE UNIQUE INDEX "report_document_client_id_report_id_key" ON "report_document"("client_id", "report_id");

GRANT SELECT, INSERT, UPDATE, DELETE ON "report_document" TO cvs_app;
ALTER TABLE "report_document" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "report_document" TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));
-- Reached by its id instead of a client: whoever has the paper may ask whether it is ours.
CREATE POLICY by_document ON "report_document" FOR SELECT TO cvs_app
  USING (document_id = nullif(current_setting('app.report_document_id', true), ''));
