import { listClaimEvents as operation } from '@/lib/contract/events';
import { listClaimEvents } from '@/lib/events/list';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(operation, ({ caller, params, query }) =>
  listClaimEvents(caller, params.client_reference_id, query),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(operation);
