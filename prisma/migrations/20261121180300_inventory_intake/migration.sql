-- Household inventories on their way into a claim: what a file was understood to say, until it is committed, and which
-- items came of it, until it is undone (decision 026).
CREATE TABLE "inventory_intake" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "client_reference_id" INTEGER NOT NULL,
    "status" VARCHAR(16) NOT NULL DEFAULT 'draft',
    "file_name" VARCHAR(255) NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "preview" JSONB NOT NULL,
    "created_by" VARCHAR(255) NOT NULL,
    "item_count" INTEGER NOT NULL DEFAULT 0,
    "appraisal_count" INTEGER NOT NULL DEFAULT 0,
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "commit_time" TIMESTAMPTZ(3),
    "undo_time" TIMESTAMPTZ(3),

    CONSTRAINT "inventory_intake_pkey" PRIMARY KEY ("client_id","id")
);
CREATE INDEX "inventory_intake_client_id_client_reference_id_id_idx" ON "inventory_intake"("client_id", "client_reference_id", "id");
ALTER TABLE "inventory_intake" ADD CONSTRAINT "inventory_intake_client_id_client_reference_id_fkey"
  FOREIGN KEY ("client_id", "client_reference_id") REFERENCES "client_reference"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "inventory_intake" TO cvs_app;
ALTER TABLE "inventory_intake" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "inventory_intake" TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

-- Where an item came from: the intake, and the row of its file.
ALTER TABLE "claimed_item" ADD COLUMN "intake_id" INTEGER, ADD COLUMN "intake_row" INTEGER;
CREATE INDEX "claimed_item_client_id_intake_id_idx" ON "claimed_item"("client_id", "intake_id");
ALTER TABLE "claimed_item" ADD CONSTRAINT "claimed_item_client_id_intake_id_fkey"
  FOREIGN KEY ("client_id", "intake_id") REFERENCES "inventory_intake"("client_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
