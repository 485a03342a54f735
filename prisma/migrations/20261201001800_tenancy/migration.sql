-- What the application's role may do. Row-level security is the second safeguard beside the
-- conditions of the queries (decision 003): of the tables with the policy own_clients the role sees
-- only the rows of app_client_ids(). The other tables are the catalogue, the rate limits, and
-- memberships and settings, which are read before the client of a request is known.

GRANT SELECT, INSERT, UPDATE, DELETE ON
  client, app_user, user_client, user_session, invitation, api_key, api_key_client,
  client_reference, inventory_intake, claimed_item, client_appraisal_status,
  appraisal_status_transition, appraisal, attachment,
  rule_set, acv_calculation, price_snapshot, acv_override, price_review,
  forensics_verdict,
  portal_access, portal_replaced_link, portal_item, report, report_document, report_job,
  outbox, webhook_endpoint, webhook_delivery, webhook_try, mail, job,
  idempotency_key, rate_limit, request_log,
  category, product_family, product_variant, product, offer, product_listing, popular_listing,
  search_word, product_price, price_import, price_import_error
TO cvs_app;

-- The audit trails can be added to and never changed.
GRANT SELECT, INSERT ON audit_event, client_event TO cvs_app;

GRANT SELECT, INSERT, DELETE ON picture_band, picture_match TO cvs_app;
GRANT SELECT, UPDATE ON catalogue_version TO cvs_app;
GRANT SELECT ON appraisal_status TO cvs_app;
GRANT USAGE, SELECT ON SEQUENCE product_number_seq TO cvs_app;

-- The sub-select makes PostgreSQL call the function once per statement instead of once per row.

ALTER TABLE client_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON client_event TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE invitation ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON invitation TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE client_reference ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON client_reference TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE inventory_intake ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON inventory_intake TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE claimed_item ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON claimed_item TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE appraisal ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON appraisal TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE attachment ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON attachment TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE rule_set ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON rule_set TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE acv_calculation ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON acv_calculation TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE price_snapshot ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON price_snapshot TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE acv_override ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON acv_override TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE price_review ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON price_review TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE forensics_verdict ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON forensics_verdict TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE picture_band ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON picture_band TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE picture_match ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON picture_match TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE portal_access ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON portal_access TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE portal_replaced_link ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON portal_replaced_link TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE portal_item ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON portal_item TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE report ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON report TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE report_document ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON report_document TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE report_job ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON report_job TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE audit_event ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON audit_event TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE outbox ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON outbox TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE webhook_endpoint ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON webhook_endpoint TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE webhook_delivery ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON webhook_delivery TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE webhook_try ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON webhook_try TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE mail ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON mail TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE job ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON job TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE idempotency_key ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON idempotency_key TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE request_log ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON request_log TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE price_import ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON price_import TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

ALTER TABLE price_import_error ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_clients ON price_import_error TO cvs_app
  USING (client_id = ANY ((SELECT app_client_ids())::INTEGER[]))
  WITH CHECK (client_id = ANY ((SELECT app_client_ids())::INTEGER[]));

-- Some rows may also be read with a secret instead of a client: a report by its unguessable name,
-- the record of a report by the id on the paper, a portal and an invitation by the hash of their
-- token.

CREATE POLICY by_name ON report FOR SELECT TO cvs_app
  USING (file_name = nullif(current_setting('app.report_file_name', true), ''));
CREATE POLICY by_document ON report_document FOR SELECT TO cvs_app
  USING (document_id = nullif(current_setting('app.report_document_id', true), ''));
CREATE POLICY by_token ON portal_access FOR SELECT TO cvs_app
  USING (token_hash = decode(nullif(current_setting('app.portal_token_hash', true), ''), 'hex'));
CREATE POLICY by_token ON portal_replaced_link FOR SELECT TO cvs_app
  USING (token_hash = decode(nullif(current_setting('app.portal_token_hash', true), ''), 'hex'));
CREATE POLICY by_token ON invitation FOR SELECT TO cvs_app
  USING (
    token_hash = decode(nullif(current_setting('app.invitation_token_hash', true), ''), 'hex')
  );
