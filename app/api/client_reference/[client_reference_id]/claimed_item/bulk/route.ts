import { createItems } from '@/lib/appraisals/items/create';
import { changeClaimedItems } from '@/lib/contract/change-items';
import { createClaimedItems } from '@/lib/contract/claimed-items';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';
import { changeWrittenItems } from '@/lib/intake/change-items';

export const POST = endpoint(createClaimedItems, ({ caller, params, body, ignored }) =>
  createItems(caller, params.client_reference_id, body, ignored),
);
export const PUT = endpoint(changeClaimedItems, ({ caller, params, body, ignored }) =>
  changeWrittenItems(caller, params.client_reference_id, body, ignored),
);
export const { GET, PATCH, DELETE, OPTIONS } = refuse(createClaimedItems, changeClaimedItems);
