-- Examinations and reports that wait for the worker, written in the transaction of what made them necessary. They were
-- kept by pg-boss before.
CREATE TABLE "job" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "kind" VARCHAR(32) NOT NULL,
    "payload" JSONB NOT NULL,
    "priority" INTEGER NOT NULL DEFAULT 0,
    "status" VARCHAR(16) NOT NULL DEFAULT 'waiting',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_try_time" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finish_time" TIMESTAMPTZ(3),

    CONSTRAINT "job_pkey" PRIMARY KEY ("client_id","id"),
    CONSTRAINT "job_status" CHECK (status IN ('waiting', 'done', 'failed')),
    CONSTRAINT "job_finished" CHECK ((status = 'waiting') = (next_try_time IS NOT NULL) AND (status = 'waiting') = (finish_time IS NULL))
);
CREATE INDEX "job_waiting_idx" ON "job" ("kind", "priority" DESC, "id") WHERE "status" = 'waiting';
CREATE INDEX "job_finished_idx" ON "job" ("client_id", "finish_time") WHERE "status" <> 'waiting';

GRANT SELECT, INSERT, UPDATE, DELETE ON "job" TO cvs_app;
ALTER TABLE "job" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "job" TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

-- As mail_due: where there is work, in numbers.
CREATE FUNCTION job_due(moment TIMESTAMPTZ, wanted VARCHAR, jobs_max INTEGER) RETURNS TABLE (client_id INTEGER, job_id INTEGER)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT j.client_id, j.id FROM public.job j
  WHERE j.status = 'waiting' AND j.kind = wanted AND j.next_try_time <= moment AND (j.lease_until IS NULL OR j.lease_until <= moment)
  ORDER BY j.priority DESC, j.id LIMIT jobs_max
$$;

REVOKE ALL ON FUNCTION job_due(TIMESTAMPTZ, VARCHAR, INTEGER) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION job_due(TIMESTAMPTZ, VARCHAR, INTEGER) TO cvs_app;

-- What waits is carried over from the rows that wait, not from pg-boss: they are what was promised. The tries that were
-- begun count on, and a client's n-th goes after every other client's first, as when it was queued.
INSERT INTO "job" (client_id, kind, payload, priority, tries, next_try_time)
SELECT client_id, 'examine',
  jsonb_build_object('client_id', client_id, 'row_id', row_id, 'file_name', file_name, 'run', run),
  1 - (row_number() OVER (PARTITION BY client_id ORDER BY update_time, row_id, file_name))::int,
  tries, CURRENT_TIMESTAMP
FROM "forensics_verdict" WHERE status IN ('not_started', 'ongoing')
ORDER BY update_time, client_id, row_id, file_name;

INSERT INTO "job" (client_id, kind, payload, priority, tries, next_try_time)
SELECT client_id, 'report',
  jsonb_build_object('client_id', client_id, 'report_job_id', id),
  1 - (row_number() OVER (PARTITION BY client_id ORDER BY create_time, id))::int,
  tries, CURRENT_TIMESTAMP
FROM "report_job" WHERE status IN ('queued', 'making')
ORDER BY create_time, client_id, id;

DROP SCHEMA IF EXISTS pgboss CASCADE;
