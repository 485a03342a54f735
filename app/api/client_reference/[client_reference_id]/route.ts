import { readClaim } from '@/lib/claims/read';
import { readClientReference } from '@/lib/contract/claims';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(readClientReference, ({ caller, params }) => readClaim(caller, params.client_reference_id));
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(readClientReference);
