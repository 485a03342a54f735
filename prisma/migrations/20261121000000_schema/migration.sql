CREATE EXTENSION IF NOT EXISTS "pg_trgm";

-- Ids of every resource come from here, so that an id in a path names one thing only. The greatest value of the type is
-- kept free: it stands for "no such id" where a caller sends a number that no row can have.
CREATE SEQUENCE "resource_id_seq" AS INTEGER MINVALUE 1000 START WITH 1000 MAXVALUE 2147483646;
CREATE FUNCTION next_resource_id() RETURNS INTEGER LANGUAGE sql VOLATILE AS
$$ SELECT nextval('resource_id_seq')::INTEGER $$;

-- CreateEnum
CREATE TYPE "ForensicsStatus" AS ENUM ('not_started', 'ongoing', 'complete', 'failed');

-- CreateTable
CREATE TABLE "appraisal" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "client_reference_id" INTEGER NOT NULL,
    "row_id" INTEGER NOT NULL,
    "cpid" VARCHAR(64) NOT NULL,
    "rpid" VARCHAR(64) NOT NULL,
    "cp_name_cart" VARCHAR(512) NOT NULL,
    "rp_name_cart" VARCHAR(512) NOT NULL,
    "homepage_client_category_id" INTEGER,
    "selected_client_category_id" INTEGER,
    "item_quantity" INTEGER NOT NULL DEFAULT 1,
    "is_price_per_item" BOOLEAN NOT NULL DEFAULT true,
    "offer_id" VARCHAR(128),
    "shop_name" VARCHAR(255),
    "shop_url" VARCHAR(2048),
    "replacement_cost_value" DECIMAL(14,2),
    "rp_price_date" TIMESTAMPTZ(3),
    "actual_cash_value" DECIMAL(14,2),
    "date_purchase" DATE,
    "comment" TEXT NOT NULL DEFAULT '',
    "appraisal_condition" INTEGER NOT NULL DEFAULT 0,
    "appraisal_status_id" INTEGER NOT NULL DEFAULT 1,
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "update_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "appraisal_pkey" PRIMARY KEY ("client_id","id")
);

-- CreateTable
CREATE TABLE "appraisal_status" (
    "id" INTEGER NOT NULL,
    "name" VARCHAR(64) NOT NULL,

    CONSTRAINT "appraisal_status_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "client_appraisal_status" (
    "client_id" INTEGER NOT NULL,
    "appraisal_status_id" INTEGER NOT NULL,

    CONSTRAINT "client_appraisal_status_pkey" PRIMARY KEY ("client_id","appraisal_status_id")
);

-- CreateTable
CREATE TABLE "appraisal_status_transition" (
    "client_id" INTEGER NOT NULL,
    "from_id" INTEGER NOT NULL,
    "to_id" INTEGER NOT NULL,

    CONSTRAINT "appraisal_status_transition_pkey" PRIMARY KEY ("client_id","from_id","to_id")
);

-- CreateTable
CREATE TABLE "attachment" (
    "client_id" INTEGER NOT NULL,
    "row_id" INTEGER NOT NULL,
    "file_name" VARCHAR(255) NOT NULL,
    "client_reference_id" INTEGER NOT NULL,
    "storage_key" VARCHAR(255) NOT NULL,
    "media_type" VARCHAR(64) NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "perceptual_hash" VARCHAR(64),
    "width_px" INTEGER,
    "height_px" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "attachment_pkey" PRIMARY KEY ("client_id","row_id","file_name")
);

-- CreateTable
CREATE TABLE "category" (
    "id" INTEGER NOT NULL,
    "name" VARCHAR(128) NOT NULL,
    "parent_id" INTEGER,

    CONSTRAINT "category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_family" (
    "alid" VARCHAR(64) NOT NULL,
    "brand" VARCHAR(128) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "category_id" INTEGER NOT NULL,
    "release_date" DATE,

    CONSTRAINT "product_family_pkey" PRIMARY KEY ("alid")
);

-- CreateTable
CREATE TABLE "product_variant" (
    "vcid" VARCHAR(64) NOT NULL,
    "alid" VARCHAR(64) NOT NULL,
    "specs" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "product_variant_pkey" PRIMARY KEY ("vcid")
);

-- CreateTable
CREATE TABLE "product" (
    "pid" VARCHAR(64) NOT NULL,
    "vcid" VARCHAR(64) NOT NULL,
    "name" VARCHAR(512) NOT NULL,
    "gtin" VARCHAR(14),
    "mpn" VARCHAR(128),
    "picture_url" VARCHAR(2048),

    CONSTRAINT "product_pkey" PRIMARY KEY ("pid")
);

-- CreateTable
CREATE TABLE "offer" (
    "offer_id" VARCHAR(128) NOT NULL,
    "price_date" TIMESTAMPTZ(3) NOT NULL,
    "pid" VARCHAR(64) NOT NULL,
    "shop_name" VARCHAR(255) NOT NULL,
    "shop_url" VARCHAR(2048),
    "name" VARCHAR(512) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "base_price" DECIMAL(14,2) NOT NULL,
    "total_price" DECIMAL(14,2) NOT NULL,
    "in_stock" BOOLEAN NOT NULL DEFAULT true,
    "condition" VARCHAR(16) NOT NULL DEFAULT 'new',

    CONSTRAINT "offer_pkey" PRIMARY KEY ("offer_id","price_date")
);

-- CreateTable
CREATE TABLE "client_reference" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "reference" VARCHAR(255) NOT NULL,
    "date_damage" DATE,
    "cause" VARCHAR(64),
    "policyholder_name" VARCHAR(255),
    "policyholder_email" VARCHAR(320),
    "owner_id" INTEGER,
    "language" VARCHAR(8) NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "deductible" DECIMAL(14,2),
    "policy_limit" DECIMAL(14,2),
    "status" VARCHAR(16) NOT NULL DEFAULT 'open',
    "event_sequence" INTEGER NOT NULL DEFAULT 0,
    "event_hash" VARCHAR(64) NOT NULL DEFAULT '',
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "update_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "client_reference_pkey" PRIMARY KEY ("client_id","id")
);

-- CreateTable
CREATE TABLE "claimed_item" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "client_reference_id" INTEGER NOT NULL,
    "display_id" INTEGER NOT NULL,
    "location_id" VARCHAR(64),
    "location" VARCHAR(255),
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "description" TEXT NOT NULL DEFAULT '',
    "condition" INTEGER NOT NULL DEFAULT 0,
    "client_category_id" INTEGER,
    "date_purchase" DATE,
    "claimed_amount" DECIMAL(14,2),
    "receipt" BOOLEAN NOT NULL DEFAULT false,
    "notes" TEXT NOT NULL DEFAULT '',
    "pid" VARCHAR(64),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "update_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "claimed_item_pkey" PRIMARY KEY ("client_id","id")
);

-- CreateTable
CREATE TABLE "audit_event" (
    "client_id" INTEGER NOT NULL,
    "client_reference_id" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "type" VARCHAR(64) NOT NULL,
    "payload" TEXT NOT NULL,
    "previous_hash" VARCHAR(64) NOT NULL,
    "hash" VARCHAR(64) NOT NULL,
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("client_id","client_reference_id","sequence")
);

-- CreateTable
CREATE TABLE "outbox" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "client_reference_id" INTEGER NOT NULL,
    "type" VARCHAR(64) NOT NULL,
    "payload" JSONB NOT NULL,
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dispatch_time" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("client_id","id")
);

-- CreateTable
CREATE TABLE "webhook_endpoint" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "url" VARCHAR(2048) NOT NULL,
    "secret" BYTEA NOT NULL,
    "types" TEXT[],
    "disable_time" TIMESTAMPTZ(3),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("client_id","id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "endpoint_id" INTEGER NOT NULL,
    "outbox_id" INTEGER NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "next_try_time" TIMESTAMPTZ(3),
    "deliver_time" TIMESTAMPTZ(3),
    "answer_status" INTEGER,
    "answer_body" TEXT,
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("client_id","id")
);

-- CreateTable
CREATE TABLE "forensics_verdict" (
    "client_id" INTEGER NOT NULL,
    "row_id" INTEGER NOT NULL,
    "file_name" VARCHAR(255) NOT NULL,
    "client_reference_id" INTEGER NOT NULL,
    "status" "ForensicsStatus" NOT NULL DEFAULT 'not_started',
    "run" INTEGER NOT NULL DEFAULT 1,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "ai_generated_confidence" DECIMAL(5,4),
    "manipulation_confidence" DECIMAL(5,4),
    "is_ai_generated" BOOLEAN,
    "is_digitally_manipulated" BOOLEAN,
    "flagged" BOOLEAN NOT NULL DEFAULT false,
    "analysis" TEXT,
    "failure_reason" TEXT,
    "regions" JSONB,
    "signals" JSONB,
    "facts" JSONB,
    "heatmap_key" VARCHAR(255),
    "engine_version" VARCHAR(32),
    "threshold" DECIMAL(4,3),
    "cleared_by" VARCHAR(255),
    "cleared_at" TIMESTAMPTZ(3),
    "clear_note" TEXT,
    "update_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "forensics_verdict_pkey" PRIMARY KEY ("client_id","row_id","file_name")
);

-- CreateTable
CREATE TABLE "client" (
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "name" VARCHAR(255) NOT NULL,
    "language" VARCHAR(8) NOT NULL DEFAULT 'en',
    "currency" CHAR(3) NOT NULL DEFAULT 'EUR',
    "status_feature" BOOLEAN NOT NULL DEFAULT false,
    "flag_threshold" DECIMAL(4,3) NOT NULL DEFAULT 0.8,
    "report_retention_days" INTEGER NOT NULL DEFAULT 365,
    "acv_override_limit" DECIMAL(14,2),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "client_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key" (
    "id" VARCHAR(24) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "secret_hash" BYTEA NOT NULL,
    "scopes" TEXT[],
    "expire_time" TIMESTAMPTZ(3),
    "revoke_time" TIMESTAMPTZ(3),
    "last_used" TIMESTAMPTZ(3),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "replaced_by" VARCHAR(24),

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_key_client" (
    "api_key_id" VARCHAR(24) NOT NULL,
    "client_id" INTEGER NOT NULL,

    CONSTRAINT "api_key_client_pkey" PRIMARY KEY ("api_key_id","client_id")
);

-- CreateTable
CREATE TABLE "app_user" (
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "email" VARCHAR(320) NOT NULL,
    "name" VARCHAR(255) NOT NULL,
    "password_hash" TEXT,
    "role" VARCHAR(16) NOT NULL DEFAULT 'handler',
    "disable_time" TIMESTAMPTZ(3),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_client" (
    "user_id" INTEGER NOT NULL,
    "client_id" INTEGER NOT NULL,

    CONSTRAINT "user_client_pkey" PRIMARY KEY ("user_id","client_id")
);

-- CreateTable
CREATE TABLE "user_session" (
    "id" UUID NOT NULL,
    "user_id" INTEGER NOT NULL,
    "create_time" TIMESTAMPTZ(3) NOT NULL,
    "seen_time" TIMESTAMPTZ(3) NOT NULL,
    "revoke_time" TIMESTAMPTZ(3),

    CONSTRAINT "user_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "portal_access" (
    "client_id" INTEGER NOT NULL,
    "client_reference_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "pin_hash" TEXT,
    "pin_tries_left" INTEGER NOT NULL DEFAULT 5,
    "link_status" VARCHAR(16) NOT NULL DEFAULT 'active',
    "language" VARCHAR(8) NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "expire_time" TIMESTAMPTZ(3) NOT NULL,
    "revoke_time" TIMESTAMPTZ(3),
    "first_open_time" TIMESTAMPTZ(3),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portal_access_pkey" PRIMARY KEY ("client_id","client_reference_id")
);

-- CreateTable
CREATE TABLE "portal_item" (
    "client_id" INTEGER NOT NULL,
    "row_id" INTEGER NOT NULL,
    "client_reference_id" INTEGER NOT NULL,
    "appraisal_id" INTEGER NOT NULL,
    "sent" JSONB NOT NULL,
    "answer" JSONB,
    "answer_time" TIMESTAMPTZ(3),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "update_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "portal_item_pkey" PRIMARY KEY ("client_id","row_id")
);

-- CreateTable
CREATE TABLE "report" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "client_reference_id" INTEGER NOT NULL,
    "file_name" VARCHAR(400) NOT NULL,
    "storage_key" VARCHAR(255) NOT NULL,
    "language" VARCHAR(8) NOT NULL,
    "appraisal_ids" INTEGER[],
    "sha256" CHAR(64) NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "created_by" VARCHAR(255) NOT NULL,
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expire_time" TIMESTAMPTZ(3) NOT NULL,
    "revoke_time" TIMESTAMPTZ(3),

    CONSTRAINT "report_pkey" PRIMARY KEY ("client_id","id")
);

-- CreateTable
CREATE TABLE "idempotency_key" (
    "client_id" INTEGER NOT NULL,
    "key" VARCHAR(255) NOT NULL,
    "operation" VARCHAR(64) NOT NULL,
    "request_hash" CHAR(64) NOT NULL,
    "status" INTEGER,
    "reply" JSONB,
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_key_pkey" PRIMARY KEY ("client_id","key")
);

-- CreateTable
CREATE TABLE "request_log" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "request_id" VARCHAR(64) NOT NULL,
    "method" VARCHAR(8) NOT NULL,
    "path" VARCHAR(512) NOT NULL,
    "status" INTEGER NOT NULL,
    "event_code" CHAR(6),
    "duration_ms" INTEGER NOT NULL,
    "actor" VARCHAR(255) NOT NULL,
    "session_id" VARCHAR(255),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "request_log_pkey" PRIMARY KEY ("client_id","id")
);

-- CreateTable
CREATE TABLE "rule_set" (
    "client_id" INTEGER NOT NULL,
    "id" INTEGER NOT NULL DEFAULT next_resource_id(),
    "name" VARCHAR(255) NOT NULL,
    "version" INTEGER NOT NULL,
    "rules" JSONB NOT NULL,
    "effective_from" DATE,
    "publish_time" TIMESTAMPTZ(3),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rule_set_pkey" PRIMARY KEY ("client_id","id")
);

-- CreateTable
CREATE TABLE "acv_calculation" (
    "client_id" INTEGER NOT NULL,
    "appraisal_id" INTEGER NOT NULL,
    "rule_set_id" INTEGER,
    "is_manual" BOOLEAN NOT NULL,
    "reason" TEXT,
    "actual_cash_value" DECIMAL(14,2) NOT NULL,
    "depreciation" DECIMAL(14,2) NOT NULL,
    "steps" JSONB NOT NULL DEFAULT '[]',
    "entered_by" VARCHAR(255) NOT NULL,
    "approved_by" VARCHAR(255),
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "acv_calculation_pkey" PRIMARY KEY ("client_id","appraisal_id")
);

-- CreateTable
CREATE TABLE "price_snapshot" (
    "client_id" INTEGER NOT NULL,
    "appraisal_id" INTEGER NOT NULL,
    "offer_id" VARCHAR(128),
    "shop_name" VARCHAR(255),
    "shop_url" VARCHAR(2048),
    "currency" CHAR(3) NOT NULL,
    "total_price" DECIMAL(14,2) NOT NULL,
    "price_date" TIMESTAMPTZ(3),
    "source" VARCHAR(16) NOT NULL,
    "create_time" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "price_snapshot_pkey" PRIMARY KEY ("client_id","appraisal_id")
);

-- CreateIndex
CREATE INDEX "appraisal_client_id_client_reference_id_id_idx" ON "appraisal"("client_id", "client_reference_id", "id");

-- CreateIndex
CREATE INDEX "appraisal_client_id_row_id_idx" ON "appraisal"("client_id", "row_id");

-- CreateIndex
CREATE INDEX "attachment_client_id_client_reference_id_row_id_idx" ON "attachment"("client_id", "client_reference_id", "row_id");

-- CreateIndex
CREATE INDEX "attachment_client_id_sha256_idx" ON "attachment"("client_id", "sha256");

-- CreateIndex
CREATE INDEX "product_family_category_id_brand_idx" ON "product_family"("category_id", "brand");

-- CreateIndex
CREATE INDEX "product_variant_alid_idx" ON "product_variant"("alid");

-- CreateIndex
CREATE INDEX "product_vcid_idx" ON "product"("vcid");

-- CreateIndex
CREATE INDEX "product_name_trgm" ON "product" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "offer_pid_currency_price_date_idx" ON "offer"("pid", "currency", "price_date" DESC);

-- CreateIndex
CREATE INDEX "client_reference_reference_trgm" ON "client_reference" USING GIN ("reference" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "client_reference_client_id_reference_key" ON "client_reference"("client_id", "reference");

-- CreateIndex
CREATE UNIQUE INDEX "claimed_item_client_id_client_reference_id_display_id_key" ON "claimed_item"("client_id", "client_reference_id", "display_id");

-- CreateIndex
CREATE INDEX "outbox_dispatch_time_id_idx" ON "outbox"("dispatch_time", "id");

-- CreateIndex
CREATE INDEX "webhook_delivery_next_try_time_idx" ON "webhook_delivery"("next_try_time");

-- CreateIndex
CREATE INDEX "forensics_verdict_client_id_client_reference_id_row_id_idx" ON "forensics_verdict"("client_id", "client_reference_id", "row_id");

-- CreateIndex
CREATE INDEX "forensics_verdict_client_id_status_idx" ON "forensics_verdict"("client_id", "status");

-- CreateIndex
CREATE INDEX "forensics_verdict_client_id_flagged_client_reference_id_idx" ON "forensics_verdict"("client_id", "flagged", "client_reference_id");

-- CreateIndex
CREATE INDEX "api_key_client_client_id_idx" ON "api_key_client"("client_id");

-- CreateIndex
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user"("email");

-- CreateIndex
CREATE INDEX "user_client_client_id_idx" ON "user_client"("client_id");

-- CreateIndex
CREATE INDEX "user_session_user_id_idx" ON "user_session"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "portal_access_token_hash_key" ON "portal_access"("token_hash");

-- CreateIndex
CREATE INDEX "portal_item_client_id_client_reference_id_idx" ON "portal_item"("client_id", "client_reference_id");

-- CreateIndex
CREATE UNIQUE INDEX "report_file_name_key" ON "report"("file_name");

-- CreateIndex
CREATE INDEX "report_client_id_client_reference_id_idx" ON "report"("client_id", "client_reference_id");

-- CreateIndex
CREATE INDEX "idempotency_key_create_time_idx" ON "idempotency_key"("create_time");

-- CreateIndex
CREATE INDEX "request_log_client_id_create_time_idx" ON "request_log"("client_id", "create_time");

-- CreateIndex
CREATE UNIQUE INDEX "rule_set_client_id_name_version_key" ON "rule_set"("client_id", "name", "version");

-- AddForeignKey
ALTER TABLE "appraisal" ADD CONSTRAINT "appraisal_client_id_client_reference_id_fkey" FOREIGN KEY ("client_id", "client_reference_id") REFERENCES "client_reference"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appraisal" ADD CONSTRAINT "appraisal_client_id_row_id_fkey" FOREIGN KEY ("client_id", "row_id") REFERENCES "claimed_item"("client_id", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appraisal" ADD CONSTRAINT "appraisal_appraisal_status_id_fkey" FOREIGN KEY ("appraisal_status_id") REFERENCES "appraisal_status"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_appraisal_status" ADD CONSTRAINT "client_appraisal_status_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_appraisal_status" ADD CONSTRAINT "client_appraisal_status_appraisal_status_id_fkey" FOREIGN KEY ("appraisal_status_id") REFERENCES "appraisal_status"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appraisal_status_transition" ADD CONSTRAINT "appraisal_status_transition_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appraisal_status_transition" ADD CONSTRAINT "appraisal_status_transition_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "appraisal_status"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "appraisal_status_transition" ADD CONSTRAINT "appraisal_status_transition_to_id_fkey" FOREIGN KEY ("to_id") REFERENCES "appraisal_status"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_client_id_row_id_fkey" FOREIGN KEY ("client_id", "row_id") REFERENCES "claimed_item"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_family" ADD CONSTRAINT "product_family_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_variant" ADD CONSTRAINT "product_variant_alid_fkey" FOREIGN KEY ("alid") REFERENCES "product_family"("alid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product" ADD CONSTRAINT "product_vcid_fkey" FOREIGN KEY ("vcid") REFERENCES "product_variant"("vcid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer" ADD CONSTRAINT "offer_pid_fkey" FOREIGN KEY ("pid") REFERENCES "product"("pid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "client_reference" ADD CONSTRAINT "client_reference_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "client"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claimed_item" ADD CONSTRAINT "claimed_item_client_id_client_reference_id_fkey" FOREIGN KEY ("client_id", "client_reference_id") REFERENCES "client_reference"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_client_id_endpoint_id_fkey" FOREIGN KEY ("client_id", "endpoint_id") REFERENCES "webhook_endpoint"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "forensics_verdict" ADD CONSTRAINT "forensics_verdict_client_id_row_id_file_name_fkey" FOREIGN KEY ("client_id", "row_id", "file_name") REFERENCES "attachment"("client_id", "row_id", "file_name") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key_client" ADD CONSTRAINT "api_key_client_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_key"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_key_client" ADD CONSTRAINT "api_key_client_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_client" ADD CONSTRAINT "user_client_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_client" ADD CONSTRAINT "user_client_client_id_fkey" FOREIGN KEY ("client_id") REFERENCES "client"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_client_id_client_reference_id_fkey" FOREIGN KEY ("client_id", "client_reference_id") REFERENCES "client_reference"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "acv_calculation" ADD CONSTRAINT "acv_calculation_client_id_appraisal_id_fkey" FOREIGN KEY ("client_id", "appraisal_id") REFERENCES "appraisal"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "acv_calculation" ADD CONSTRAINT "acv_calculation_client_id_rule_set_id_fkey" FOREIGN KEY ("client_id", "rule_set_id") REFERENCES "rule_set"("client_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_snapshot" ADD CONSTRAINT "price_snapshot_client_id_appraisal_id_fkey" FOREIGN KEY ("client_id", "appraisal_id") REFERENCES "appraisal"("client_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;


