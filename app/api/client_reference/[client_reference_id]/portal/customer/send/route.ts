import { sendToPortal as operation } from '@/lib/contract/portal';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { sendToPortal } from '@/lib/portal/send';

export const POST = endpoint(operation, ({ caller, params, body, origin }) =>
  sendToPortal(caller, params.client_reference_id, body, origin),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
