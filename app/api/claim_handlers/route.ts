import { listClaimHandlers } from '@/lib/contract/claim-owner';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { listHandlers } from '@/lib/identity/people/list-handlers';

export const GET = endpoint(listClaimHandlers, ({ caller }) => listHandlers(caller));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(listClaimHandlers);
