-- A product as an integer: the portal item's pid. A sequence of its own, because a catalogue is loaded by the million,
-- and rows that exist already use up numbers too.
ALTER TABLE "product" ADD COLUMN "number" SERIAL NOT NULL;
CREATE UNIQUE INDEX "product_number_key" ON "product"("number");
GRANT USAGE, SELECT ON SEQUENCE "product_number_seq" TO cvs_app;

-- Handlers copy the link and read out the PIN more than once: both are sealed instead of hashed; the token's hash finds it.
ALTER TABLE "portal_access" DROP COLUMN "pin_hash",
ADD COLUMN "comment" TEXT NOT NULL DEFAULT '',
ADD COLUMN "pin_sealed" BYTEA,
ADD COLUMN "submit_time" TIMESTAMPTZ(3),
ADD COLUMN "token_sealed" BYTEA NOT NULL,
ADD COLUMN "version" INTEGER NOT NULL DEFAULT 0,
ADD CONSTRAINT "portal_access_tries" CHECK (pin_tries_left BETWEEN 0 AND 5),
ADD CONSTRAINT "portal_access_status" CHECK (link_status IN ('active', 'submitted', 'locked'));

ALTER TABLE "portal_item" ADD COLUMN "added_files" TEXT[] DEFAULT ARRAY[]::TEXT[];

ALTER TABLE "portal_access" ADD CONSTRAINT "portal_access_client_id_client_reference_id_fkey" FOREIGN KEY ("client_id", "client_reference_id") REFERENCES "client_reference"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "portal_item" ADD CONSTRAINT "portal_item_client_id_row_id_fkey" FOREIGN KEY ("client_id", "row_id") REFERENCES "claimed_item"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "portal_item" ADD CONSTRAINT "portal_item_client_id_client_reference_id_fkey" FOREIGN KEY ("client_id", "client_reference_id") REFERENCES "portal_access"("client_id", "client_reference_id") ON DELETE CASCADE ON UPDATE CASCADE;
