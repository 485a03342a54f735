-- The reply to a POST with an Idempotency-Key, written in the transaction of its effect. It is
-- encrypted, because it may contain a key or a link.
CREATE TABLE idempotency_key (
  client_id    INTEGER        NOT NULL,
  key          VARCHAR(255)   NOT NULL,
  operation    VARCHAR(64)    NOT NULL,
  request_hash CHAR(64)       NOT NULL,
  status       INTEGER,
  reply        BYTEA,
  create_time  TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, key)
);
CREATE INDEX idempotency_key_create_time_idx ON idempotency_key (create_time);

-- The table that rate-limiter-flexible expects. Unlogged, because counters of a minute are not
-- worth a disk flush per request and may be lost in a crash.
CREATE UNLOGGED TABLE rate_limit (
  key    VARCHAR(255) NOT NULL,
  points INTEGER      NOT NULL DEFAULT 0,
  expire BIGINT,
  PRIMARY KEY (key)
);

-- Refused and failed requests have an index of their own, because they are few and most searched.
-- Paths are searched by their beginning, byte by byte whatever the collation of the database.
CREATE TABLE request_log (
  client_id   INTEGER        NOT NULL,
  id          INTEGER        NOT NULL DEFAULT next_resource_id(),
  request_id  VARCHAR(64)    NOT NULL,
  method      VARCHAR(8)     NOT NULL,
  path        VARCHAR(512)   NOT NULL,
  status      INTEGER        NOT NULL,
  event_code  CHAR(6),
  duration_ms INTEGER        NOT NULL,
  actor       VARCHAR(255)   NOT NULL,
  session_id  VARCHAR(255),
  operation   VARCHAR(64)    NOT NULL DEFAULT '',
  body_shape  JSONB,
  create_time TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, id)
);
CREATE INDEX request_log_client_id_create_time_id_idx ON request_log (client_id, create_time, id);
CREATE INDEX request_log_client_id_request_id_idx ON request_log (client_id, request_id);
CREATE INDEX request_log_refused_idx
  ON request_log (client_id, create_time, id) WHERE status >= 400;
CREATE INDEX request_log_client_id_operation_create_time_id_idx
  ON request_log (client_id, operation, create_time, id);
CREATE INDEX request_log_path_idx ON request_log (client_id, path text_pattern_ops);
CREATE INDEX request_log_client_id_actor_create_time_id_idx
  ON request_log (client_id, actor, create_time, id);
