import { decidePortalCorrection as operation } from '@/lib/contract/portal-decision';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { decideCorrection } from '@/lib/portal/decide';

export const PUT = endpoint(operation, ({ caller, params, body }) =>
  decideCorrection(caller, params.client_reference_id, params.row_id, body),
);
export const { GET, POST, PATCH, DELETE, OPTIONS } = refuse(operation);
