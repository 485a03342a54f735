-- What a person settled stays when the amounts change that it was settled for, and says so: the fields that changed, with
-- what they were and what they are. Null: it belongs to the line as it is.
ALTER TABLE "acv_calculation" ADD COLUMN "outdated" JSONB;

-- What awaits a second person, and by which door it came: an amount, a market value for a rule that asks for one, or a
-- price above that of the offer. The last two have no reason of their own.
ALTER TABLE "acv_override"
  ALTER COLUMN "reason" DROP NOT NULL,
  ADD COLUMN "kind" VARCHAR(20) NOT NULL DEFAULT 'amount',
  ADD COLUMN "market_value" DECIMAL(14,2),
  ADD COLUMN "outdated" JSONB;

-- A replacement cost above its offer by more than the client's limit: who stated it, and up to which RCV of the line
-- somebody else confirmed it.
CREATE TABLE "price_review" (
    "client_id" INTEGER NOT NULL,
    "appraisal_id" INTEGER NOT NULL,
    "entered_by" VARCHAR(255) NOT NULL,
    "approved_by" VARCHAR(255),
    "approved_line_rcv" DECIMAL(16,2),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_review_pkey" PRIMARY KEY ("client_id","appraisal_id")
);
ALTER TABLE "price_review" ADD CONSTRAINT "price_review_client_id_appraisal_id_fkey"
  FOREIGN KEY ("client_id", "appraisal_id") REFERENCES "appraisal"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
GRANT SELECT, INSERT, UPDATE, DELETE ON "price_review" TO cvs_app;
ALTER TABLE "price_review" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "price_review" TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

-- Counts the changes of a draft, so that one of two people who edit it does not overwrite the other unawares.
ALTER TABLE "rule_set" ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1;
