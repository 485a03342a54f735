-- The replacement cost value of a line.
CREATE FUNCTION line_rcv(amount NUMERIC, is_per_item BOOLEAN, quantity INTEGER) RETURNS NUMERIC
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT amount * CASE WHEN is_per_item THEN quantity ELSE 1 END
$$;

-- A client's depreciation rules. Versions are numbered when they are published; a draft has none.
CREATE TABLE rule_set (
  client_id           INTEGER        NOT NULL,
  id                  INTEGER        NOT NULL DEFAULT next_resource_id(),
  name                VARCHAR(255)   NOT NULL,
  version             INTEGER,
  revision            INTEGER        NOT NULL DEFAULT 1,
  rules               JSONB          NOT NULL,
  template            VARCHAR(64),
  copied_from         VARCHAR(255),
  copied_from_version INTEGER,
  effective_from      DATE,
  publish_time        TIMESTAMPTZ(3),
  create_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  update_time         TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, id),
  CONSTRAINT rule_set_published CHECK (
    (version IS NULL) = (publish_time IS NULL)
    AND (version IS NULL OR effective_from IS NOT NULL)
  )
);
CREATE UNIQUE INDEX rule_set_client_id_version_key ON rule_set (client_id, version);

-- How an appraisal's ACV was determined. Later changes of the rules do not affect it.
CREATE TABLE acv_calculation (
  client_id         INTEGER        NOT NULL,
  appraisal_id      INTEGER        NOT NULL,
  rule_set_id       INTEGER,
  is_manual         BOOLEAN        NOT NULL,
  reason            TEXT,
  actual_cash_value DECIMAL(14,2)  NOT NULL,
  depreciation      DECIMAL(14,2)  NOT NULL,
  above_item_limit  DECIMAL(14,2)  NOT NULL DEFAULT 0,
  item_deductible   DECIMAL(14,2)  NOT NULL DEFAULT 0,
  recoverable       DECIMAL(14,2)  NOT NULL DEFAULT 0,
  rule_name         VARCHAR(255),
  category_limit    DECIMAL(14,2),
  facts             JSONB,
  steps             JSONB          NOT NULL DEFAULT '[]',
  entered_by        VARCHAR(255)   NOT NULL,
  approved_by       VARCHAR(255),
  outdated          JSONB,
  create_time       TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, appraisal_id),
  FOREIGN KEY (client_id, appraisal_id) REFERENCES appraisal (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE,
  FOREIGN KEY (client_id, rule_set_id) REFERENCES rule_set (client_id, id)
    ON DELETE NO ACTION ON UPDATE CASCADE
);

-- The offer behind a replacement cost, with its price on that day.
CREATE TABLE price_snapshot (
  client_id    INTEGER        NOT NULL,
  appraisal_id INTEGER        NOT NULL,
  offer_id     VARCHAR(128),
  shop_name    VARCHAR(255),
  shop_url     VARCHAR(2048),
  currency     CHAR(3)        NOT NULL,
  base_price   DECIMAL(14,2),
  total_price  DECIMAL(14,2)  NOT NULL,
  price_date   TIMESTAMPTZ(3),
  source       VARCHAR(16)    NOT NULL,
  create_time  TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, appraisal_id),
  FOREIGN KEY (client_id, appraisal_id) REFERENCES appraisal (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);

-- An approval request: an amount that takes effect only when a second person approves it.
CREATE TABLE acv_override (
  client_id         INTEGER        NOT NULL,
  appraisal_id      INTEGER        NOT NULL,
  actual_cash_value DECIMAL(14,2)  NOT NULL,
  reason            TEXT,
  kind              VARCHAR(20)    NOT NULL DEFAULT 'amount',
  market_value      DECIMAL(14,2),
  outdated          JSONB,
  entered_by        VARCHAR(255)   NOT NULL,
  create_time       TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, appraisal_id),
  FOREIGN KEY (client_id, appraisal_id) REFERENCES appraisal (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);

-- A replacement cost that exceeds its offer's price by more than the client's limit, and the RCV of
-- the line up to which it is approved, if at all.
CREATE TABLE price_review (
  client_id         INTEGER        NOT NULL,
  appraisal_id      INTEGER        NOT NULL,
  entered_by        VARCHAR(255)   NOT NULL,
  approved_by       VARCHAR(255),
  approved_line_rcv DECIMAL(16,2),
  create_time       TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (client_id, appraisal_id),
  FOREIGN KEY (client_id, appraisal_id) REFERENCES appraisal (client_id, id)
    ON DELETE CASCADE ON UPDATE CASCADE
);
