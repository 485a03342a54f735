import { updateClaim } from '@/lib/appraisals/update-claim';
import { readClaim } from '@/lib/claims/read';
import { readClientReference, updateClientReference } from '@/lib/contract/claims';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { JsonText } from '@/lib/shared/json-text';

export const GET = endpoint(readClientReference, async ({ caller, params }) => {
  const claim = await readClaim(caller, params.client_reference_id);
  return new JsonText(JSON.stringify(claim), `"${claim.revision}"`);
});
export const PATCH = endpoint(updateClientReference, ({ caller, params, body, seen }) =>
  updateClaim(caller, params.client_reference_id, body, seen),
);
export const { POST, PUT, DELETE, OPTIONS } = refuse(readClientReference, updateClientReference);
