import { removeItem } from '@/lib/appraisals/items/remove';
import { updateItem } from '@/lib/appraisals/items/update';
import { deleteClaimedItem, updateClaimedItem } from '@/lib/contract/claimed-items';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const PUT = endpoint(updateClaimedItem, ({ caller, params, body, ignored }) =>
  updateItem(caller, params.client_reference_id, params.row_id, body, ignored),
);
export const DELETE = endpoint(deleteClaimedItem, ({ caller, params }) =>
  removeItem(caller, params.client_reference_id, params.row_id),
);
export const { GET, POST, PATCH, OPTIONS } = refuse(updateClaimedItem, deleteClaimedItem);
