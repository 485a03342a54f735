-- What a person may do is said per client: an administrator of one is nobody in particular for another.
ALTER TABLE "user_client" ADD COLUMN "role" VARCHAR(16) NOT NULL DEFAULT 'handler',
                          ADD COLUMN "disable_time" TIMESTAMPTZ(3),
                          ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1,
                          ADD COLUMN "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "user_client" m SET "role" = u."role", "create_time" = u."create_time" FROM "app_user" u WHERE u."id" = m."user_id";
ALTER TABLE "app_user" DROP COLUMN "role";

-- Links that let a person in, once.
CREATE TABLE "invitation" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "kind" VARCHAR(8) NOT NULL,
    "email" VARCHAR(320) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "role" VARCHAR(16) NOT NULL,
    "user_id" INTEGER,
    "token_hash" BYTEA NOT NULL,
    "create_time" TIMESTAMPTZ(3) NOT NULL,
    "created_by" VARCHAR(330) NOT NULL,
    "expire_time" TIMESTAMPTZ(3) NOT NULL,
    "accept_time" TIMESTAMPTZ(3),
    "revoke_time" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("client_id","id")
);
CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation"("token_hash");
CREATE INDEX "invitation_client_id_email_idx" ON "invitation"("client_id", "email");
CREATE INDEX "invitation_user_id_idx" ON "invitation"("user_id");
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "client"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
GRANT SELECT, INSERT, UPDATE, DELETE ON "invitation" TO cvs_app;
ALTER TABLE "invitation" ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON "invitation" TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));
-- Reached by its secret instead of a client, as a portal is.
CREATE POLICY by_token ON "invitation" FOR SELECT TO cvs_app
  USING (token_hash = decode(nullif(current_setting('app.invitation_token_hash', true), ''), 'hex'));

-- Settings that an administrator may change. The revisions tell two of them apart who change the same at once.
ALTER TABLE "client" ADD COLUMN "request_log_days" INTEGER NOT NULL DEFAULT 30,
                     ADD COLUMN "acv_decided_by" VARCHAR(16) NOT NULL DEFAULT 'anyone',
                     ADD COLUMN "settings_revision" INTEGER NOT NULL DEFAULT 1,
                     ADD COLUMN "status_revision" INTEGER NOT NULL DEFAULT 1;

-- The words and the order of a client's statuses. Until now their order was that of their ids.
ALTER TABLE "client_appraisal_status" ADD COLUMN "name" VARCHAR(64),
                                      ADD COLUMN "position" INTEGER NOT NULL DEFAULT 0;
UPDATE "client_appraisal_status" SET "position" = "appraisal_status_id";
-- Who asks whether a status is in use asks this.
CREATE INDEX "appraisal_client_id_appraisal_status_id_idx" ON "appraisal"("client_id", "appraisal_status_id");

-- Reports that are over are looked for by the worker.
CREATE INDEX "report_client_id_expire_time_idx" ON "report"("client_id", "expire_time");

-- What another threshold would flag is asked of the pictures that the engine found something in, which are few. Prisma's schema has no word for it.
CREATE INDEX "forensics_verdict_suspect_idx" ON "forensics_verdict"("client_id", "update_time")
  WHERE status = 'complete' AND (is_ai_generated OR is_digitally_manipulated);
