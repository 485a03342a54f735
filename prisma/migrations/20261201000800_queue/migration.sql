-- An e-mail to send and its result, written in the transaction of the change that causes it.
CREATE TABLE mail (
  client_id           INTEGER        NOT NULL,
  id                  INTEGER        NOT NULL DEFAULT next_resource_id(),
  client_reference_id INTEGER,
  kind                VARCHAR(32)    NOT NULL,
  recipient           VARCHAR(254)   NOT NULL,
  content_sealed      BYTEA,
  message_id          UUID           NOT NULL DEFAULT gen_random_uuid(),
  status              VARCHAR(16)    NOT NULL DEFAULT 'queued',
  tries               INTEGER        NOT NULL DEFAULT 0,
  next_try_time       TIMESTAMPTZ(3),
  lease_until         TIMESTAMPTZ(3),
  send_time           TIMESTAMPTZ(3),
  failure             VARCHAR(32),
  answer              VARCHAR(500),
  create_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, id),
  CONSTRAINT mail_status CHECK (status IN ('queued', 'sent', 'failed')),
  CONSTRAINT mail_queued_has_content CHECK (
    status <> 'queued' OR (content_sealed IS NOT NULL AND next_try_time IS NOT NULL)
  ),
  FOREIGN KEY (client_id, client_reference_id) REFERENCES client_reference (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX mail_client_id_client_reference_id_id_idx ON mail (client_id, client_reference_id, id);
CREATE INDEX mail_queued_idx ON mail (next_try_time) WHERE status = 'queued';

-- An examination or a report for the worker, written in the transaction of the change that causes
-- it.
CREATE TABLE job (
  client_id     INTEGER        NOT NULL,
  id            INTEGER        NOT NULL DEFAULT next_resource_id(),
  kind          VARCHAR(32)    NOT NULL,
  payload       JSONB          NOT NULL,
  priority      INTEGER        NOT NULL DEFAULT 0,
  status        VARCHAR(16)    NOT NULL DEFAULT 'waiting',
  tries         INTEGER        NOT NULL DEFAULT 0,
  next_try_time TIMESTAMPTZ(3),
  lease_until   TIMESTAMPTZ(3),
  create_time   TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  finish_time   TIMESTAMPTZ(3),
  PRIMARY KEY (client_id, id),
  CONSTRAINT job_status CHECK (status IN ('waiting', 'done', 'failed')),
  CONSTRAINT job_finished CHECK (
    (status = 'waiting') = (next_try_time IS NOT NULL)
    AND (status = 'waiting') = (finish_time IS NULL)
  )
);
CREATE INDEX job_waiting_idx ON job (kind, priority DESC, id) WHERE status = 'waiting';
CREATE INDEX job_finished_idx ON job (client_id, finish_time) WHERE status <> 'waiting';

-- The worker serves all clients, and row-level security shows it the rows of none. These functions
-- run as their owner and return only ids. The work itself is done client by client.

-- Finds the next client by the index instead of reading the outbox, so that a backlog of one client
-- does not slow the search.
CREATE FUNCTION webhook_outbox_clients() RETURNS TABLE (client_id INTEGER)
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
  WITH RECURSIVE waiting AS (
    (
      SELECT o.client_id FROM public.outbox o
      WHERE o.dispatch_time IS NULL
      ORDER BY o.client_id LIMIT 1
    )
    UNION ALL
    SELECT next.client_id FROM waiting, LATERAL (
      SELECT o.client_id FROM public.outbox o
      WHERE o.dispatch_time IS NULL AND o.client_id > waiting.client_id
      ORDER BY o.client_id LIMIT 1
    ) next
  )
  SELECT waiting.client_id FROM waiting
$$;

-- Every client's first endpoint comes before any client's second. Among these, the endpoint comes
-- first that has waited longest. Leased deliveries are looked for up to their limit, not counted.
CREATE FUNCTION webhook_due(
  moment TIMESTAMPTZ,
  endpoint_sends_max INTEGER,
  client_sends_max INTEGER,
  endpoints_max INTEGER
) RETURNS TABLE (client_id INTEGER, endpoint_id INTEGER)
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
  WITH RECURSIVE waiting AS (
    (
      SELECT d.client_id, d.endpoint_id FROM public.webhook_delivery d
      WHERE d.status = 'pending'
      ORDER BY d.client_id, d.endpoint_id LIMIT 1
    )
    UNION ALL
    SELECT next.client_id, next.endpoint_id FROM waiting, LATERAL (
      SELECT d.client_id, d.endpoint_id FROM public.webhook_delivery d
      WHERE d.status = 'pending'
        AND (d.client_id, d.endpoint_id) > (waiting.client_id, waiting.endpoint_id)
      ORDER BY d.client_id, d.endpoint_id LIMIT 1
    ) next
  ), due AS (
    SELECT e.client_id, e.id, e.claim_time,
      row_number() OVER (PARTITION BY e.client_id ORDER BY e.claim_time NULLS FIRST, e.id) AS turn
    FROM waiting
    JOIN public.webhook_endpoint e
      ON e.client_id = waiting.client_id AND e.id = waiting.endpoint_id
    WHERE e.disable_time IS NULL
      AND EXISTS (
        SELECT FROM public.webhook_delivery d
        WHERE d.client_id = e.client_id AND d.endpoint_id = e.id
          AND d.status = 'pending' AND d.next_try_time <= moment
          AND (d.lease_until IS NULL OR d.lease_until <= moment)
      )
      AND NOT EXISTS (
        SELECT FROM public.webhook_delivery d
        WHERE d.client_id = e.client_id AND d.endpoint_id = e.id
          AND d.lease_until IS NOT NULL AND d.lease_until > moment
        OFFSET endpoint_sends_max - 1
      )
      AND NOT EXISTS (
        SELECT FROM public.webhook_delivery d
        WHERE d.client_id = e.client_id
          AND d.lease_until IS NOT NULL AND d.lease_until > moment
        OFFSET client_sends_max - 1
      )
  )
  SELECT due.client_id, due.id FROM due
  ORDER BY due.turn, due.claim_time NULLS FIRST, due.id LIMIT endpoints_max
$$;

-- Every client's oldest mail comes before any client's second.
CREATE FUNCTION mail_due(moment TIMESTAMPTZ, mails_max INTEGER)
RETURNS TABLE (client_id INTEGER, mail_id INTEGER)
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
  SELECT due.client_id, due.id FROM (
    SELECT m.client_id, m.id, m.next_try_time,
      row_number() OVER (PARTITION BY m.client_id ORDER BY m.next_try_time, m.id) AS turn
    FROM public.mail m
    WHERE m.status = 'queued' AND m.next_try_time <= moment
      AND (m.lease_until IS NULL OR m.lease_until <= moment)
  ) due
  ORDER BY due.turn, due.next_try_time, due.id LIMIT mails_max
$$;

-- The fair order between clients is in the priority, which is set when a job is queued.
CREATE FUNCTION job_due(moment TIMESTAMPTZ, wanted VARCHAR, jobs_max INTEGER)
RETURNS TABLE (client_id INTEGER, job_id INTEGER)
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
  SELECT j.client_id, j.id FROM public.job j
  WHERE j.status = 'waiting' AND j.kind = wanted AND j.next_try_time <= moment
    AND (j.lease_until IS NULL OR j.lease_until <= moment)
  ORDER BY j.priority DESC, j.id LIMIT jobs_max
$$;

REVOKE ALL ON FUNCTION webhook_outbox_clients() FROM PUBLIC;
REVOKE ALL ON FUNCTION webhook_due(TIMESTAMPTZ, INTEGER, INTEGER, INTEGER) FROM PUBLIC;
REVOKE ALL ON FUNCTION mail_due(TIMESTAMPTZ, INTEGER) FROM PUBLIC;
REVOKE ALL ON FUNCTION job_due(TIMESTAMPTZ, VARCHAR, INTEGER) FROM PUBLIC;

GRANT EXECUTE ON FUNCTION webhook_outbox_clients() TO cvs_app;
GRANT EXECUTE ON FUNCTION webhook_due(TIMESTAMPTZ, INTEGER, INTEGER, INTEGER) TO cvs_app;
GRANT EXECUTE ON FUNCTION mail_due(TIMESTAMPTZ, INTEGER) TO cvs_app;
GRANT EXECUTE ON FUNCTION job_due(TIMESTAMPTZ, VARCHAR, INTEGER) TO cvs_app;
