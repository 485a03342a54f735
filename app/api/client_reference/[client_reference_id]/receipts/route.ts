import { listReceipts as list } from '@/lib/appraisals/receipts/list';
import { listReceipts } from '@/lib/contract/receipts';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(listReceipts, ({ caller, params }) =>
  list(caller, params.client_reference_id),
);
export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuse(listReceipts);
