import { createItems } from '@/lib/appraisals/items/create';
import { createClaimedItems as operation } from '@/lib/contract/claimed-items';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const POST = endpoint(operation, ({ caller, params, body }) =>
  createItems(caller, params.client_reference_id, body),
);
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
