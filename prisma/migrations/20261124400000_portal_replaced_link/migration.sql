-- Links that a newer one has taken the place of: they open nothing, and whoever comes with one is told to take the newer.
CREATE TABLE "portal_replaced_link" (
    "client_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "client_reference_id" INTEGER NOT NULL,
    "replace_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portal_replaced_link_pkey" PRIMARY KEY ("client_id","token_hash")
);
CREATE UNIQUE INDEX "portal_replaced_link_token_hash_key" ON "portal_replaced_link"("token_hash");
CREATE INDEX "portal_replaced_link_client_id_client_reference_id_idx" ON "portal_replaced_link"("client_id", "client_reference_id");
ALTER TABLE "portal_replaced_link" ADD CONSTRAINT "portal_replaced_link_client_id_client_reference_id_fkey" FOREIGN KEY ("client_id", "client_reference_id") REFERENCES "portal_access"("client_id", "client_reference_id") ON DELETE CASCADE ON UPDATE CASCADE;

GRANT SELECT, INSERT, UPDATE, DELETE ON "portal_replaced_link" TO cvs_app;
ALTER TABLE "portal_replaced_link" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "portal_replaced_link" TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));
-- As a portal's own row: reached by the token instead of a client.
CREATE POLICY by_token ON "portal_replaced_link" FOR SELECT TO cvs_app
  USING (token_hash = decode(nullif(current_setting('app.portal_token_hash', true), ''), 'hex'));

-- When the policyholder took the handing in back; nothing once it is handed in again, or opened by the insurer.
ALTER TABLE "portal_access" ADD COLUMN "reopen_time" TIMESTAMPTZ(3);
