import { matchWaiting } from '@/lib/appraisals/items/match-waiting';
import { matchClaimedItems } from '@/lib/contract/item-matches';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(matchClaimedItems, ({ caller, params }) =>
  matchWaiting(caller, params.client_reference_id),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(matchClaimedItems);
