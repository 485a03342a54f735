-- A policyholder's access to a claim. The token is looked up by its keyed hash and stored
-- encrypted, so that handlers can see the link again. Triggers maintain the counters
-- (20261201001700_portal_counters).
CREATE TABLE portal_access (
  client_id             INTEGER        NOT NULL,
  client_reference_id   INTEGER        NOT NULL,
  token_hash            BYTEA          NOT NULL,
  token_sealed          BYTEA          NOT NULL,
  pin_sealed            BYTEA,
  pin_tries_left        INTEGER        NOT NULL DEFAULT 5,
  link_status           VARCHAR(16)    NOT NULL DEFAULT 'active',
  language              VARCHAR(8)     NOT NULL,
  message               TEXT           NOT NULL DEFAULT '',
  version               INTEGER        NOT NULL DEFAULT 0,
  expire_time           TIMESTAMPTZ(3) NOT NULL,
  revoke_time           TIMESTAMPTZ(3),
  first_open_time       TIMESTAMPTZ(3),
  submit_time           TIMESTAMPTZ(3),
  reopen_time           TIMESTAMPTZ(3),
  new_link_request_time TIMESTAMPTZ(3),
  comment               TEXT           NOT NULL DEFAULT '',
  item_count            INTEGER        NOT NULL DEFAULT 0,
  answered_count        INTEGER        NOT NULL DEFAULT 0,
  create_time           TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, client_reference_id),
  CONSTRAINT portal_access_tries CHECK (pin_tries_left BETWEEN 0 AND 5),
  CONSTRAINT portal_access_status CHECK (link_status IN ('active', 'submitted', 'locked')),
  FOREIGN KEY (client_id, client_reference_id) REFERENCES client_reference (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX portal_access_token_hash_key ON portal_access (token_hash);

-- What the policyholder sees of one item, and the answer. Sending again never overwrites an answer.
CREATE TABLE portal_item (
  client_id           INTEGER        NOT NULL,
  row_id              INTEGER        NOT NULL,
  client_reference_id INTEGER        NOT NULL,
  appraisal_id        INTEGER        NOT NULL,
  sent                JSONB          NOT NULL,
  answer              JSONB,
  answer_time         TIMESTAMPTZ(3),
  added_files         TEXT[]         DEFAULT ARRAY[]::TEXT[],
  decisions           JSONB          NOT NULL DEFAULT '{}',
  create_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  update_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, row_id),
  FOREIGN KEY (client_id, row_id) REFERENCES claimed_item (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  FOREIGN KEY (client_id, client_reference_id)
    REFERENCES portal_access (client_id, client_reference_id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX portal_item_client_id_client_reference_id_idx
  ON portal_item (client_id, client_reference_id);

-- A link that was replaced. It gives no access, but its holder learns that there is a newer link.
CREATE TABLE portal_replaced_link (
  client_id           INTEGER        NOT NULL,
  token_hash          BYTEA          NOT NULL,
  client_reference_id INTEGER        NOT NULL,
  replace_time        TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, token_hash),
  FOREIGN KEY (client_id, client_reference_id)
    REFERENCES portal_access (client_id, client_reference_id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX portal_replaced_link_token_hash_key ON portal_replaced_link (token_hash);
CREATE INDEX portal_replaced_link_client_id_client_reference_id_idx
  ON portal_replaced_link (client_id, client_reference_id);
