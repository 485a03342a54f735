import { revokeReport as operation } from '@/lib/contract/reports';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { revokeReport } from '@/lib/reports/revoke';

export const DELETE = endpoint(operation, ({ caller, params }) =>
  revokeReport(caller, params.client_reference_id, params.report_id),
);
export const { GET, POST, PUT, PATCH, OPTIONS } = refuse(operation);
