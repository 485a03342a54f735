-- The request log by operation, in its order, and by how a path begins: byte by byte, whatever the database's collation.
CREATE INDEX "request_log_client_id_operation_create_time_id_idx" ON "request_log"("client_id", "operation", "create_time", "id");
CREATE INDEX "request_log_path_idx" ON "request_log"("client_id", "path" text_pattern_ops);
