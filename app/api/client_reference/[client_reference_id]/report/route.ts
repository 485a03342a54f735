import { listReports as operation } from '@/lib/contract/reports';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { listReports } from '@/lib/reports/list';

export const GET = endpoint(operation, ({ caller, params, origin }) =>
  listReports(caller, params.client_reference_id, origin),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
