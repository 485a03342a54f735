import { createItem } from '@/lib/appraisals/items/create';
import { removeItems } from '@/lib/appraisals/items/remove';
import { listClaimedItems } from '@/lib/claims/list-items';
import {
  createClaimedItem,
  deleteClaimedItems,
  listClaimedItems as listOperation,
} from '@/lib/contract/claimed-items';
import { basePath } from '@/lib/http/base-path';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(listOperation, ({ caller, params, query, origin }) =>
  listClaimedItems(caller, params.client_reference_id, query, basePath(caller, origin)),
);
export const POST = endpoint(createClaimedItem, ({ caller, params, body, ignored }) =>
  createItem(caller, params.client_reference_id, body, ignored),
);
export const DELETE = endpoint(deleteClaimedItems, ({ caller, params, query }) =>
  removeItems(caller, params.client_reference_id, query.row_ids),
);
export const { PUT, PATCH, OPTIONS } = refuse(listOperation, createClaimedItem, deleteClaimedItems);
