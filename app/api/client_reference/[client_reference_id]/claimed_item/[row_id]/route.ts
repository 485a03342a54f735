import { updateItem } from '@/lib/appraisals/update-item';
import { updateClaimedItem as operation } from '@/lib/contract/claimed-items';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const PUT = endpoint(operation, ({ caller, params, body }) =>
  updateItem(caller, params.client_reference_id, params.row_id, body),
);
export const { GET, POST, PATCH, DELETE, OPTIONS } = refuse(operation);
