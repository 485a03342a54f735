import { setOwner } from '@/lib/claims/set-owner';
import { setClaimOwner } from '@/lib/contract/claim-owner';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const PUT = endpoint(setClaimOwner, ({ caller, params, body }) =>
  setOwner(caller, params.client_reference_id, body),
);
export const { GET, POST, PATCH, DELETE, OPTIONS } = refuse(setClaimOwner);
