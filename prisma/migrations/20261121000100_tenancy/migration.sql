-- The application connects as cvs_app: no owner, no BYPASSRLS. The clients that a transaction may touch stand in
-- app.client_ids (comma-separated), set for that transaction only; unset means none.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'cvs_app') THEN
    CREATE ROLE cvs_app NOLOGIN NOINHERIT;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another database of the same server was faster
END $$;
DO $$ BEGIN EXECUTE format('GRANT cvs_app TO %I', current_user); END $$;

GRANT USAGE ON SCHEMA public TO cvs_app;
GRANT USAGE, SELECT ON SEQUENCE resource_id_seq TO cvs_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO cvs_app;
REVOKE UPDATE, DELETE ON audit_event FROM cvs_app;
REVOKE ALL ON _prisma_migrations FROM cvs_app;
REVOKE INSERT, UPDATE, DELETE ON appraisal_status FROM cvs_app;

CREATE FUNCTION app_client_ids() RETURNS INTEGER[] LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT string_to_array(nullif(current_setting('app.client_ids', true), ''), ',')::INTEGER[] $$;

DO $$
DECLARE tenant_table TEXT;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'client_reference', 'claimed_item', 'appraisal', 'attachment', 'forensics_verdict', 'acv_calculation',
    'price_snapshot', 'rule_set', 'report', 'portal_access', 'portal_item', 'audit_event', 'outbox',
    'webhook_endpoint', 'webhook_delivery', 'idempotency_key', 'request_log'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY own_clients ON %I TO cvs_app USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[])) '
      'WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))', tenant_table);
  END LOOP;
END $$;

-- Two things are reached by a secret instead of a client: a report by its unguessable name, a portal by its token.
CREATE POLICY by_name ON report FOR SELECT TO cvs_app
  USING (file_name = nullif(current_setting('app.report_file_name', true), ''));
CREATE POLICY by_token ON portal_access FOR SELECT TO cvs_app
  USING (token_hash = decode(nullif(current_setting('app.portal_token_hash', true), ''), 'hex'));

INSERT INTO appraisal_status (id, name) VALUES
  (1, 'Open'), (2, 'Accepted'), (3, 'Rejected'), (4, 'Closed'), (5, 'Flagged'), (6, 'Archived'), (7, 'Paid'), (8, 'Pending');
