-- A report that is made after its request was answered: what was asked, how far it is, what became of it.
CREATE TABLE "report_job" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "client_reference_id" INTEGER NOT NULL,
    "wish" JSONB NOT NULL,
    "wish_sha256" CHAR(64) NOT NULL,
    "created_by" VARCHAR(255) NOT NULL,
    "status" VARCHAR(16) NOT NULL DEFAULT 'queued',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "items_done" INTEGER NOT NULL DEFAULT 0,
    "items_total" INTEGER NOT NULL,
    "report_id" INTEGER,
    "failure" VARCHAR(16),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finish_time" TIMESTAMPTZ(3),

    CONSTRAINT "report_job_pkey" PRIMARY KEY ("client_id","id"),
    CONSTRAINT "report_job_status" CHECK (status IN ('queued', 'making', 'ready', 'failed')),
    CONSTRAINT "report_job_finished" CHECK ((status IN ('ready', 'failed')) = (finish_time IS NOT NULL) AND (status = 'ready') <= (report_id IS NOT NULL) AND (status = 'failed') <= (failure IS NOT NULL))
);
CREATE INDEX "report_job_client_id_client_reference_id_idx" ON "report_job" ("client_id", "client_reference_id");
CREATE INDEX "report_job_client_id_create_time_idx" ON "report_job" ("client_id", "create_time");
CREATE INDEX "report_job_waiting_idx" ON "report_job" ("client_id") WHERE "status" IN ('queued', 'making');
ALTER TABLE "report_job" ADD CONSTRAINT "report_job_client_id_client_reference_id_fkey" FOREIGN KEY ("client_id", "client_reference_id") REFERENCES "client_reference"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "report_job" TO cvs_app;
ALTER TABLE "report_job" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "report_job" TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));
