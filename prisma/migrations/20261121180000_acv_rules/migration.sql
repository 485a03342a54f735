-- One line of versions per client, numbered when they are published; drafts have none.
DROP INDEX "rule_set_client_id_name_version_key";
ALTER TABLE "rule_set"
  ALTER COLUMN "version" DROP NOT NULL,
  ADD COLUMN "template" VARCHAR(64),
  ADD COLUMN "update_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD CONSTRAINT "rule_set_published" CHECK ((version IS NULL) = (publish_time IS NULL) AND (version IS NULL OR effective_from IS NOT NULL));
CREATE UNIQUE INDEX "rule_set_client_id_version_key" ON "rule_set"("client_id", "version");

-- What is frozen into a calculation besides its amounts.
ALTER TABLE "acv_calculation"
  ADD COLUMN "above_item_limit" DECIMAL(14,2) NOT NULL DEFAULT 0,
  ADD COLUMN "item_deductible" DECIMAL(14,2) NOT NULL DEFAULT 0,
  ADD COLUMN "recoverable" DECIMAL(14,2) NOT NULL DEFAULT 0,
  ADD COLUMN "rule_name" VARCHAR(255),
  ADD COLUMN "category_limit" DECIMAL(14,2),
  ADD COLUMN "facts" JSONB;

-- Facts that rules go by; null stands for not stated.
ALTER TABLE "appraisal" ADD COLUMN "has_receipt" BOOLEAN, ADD COLUMN "bought_used" BOOLEAN;

-- An amount above the client's limit waits here for a second person; what holds meanwhile stays where it is.
CREATE TABLE "acv_override" (
    "client_id" INTEGER NOT NULL,
    "appraisal_id" INTEGER NOT NULL,
    "actual_cash_value" DECIMAL(14,2) NOT NULL,
    "reason" TEXT NOT NULL,
    "entered_by" VARCHAR(255) NOT NULL,
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "acv_override_pkey" PRIMARY KEY ("client_id","appraisal_id")
);
ALTER TABLE "acv_override" ADD CONSTRAINT "acv_override_client_id_appraisal_id_fkey"
  FOREIGN KEY ("client_id", "appraisal_id") REFERENCES "appraisal"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
GRANT SELECT, INSERT, UPDATE, DELETE ON "acv_override" TO cvs_app;
ALTER TABLE "acv_override" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "acv_override" TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));
