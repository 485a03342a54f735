-- E-mail on its way out and what became of it, written in the transaction of what it tells of.
CREATE TABLE "mail" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "client_reference_id" INTEGER,
    "kind" VARCHAR(32) NOT NULL,
    "recipient" VARCHAR(254) NOT NULL,
    "content_sealed" BYTEA,
    "message_id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "status" VARCHAR(16) NOT NULL DEFAULT 'queued',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_try_time" TIMESTAMPTZ(3),
    "lease_until" TIMESTAMPTZ(3),
    "send_time" TIMESTAMPTZ(3),
    "failure" VARCHAR(32),
    "answer" VARCHAR(500),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_pkey" PRIMARY KEY ("client_id","id"),
    CONSTRAINT "mail_status" CHECK (status IN ('queued', 'sent', 'failed')),
    CONSTRAINT "mail_queued_has_content" CHECK (status <> 'queued' OR (content_sealed IS NOT NULL AND next_try_time IS NOT NULL))
);
CREATE INDEX "mail_client_id_client_reference_id_id_idx" ON "mail" ("client_id", "client_reference_id", "id");
CREATE INDEX "mail_queued_idx" ON "mail" ("next_try_time") WHERE "status" = 'queued';
ALTER TABLE "mail" ADD CONSTRAINT "mail_client_id_client_reference_id_fkey" FOREIGN KEY ("client_id", "client_reference_id") REFERENCES "client_reference"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "mail" TO cvs_app;
ALTER TABLE "mail" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "mail" TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

-- As webhook_due: where there is work, in numbers. Every client's oldest mail comes before any client's second.
CREATE FUNCTION mail_due(moment TIMESTAMPTZ, mails_max INTEGER) RETURNS TABLE (client_id INTEGER, mail_id INTEGER)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  SELECT due.client_id, due.id FROM (
    SELECT m.client_id, m.id, m.next_try_time, row_number() OVER (PARTITION BY m.client_id ORDER BY m.next_try_time, m.id) AS turn
    FROM public.mail m WHERE m.status = 'queued' AND m.next_try_time <= moment AND (m.lease_until IS NULL OR m.lease_until <= moment)
  ) due ORDER BY due.turn, due.next_try_time, due.id LIMIT mails_max
$$;

REVOKE ALL ON FUNCTION mail_due(TIMESTAMPTZ, INTEGER) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION mail_due(TIMESTAMPTZ, INTEGER) TO cvs_app;
