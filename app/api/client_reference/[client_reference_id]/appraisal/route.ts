import { createAppraisal } from '@/lib/appraisals/create';
import { cartEtag, listAppraisals } from '@/lib/appraisals/list';
import { createAppraisal as createOperation } from '@/lib/contract/appraisals';
import { listAppraisals as listOperation } from '@/lib/contract/cart';
import { basePath } from '@/lib/http/base-path';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const POST = endpoint(createOperation, ({ caller, params, body, ignored }) =>
  createAppraisal(caller, params.client_reference_id, body, ignored),
);
export const GET = endpoint(
  listOperation,
  ({ caller, params, query, origin }) =>
    listAppraisals(caller, params.client_reference_id, query, basePath(caller, origin)),
  { etag: ({ caller, params }) => cartEtag(caller, params.client_reference_id) },
);
export const { PUT, PATCH, DELETE, OPTIONS } = refuse(createOperation, listOperation);
