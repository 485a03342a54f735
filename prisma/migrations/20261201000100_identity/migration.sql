-- An insurer with its settings, and the head of its own audit chain (client_event).
CREATE TABLE client (
  id                    INTEGER        NOT NULL DEFAULT next_resource_id(),
  name                  VARCHAR(255)   NOT NULL,
  language              VARCHAR(8)     NOT NULL DEFAULT 'en',
  currency              CHAR(3)        NOT NULL DEFAULT 'EUR',
  status_feature        BOOLEAN        NOT NULL DEFAULT false,
  manages_catalogue     BOOLEAN        NOT NULL DEFAULT false,
  flag_threshold        DECIMAL(4,3)   NOT NULL DEFAULT 0.8,
  report_retention_days INTEGER        NOT NULL DEFAULT 365,
  request_log_days      INTEGER        NOT NULL DEFAULT 30,
  acv_override_limit    DECIMAL(14,2),
  acv_decided_by        VARCHAR(16)    NOT NULL DEFAULT 'anyone',
  settings_revision     INTEGER        NOT NULL DEFAULT 1,
  status_revision       INTEGER        NOT NULL DEFAULT 1,
  event_sequence        INTEGER        NOT NULL DEFAULT 0,
  event_hash            VARCHAR(64)    NOT NULL DEFAULT '',
  create_time           TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (id)
);

-- A person. The role at each client is in user_client.
CREATE TABLE app_user (
  id            INTEGER        NOT NULL DEFAULT next_resource_id(),
  email         VARCHAR(320)   NOT NULL,
  name          VARCHAR(255)   NOT NULL,
  password_hash TEXT,
  disable_time  TIMESTAMPTZ(3),
  create_time   TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (id)
);
CREATE UNIQUE INDEX app_user_email_key ON app_user (email);

-- The role of a person at one client, independent of other clients.
CREATE TABLE user_client (
  user_id      INTEGER        NOT NULL,
  client_id    INTEGER        NOT NULL,
  role         VARCHAR(16)    NOT NULL DEFAULT 'handler',
  disable_time TIMESTAMPTZ(3),
  revision     INTEGER        NOT NULL DEFAULT 1,
  create_time  TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (user_id, client_id),
  FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE ON UPDATE CASCADE,
  FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX user_client_client_id_idx ON user_client (client_id);

-- The server's record of a browser session, with which the session can be revoked.
CREATE TABLE user_session (
  id          UUID           NOT NULL,
  user_id     INTEGER        NOT NULL,
  create_time TIMESTAMPTZ(3) NOT NULL,
  seen_time   TIMESTAMPTZ(3) NOT NULL,
  revoke_time TIMESTAMPTZ(3),
  PRIMARY KEY (id),
  FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX user_session_user_id_idx ON user_session (user_id);

-- A link that works once: to join a client, or to reset a password. Only a keyed hash of its token
-- is stored.
CREATE TABLE invitation (
  client_id   INTEGER        NOT NULL,
  id          INTEGER        NOT NULL DEFAULT next_resource_id(),
  kind        VARCHAR(8)     NOT NULL,
  email       VARCHAR(320)   NOT NULL,
  name        VARCHAR(255)   NOT NULL,
  role        VARCHAR(16)    NOT NULL,
  user_id     INTEGER,
  token_hash  BYTEA          NOT NULL,
  create_time TIMESTAMPTZ(3) NOT NULL,
  created_by  VARCHAR(330)   NOT NULL,
  expire_time TIMESTAMPTZ(3) NOT NULL,
  accept_time TIMESTAMPTZ(3),
  revoke_time TIMESTAMPTZ(3),
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE ON UPDATE CASCADE,
  FOREIGN KEY (user_id) REFERENCES app_user (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX invitation_token_hash_key ON invitation (token_hash);
CREATE INDEX invitation_client_id_email_idx ON invitation (client_id, email);
CREATE INDEX invitation_user_id_idx ON invitation (user_id);

-- Stores only a keyed hash of the secret. created_by names who issued the key, to find other keys
-- of the same person after a leak.
CREATE TABLE api_key (
  id          VARCHAR(24)    NOT NULL,
  name        VARCHAR(255)   NOT NULL,
  secret_hash BYTEA          NOT NULL,
  scopes      TEXT[],
  expire_time TIMESTAMPTZ(3),
  revoke_time TIMESTAMPTZ(3),
  last_used   TIMESTAMPTZ(3),
  create_time TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  replaced_by VARCHAR(24),
  created_by  VARCHAR(330),
  PRIMARY KEY (id)
);

CREATE TABLE api_key_client (
  api_key_id VARCHAR(24) NOT NULL,
  client_id  INTEGER     NOT NULL,
  PRIMARY KEY (api_key_id, client_id),
  FOREIGN KEY (api_key_id) REFERENCES api_key (id) ON DELETE CASCADE ON UPDATE CASCADE,
  FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX api_key_client_client_id_idx ON api_key_client (client_id);
