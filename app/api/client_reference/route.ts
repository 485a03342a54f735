import { createClaim } from '@/lib/claims/create';
import { listClaims } from '@/lib/claims/list';
import { createClientReference, listClientReferences } from '@/lib/contract/claims';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const POST = endpoint(createClientReference, ({ caller, body }) =>
  createClaim(caller, body),
);
export const GET = endpoint(listClientReferences, ({ caller, query }) => listClaims(caller, query));
export const { PUT, PATCH, DELETE, OPTIONS } = refuse(createClientReference, listClientReferences);
