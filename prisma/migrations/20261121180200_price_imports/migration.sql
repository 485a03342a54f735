-- The catalogue is shared by all clients: only some of them may change it.
ALTER TABLE "client" ADD COLUMN "manages_catalogue" BOOLEAN NOT NULL DEFAULT false;

-- How a row of a price feed finds its product.
CREATE INDEX "product_gtin_idx" ON "product"("gtin");
CREATE INDEX "product_mpn_idx" ON "product"("mpn");

-- A run of an import. client_id 0 is the command line, which belongs to no client.
CREATE TABLE "price_import" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "file_name" VARCHAR(255) NOT NULL,
    "file_bytes" BIGINT NOT NULL,
    "storage_key" VARCHAR(255),
    "shop_name" VARCHAR(255),
    "currency" CHAR(3),
    "dry_run" BOOLEAN NOT NULL,
    "price_date" DATE NOT NULL,
    "status" VARCHAR(16) NOT NULL DEFAULT 'waiting',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "format" VARCHAR(8),
    "reason" VARCHAR(1024),
    "bytes_read" BIGINT NOT NULL DEFAULT 0,
    "rows_read" INTEGER NOT NULL DEFAULT 0,
    "rows_refused" INTEGER NOT NULL DEFAULT 0,
    "products_new" INTEGER NOT NULL DEFAULT 0,
    "offers_new" INTEGER NOT NULL DEFAULT 0,
    "offers_changed" INTEGER NOT NULL DEFAULT 0,
    "offers_confirmed" INTEGER NOT NULL DEFAULT 0,
    "offers_unchanged" INTEGER NOT NULL DEFAULT 0,
    "requested_by" VARCHAR(330) NOT NULL,
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "start_time" TIMESTAMPTZ(3),
    "finish_time" TIMESTAMPTZ(3),

    CONSTRAINT "price_import_pkey" PRIMARY KEY ("client_id","id")
);
-- What the worker looks for. Prisma's schema has no word for it.
CREATE INDEX "price_import_waiting_idx" ON "price_import"("id") WHERE "status" IN ('waiting', 'running');

-- The first refusals of a run, in the order of the feed.
CREATE TABLE "price_import_error" (
    "client_id" INTEGER NOT NULL,
    "import_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "row_number" INTEGER NOT NULL,
    "field" VARCHAR(64) NOT NULL,
    "reason" VARCHAR(512) NOT NULL,

    CONSTRAINT "price_import_error_pkey" PRIMARY KEY ("client_id","import_id","position")
);
ALTER TABLE "price_import_error" ADD CONSTRAINT "price_import_error_client_id_import_id_fkey" FOREIGN KEY ("client_id", "import_id") REFERENCES "price_import"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "price_import", "price_import_error" TO cvs_app;
ALTER TABLE "price_import" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "price_import" TO cvs_app USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));
ALTER TABLE "price_import_error" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "price_import_error" TO cvs_app USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

-- A worker serves all clients and belongs to none: it learns whose feed comes next, and nothing else of it. A run that is
-- 'running' while nobody holds the lock of imports is one whose worker died.
CREATE FUNCTION next_price_import() RETURNS TABLE (client_id INTEGER, id INTEGER) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS
$$ SELECT i.client_id, i.id FROM public.price_import i WHERE i.status IN ('waiting', 'running') AND i.storage_key IS NOT NULL ORDER BY i.id LIMIT 1 $$;
REVOKE ALL ON FUNCTION next_price_import() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION next_price_import() TO cvs_app;
