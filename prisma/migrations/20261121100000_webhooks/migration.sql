-- One event is one message, whoever receives it and however often. The id is random: numbers would come again after a
-- restored backup, and a receiver would take new events for ones it has seen.
ALTER TABLE "outbox" ADD COLUMN "message_id" UUID NOT NULL DEFAULT gen_random_uuid();
CREATE INDEX "outbox_undispatched_idx" ON "outbox" ("client_id", "id") WHERE "dispatch_time" IS NULL;

ALTER TABLE "webhook_endpoint"
  ADD COLUMN "description" VARCHAR(255),
  ADD COLUMN "old_secret" BYTEA,
  ADD COLUMN "old_secret_expire_time" TIMESTAMPTZ(3),
  ADD COLUMN "disable_reason" VARCHAR(255),
  ADD COLUMN "claim_time" TIMESTAMPTZ(3),
  ADD COLUMN "update_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

CREATE TYPE "WebhookDeliveryStatus" AS ENUM ('pending', 'delivered', 'failed');

-- Nothing wrote deliveries before: the table is empty.
DROP INDEX "webhook_delivery_next_try_time_idx";
ALTER TABLE "webhook_delivery"
  DROP COLUMN "outbox_id",
  DROP COLUMN "answer_body",
  ADD COLUMN "message_id" UUID NOT NULL,
  ADD COLUMN "type" VARCHAR(64) NOT NULL,
  ADD COLUMN "body" TEXT NOT NULL,
  ADD COLUMN "status" "WebhookDeliveryStatus" NOT NULL DEFAULT 'pending',
  ADD COLUMN "step" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "expire_time" TIMESTAMPTZ(3) NOT NULL,
  ADD COLUMN "lease_until" TIMESTAMPTZ(3);
CREATE UNIQUE INDEX "webhook_delivery_client_id_endpoint_id_message_id_key" ON "webhook_delivery" ("client_id", "endpoint_id", "message_id");
CREATE INDEX "webhook_delivery_client_id_endpoint_id_id_idx" ON "webhook_delivery" ("client_id", "endpoint_id", "id");
CREATE INDEX "webhook_delivery_client_id_endpoint_id_status_id_idx" ON "webhook_delivery" ("client_id", "endpoint_id", "status", "id");
CREATE INDEX "webhook_delivery_pending_idx" ON "webhook_delivery" ("client_id", "endpoint_id", "next_try_time", "id") WHERE "status" = 'pending';
CREATE INDEX "webhook_delivery_leased_idx" ON "webhook_delivery" ("client_id", "endpoint_id") WHERE "lease_until" IS NOT NULL;

CREATE TABLE "webhook_try" (
    "client_id" INTEGER NOT NULL,
    "delivery_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "start_time" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER,
    "answer_status" INTEGER,
    "answer_body" TEXT,
    "error" VARCHAR(500),

    CONSTRAINT "webhook_try_pkey" PRIMARY KEY ("client_id","delivery_id","number")
);
ALTER TABLE "webhook_try" ADD CONSTRAINT "webhook_try_client_id_delivery_id_fkey" FOREIGN KEY ("client_id", "delivery_id") REFERENCES "webhook_delivery"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "webhook_try" TO cvs_app;
ALTER TABLE "webhook_try" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "webhook_try" TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

-- The worker serves every client and row-level security shows it none. These two functions look past it, as their owner,
-- and tell where there is work: numbers, and nothing of what they stand for. The work itself is done client by client.
-- Both hop from one client or endpoint to the next on an index, so that a backlog of one does not slow the search.
CREATE FUNCTION webhook_outbox_clients() RETURNS TABLE (client_id INTEGER)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH RECURSIVE waiting AS (
    (SELECT o.client_id FROM public.outbox o WHERE o.dispatch_time IS NULL ORDER BY o.client_id LIMIT 1)
    UNION ALL
    SELECT next.client_id FROM waiting, LATERAL (
      SELECT o.client_id FROM public.outbox o
      WHERE o.dispatch_time IS NULL AND o.client_id > waiting.client_id ORDER BY o.client_id LIMIT 1
    ) next
  )
  SELECT waiting.client_id FROM waiting
$$;

-- Every client's first endpoint comes before any client's second; within that, who has waited longest since its last turn.
CREATE FUNCTION webhook_due(moment TIMESTAMPTZ, endpoint_sends_max INTEGER, client_sends_max INTEGER, endpoints_max INTEGER)
RETURNS TABLE (client_id INTEGER, endpoint_id INTEGER)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
  WITH RECURSIVE waiting AS (
    (SELECT d.client_id, d.endpoint_id FROM public.webhook_delivery d
      WHERE d.status = 'pending' ORDER BY d.client_id, d.endpoint_id LIMIT 1)
    UNION ALL
    SELECT next.client_id, next.endpoint_id FROM waiting, LATERAL (
      SELECT d.client_id, d.endpoint_id FROM public.webhook_delivery d
      WHERE d.status = 'pending' AND (d.client_id, d.endpoint_id) > (waiting.client_id, waiting.endpoint_id)
      ORDER BY d.client_id, d.endpoint_id LIMIT 1
    ) next
  ), in_flight AS (
    SELECT d.client_id, d.endpoint_id, count(*) AS sends FROM public.webhook_delivery d
    WHERE d.lease_until IS NOT NULL AND d.lease_until > moment GROUP BY 1, 2
  ), due AS (
    SELECT e.client_id, e.id, e.claim_time,
      row_number() OVER (PARTITION BY e.client_id ORDER BY e.claim_time NULLS FIRST, e.id) AS turn
    FROM waiting JOIN public.webhook_endpoint e ON e.client_id = waiting.client_id AND e.id = waiting.endpoint_id
    WHERE e.disable_time IS NULL
      AND EXISTS (SELECT FROM public.webhook_delivery d WHERE d.client_id = e.client_id AND d.endpoint_id = e.id
        AND d.status = 'pending' AND d.next_try_time <= moment AND (d.lease_until IS NULL OR d.lease_until <= moment))
      AND coalesce((SELECT f.sends FROM in_flight f WHERE f.client_id = e.client_id AND f.endpoint_id = e.id), 0) < endpoint_sends_max
      AND coalesce((SELECT sum(f.sends) FROM in_flight f WHERE f.client_id = e.client_id), 0) < client_sends_max
  )
  SELECT due.client_id, due.id FROM due ORDER BY due.turn, due.claim_time NULLS FIRST, due.id LIMIT endpoints_max
$$;

REVOKE ALL ON FUNCTION webhook_outbox_clients() FROM PUBLIC;
REVOKE ALL ON FUNCTION webhook_due(TIMESTAMPTZ, INTEGER, INTEGER, INTEGER) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION webhook_outbox_clients() TO cvs_app;
GRANT EXECUTE ON FUNCTION webhook_due(TIMESTAMPTZ, INTEGER, INTEGER, INTEGER) TO cvs_app;
