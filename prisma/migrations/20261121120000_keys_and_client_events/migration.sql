-- Who issued a key: after a leak one asks which others came of it.
ALTER TABLE "api_key" ADD COLUMN "created_by" VARCHAR(330);

-- What happens to a client itself (its keys, its people): a chain of its own, whose head stands in the client's row.
ALTER TABLE "client" ADD COLUMN "event_sequence" INTEGER NOT NULL DEFAULT 0,
                     ADD COLUMN "event_hash" VARCHAR(64) NOT NULL DEFAULT '';

CREATE TABLE "client_event" (
    "client_id" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "type" VARCHAR(64) NOT NULL,
    "payload" TEXT NOT NULL,
    "previous_hash" VARCHAR(64) NOT NULL,
    "hash" VARCHAR(64) NOT NULL,
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "client_event_pkey" PRIMARY KEY ("client_id","sequence")
);
GRANT SELECT, INSERT ON "client_event" TO cvs_app;
ALTER TABLE "client_event" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "client_event" TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

-- The request log is read newest first, page by page, and searched by the id that an answer carried.
DROP INDEX "request_log_client_id_create_time_idx";
CREATE INDEX "request_log_client_id_create_time_id_idx" ON "request_log"("client_id", "create_time", "id");
CREATE INDEX "request_log_client_id_request_id_idx" ON "request_log"("client_id", "request_id");
-- Refusals and failures are few, and what one looks for. Prisma's schema has no word for it.
CREATE INDEX "request_log_refused_idx" ON "request_log"("client_id", "create_time", "id") WHERE status >= 400;
