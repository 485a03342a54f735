-- The request log by who asked, in its order: what a key is used for is looked up before it is revoked.
CREATE INDEX "request_log_client_id_actor_create_time_id_idx" ON "request_log"("client_id", "actor", "create_time", "id");
