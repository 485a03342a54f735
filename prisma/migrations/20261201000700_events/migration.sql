-- The audit trail, one chain per claim: hash = sha256(previous hash || payload). The application
-- may only add to it (20261201001800_tenancy).
CREATE TABLE audit_event (
  client_id           INTEGER        NOT NULL,
  client_reference_id INTEGER        NOT NULL,
  sequence            INTEGER        NOT NULL,
  type                VARCHAR(64)    NOT NULL,
  payload             TEXT           NOT NULL,
  previous_hash       VARCHAR(64)    NOT NULL,
  hash                VARCHAR(64)    NOT NULL,
  create_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, client_reference_id, sequence)
);

-- Like audit_event, for events of the client itself, such as changes of its keys and users.
CREATE TABLE client_event (
  client_id     INTEGER        NOT NULL,
  sequence      INTEGER        NOT NULL,
  type          VARCHAR(64)    NOT NULL,
  payload       TEXT           NOT NULL,
  previous_hash VARCHAR(64)    NOT NULL,
  hash          VARCHAR(64)    NOT NULL,
  create_time   TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, sequence)
);

-- Events to be delivered, written in the transaction of the change that they report. message_id is
-- random: after a restored backup a sequence would repeat, and receivers would take new events for
-- old ones.
CREATE TABLE outbox (
  client_id           INTEGER        NOT NULL,
  id                  INTEGER        NOT NULL DEFAULT next_resource_id(),
  message_id          UUID           NOT NULL DEFAULT gen_random_uuid(),
  client_reference_id INTEGER        NOT NULL,
  type                VARCHAR(64)    NOT NULL,
  payload             JSONB          NOT NULL,
  create_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  dispatch_time       TIMESTAMPTZ(3),
  PRIMARY KEY (client_id, id)
);
CREATE INDEX outbox_dispatch_time_id_idx ON outbox (dispatch_time, id);
CREATE INDEX outbox_undispatched_idx ON outbox (client_id, id) WHERE dispatch_time IS NULL;

-- Where a client receives its events. Secrets are encrypted. After a rotation the old one signs too
-- until it expires.
CREATE TABLE webhook_endpoint (
  client_id              INTEGER        NOT NULL,
  id                     INTEGER        NOT NULL DEFAULT next_resource_id(),
  url                    VARCHAR(2048)  NOT NULL,
  description            VARCHAR(255),
  secret                 BYTEA          NOT NULL,
  old_secret             BYTEA,
  old_secret_expire_time TIMESTAMPTZ(3),
  types                  TEXT[],
  disable_time           TIMESTAMPTZ(3),
  disable_reason         VARCHAR(255),
  claim_time             TIMESTAMPTZ(3),
  create_time            TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  update_time            TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, id)
);

CREATE TYPE "WebhookDeliveryStatus" AS ENUM ('pending', 'delivered', 'failed');

-- One message to one endpoint. step counts the attempts of the current round, tries all attempts.
CREATE TABLE webhook_delivery (
  client_id     INTEGER                 NOT NULL,
  id            INTEGER                 NOT NULL DEFAULT next_resource_id(),
  endpoint_id   INTEGER                 NOT NULL,
  message_id    UUID                    NOT NULL,
  type          VARCHAR(64)             NOT NULL,
  body          TEXT                    NOT NULL,
  status        "WebhookDeliveryStatus" NOT NULL DEFAULT 'pending',
  tries         INTEGER                 NOT NULL DEFAULT 0,
  step          INTEGER                 NOT NULL DEFAULT 0,
  next_try_time TIMESTAMPTZ(3),
  expire_time   TIMESTAMPTZ(3)          NOT NULL,
  lease_until   TIMESTAMPTZ(3),
  deliver_time  TIMESTAMPTZ(3),
  answer_status INTEGER,
  create_time   TIMESTAMPTZ(3)          NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id, endpoint_id) REFERENCES webhook_endpoint (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX webhook_delivery_client_id_endpoint_id_message_id_key
  ON webhook_delivery (client_id, endpoint_id, message_id);
CREATE INDEX webhook_delivery_client_id_endpoint_id_id_idx
  ON webhook_delivery (client_id, endpoint_id, id);
CREATE INDEX webhook_delivery_client_id_endpoint_id_status_id_idx
  ON webhook_delivery (client_id, endpoint_id, status, id);
CREATE INDEX webhook_delivery_pending_idx
  ON webhook_delivery (client_id, endpoint_id, next_try_time, id) WHERE status = 'pending';
CREATE INDEX webhook_delivery_leased_idx
  ON webhook_delivery (client_id, endpoint_id) WHERE lease_until IS NOT NULL;

-- Inserted when an attempt begins and completed when it ends. Without a duration the attempt was
-- interrupted.
CREATE TABLE webhook_try (
  client_id     INTEGER        NOT NULL,
  delivery_id   INTEGER        NOT NULL,
  number        INTEGER        NOT NULL,
  start_time    TIMESTAMPTZ(3) NOT NULL,
  duration_ms   INTEGER,
  answer_status INTEGER,
  answer_body   TEXT,
  error         VARCHAR(500),
  cause         JSONB,
  PRIMARY KEY (client_id, delivery_id, number),
  FOREIGN KEY (client_id, delivery_id) REFERENCES webhook_delivery (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
