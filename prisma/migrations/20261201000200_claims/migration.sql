-- A claim. event_sequence and event_hash are the head of its audit chain. Triggers maintain version
-- and revision (20261201001400_revisions) and the counters and sums (20261201001500 to 001700), so
-- that lists read one row per claim.
CREATE TABLE client_reference (
  client_id          INTEGER        NOT NULL,
  id                 INTEGER        NOT NULL DEFAULT next_resource_id(),
  reference          VARCHAR(255)   NOT NULL,
  date_damage        DATE,
  cause              VARCHAR(64),
  policyholder_name  VARCHAR(255),
  policyholder_email VARCHAR(320),
  owner_id           INTEGER,
  language           VARCHAR(8)     NOT NULL,
  currency           CHAR(3)        NOT NULL,
  deductible         DECIMAL(14,2),
  policy_limit       DECIMAL(14,2),
  status             VARCHAR(16)    NOT NULL DEFAULT 'open',
  event_sequence     INTEGER        NOT NULL DEFAULT 0,
  event_hash         VARCHAR(64)    NOT NULL DEFAULT '',
  version            INTEGER        NOT NULL DEFAULT 1,
  revision           INTEGER        NOT NULL DEFAULT 1,
  appraisal_count    INTEGER        NOT NULL DEFAULT 0,
  rcv_sum            DECIMAL(24,2)  NOT NULL DEFAULT 0,
  acv_sum            DECIMAL(24,2)  NOT NULL DEFAULT 0,
  depreciation_sum   DECIMAL(24,2)  NOT NULL DEFAULT 0,
  flagged_count      INTEGER        NOT NULL DEFAULT 0,
  running_count      INTEGER        NOT NULL DEFAULT 0,
  create_time        TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  update_time        TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX client_reference_reference_trgm ON client_reference USING GIN (reference gin_trgm_ops);
CREATE UNIQUE INDEX client_reference_client_id_reference_key
  ON client_reference (client_id, reference);
CREATE INDEX client_reference_flagged_idx
  ON client_reference (client_id, id) WHERE flagged_count > 0;
CREATE INDEX client_reference_running_idx
  ON client_reference (client_id) INCLUDE (running_count) WHERE running_count > 0;

-- A household inventory: the contents read from its file and the result of its import (decision
-- 026).
CREATE TABLE inventory_intake (
  client_id           INTEGER        NOT NULL,
  id                  INTEGER        NOT NULL DEFAULT next_resource_id(),
  client_reference_id INTEGER        NOT NULL,
  status              VARCHAR(16)    NOT NULL DEFAULT 'draft',
  file_name           VARCHAR(255)   NOT NULL,
  sha256              CHAR(64)       NOT NULL,
  preview             JSONB          NOT NULL,
  created_by          VARCHAR(255)   NOT NULL,
  item_count          INTEGER        NOT NULL DEFAULT 0,
  appraisal_count     INTEGER        NOT NULL DEFAULT 0,
  outcome             JSONB,
  create_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  commit_time         TIMESTAMPTZ(3),
  undo_time           TIMESTAMPTZ(3),
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id, client_reference_id) REFERENCES client_reference (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX inventory_intake_client_id_client_reference_id_id_idx
  ON inventory_intake (client_id, client_reference_id, id);

-- An item of loss. It owns attachments and verdicts, so that all of its appraisals share them.
CREATE TABLE claimed_item (
  client_id           INTEGER        NOT NULL,
  id                  INTEGER        NOT NULL DEFAULT next_resource_id(),
  client_reference_id INTEGER        NOT NULL,
  display_id          INTEGER        NOT NULL,
  location_id         VARCHAR(64),
  location            VARCHAR(255),
  quantity            INTEGER        NOT NULL DEFAULT 1,
  description         TEXT           NOT NULL DEFAULT '',
  condition           INTEGER        NOT NULL DEFAULT 0,
  client_category_id  INTEGER,
  date_purchase       DATE,
  claimed_amount      DECIMAL(14,2),
  receipt             BOOLEAN        NOT NULL DEFAULT false,
  notes               TEXT           NOT NULL DEFAULT '',
  pid                 VARCHAR(64),
  intake_id           INTEGER,
  intake_row          INTEGER,
  create_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  update_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id, client_reference_id) REFERENCES client_reference (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  FOREIGN KEY (client_id, intake_id) REFERENCES inventory_intake (client_id, id)
    ON DELETE NO ACTION ON UPDATE CASCADE
);
CREATE UNIQUE INDEX claimed_item_client_id_client_reference_id_display_id_key
  ON claimed_item (client_id, client_reference_id, display_id);
CREATE INDEX claimed_item_client_id_intake_id_idx ON claimed_item (client_id, intake_id);

-- The statuses that the service knows. client_appraisal_status lists those that a client uses.
CREATE TABLE appraisal_status (
  id   INTEGER     NOT NULL,
  name VARCHAR(64) NOT NULL,
  PRIMARY KEY (id)
);

INSERT INTO appraisal_status (id, name) VALUES
  (1, 'Open'),
  (2, 'Accepted'),
  (3, 'Rejected'),
  (4, 'Closed'),
  (5, 'Flagged'),
  (6, 'Archived'),
  (7, 'Paid'),
  (8, 'Pending');

CREATE TABLE client_appraisal_status (
  client_id           INTEGER     NOT NULL,
  appraisal_status_id INTEGER     NOT NULL,
  name                VARCHAR(64),
  position            INTEGER     NOT NULL DEFAULT 0,
  PRIMARY KEY (client_id, appraisal_status_id),
  FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE ON UPDATE CASCADE,
  FOREIGN KEY (appraisal_status_id) REFERENCES appraisal_status (id)
    ON DELETE RESTRICT ON UPDATE CASCADE
);

-- The status changes that a client permits. Without any row, every status may follow any other.
CREATE TABLE appraisal_status_transition (
  client_id INTEGER NOT NULL,
  from_id   INTEGER NOT NULL,
  to_id     INTEGER NOT NULL,
  PRIMARY KEY (client_id, from_id, to_id),
  FOREIGN KEY (client_id) REFERENCES client (id) ON DELETE CASCADE ON UPDATE CASCADE,
  FOREIGN KEY (from_id) REFERENCES appraisal_status (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  FOREIGN KEY (to_id) REFERENCES appraisal_status (id) ON DELETE RESTRICT ON UPDATE CASCADE
);

-- A line of the cart.
CREATE TABLE appraisal (
  client_id                   INTEGER        NOT NULL,
  id                          INTEGER        NOT NULL DEFAULT next_resource_id(),
  client_reference_id         INTEGER        NOT NULL,
  row_id                      INTEGER        NOT NULL,
  cpid                        VARCHAR(64)    NOT NULL,
  rpid                        VARCHAR(64)    NOT NULL,
  cp_name_cart                VARCHAR(512)   NOT NULL,
  rp_name_cart                VARCHAR(512)   NOT NULL,
  homepage_client_category_id INTEGER,
  selected_client_category_id INTEGER,
  item_quantity               INTEGER        NOT NULL DEFAULT 1,
  is_price_per_item           BOOLEAN        NOT NULL DEFAULT true,
  offer_id                    VARCHAR(128),
  shop_name                   VARCHAR(255),
  shop_url                    VARCHAR(2048),
  replacement_cost_value      DECIMAL(14,2),
  rp_price_date               TIMESTAMPTZ(3),
  actual_cash_value           DECIMAL(14,2),
  date_purchase               DATE,
  comment                     TEXT           NOT NULL DEFAULT '',
  appraisal_condition         INTEGER        NOT NULL DEFAULT 0,
  has_receipt                 BOOLEAN,
  bought_used                 BOOLEAN,
  appraisal_status_id         INTEGER        NOT NULL DEFAULT 1,
  revision                    INTEGER        NOT NULL DEFAULT 1,
  create_time                 TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  update_time                 TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, id),
  FOREIGN KEY (client_id, client_reference_id) REFERENCES client_reference (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  FOREIGN KEY (client_id, row_id) REFERENCES claimed_item (client_id, id)
    ON DELETE RESTRICT ON UPDATE CASCADE,
  FOREIGN KEY (appraisal_status_id) REFERENCES appraisal_status (id)
    ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX appraisal_client_id_client_reference_id_id_idx
  ON appraisal (client_id, client_reference_id, id);
CREATE INDEX appraisal_client_id_row_id_idx ON appraisal (client_id, row_id);
CREATE INDEX appraisal_client_id_appraisal_status_id_idx
  ON appraisal (client_id, appraisal_status_id);

-- A picture or receipt of an item. has_twin is set when the same picture is added a second time and
-- never reset: it tells where a search for copies is worthwhile.
CREATE TABLE attachment (
  client_id           INTEGER        NOT NULL,
  row_id              INTEGER        NOT NULL,
  file_name           VARCHAR(255)   NOT NULL,
  client_reference_id INTEGER        NOT NULL,
  storage_key         VARCHAR(255)   NOT NULL,
  media_type          VARCHAR(64)    NOT NULL,
  size_bytes          INTEGER        NOT NULL,
  sha256              CHAR(64)       NOT NULL,
  perceptual_hash     VARCHAR(64),
  has_twin            BOOLEAN        NOT NULL DEFAULT false,
  width_px            INTEGER,
  height_px           INTEGER,
  position            INTEGER        NOT NULL DEFAULT 0,
  create_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, row_id, file_name),
  FOREIGN KEY (client_id, row_id) REFERENCES claimed_item (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX attachment_client_id_client_reference_id_row_id_idx
  ON attachment (client_id, client_reference_id, row_id);
CREATE INDEX attachment_client_id_sha256_idx ON attachment (client_id, sha256);
