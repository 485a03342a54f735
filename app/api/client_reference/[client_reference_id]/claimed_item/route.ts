import { listClaimedItems } from '@/lib/claims/list-items';
import { listClaimedItems as operation } from '@/lib/contract/claimed-items';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(operation, ({ caller, params, query }) =>
  listClaimedItems(caller, params.client_reference_id, query),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
