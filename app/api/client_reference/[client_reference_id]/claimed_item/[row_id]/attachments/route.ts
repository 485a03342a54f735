import { attach } from '@/lib/appraisals/attachments/attach';
import { listItemAttachments } from '@/lib/appraisals/attachments/list-of-item';
import {
  listItemAttachments as listOperation,
  uploadItemAttachments,
} from '@/lib/contract/claimed-item-attachments';
import { basePath } from '@/lib/http/base-path';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const POST = endpoint(uploadItemAttachments, async (call) => {
  const { caller, params, query, files, origin } = call;
  const { client_reference_id: claimId, row_id } = params;
  await attach(caller, claimId, { row_id }, files, { reducedFrom: query.reduced_from });
  return listItemAttachments(caller, claimId, row_id, basePath(caller, origin));
});
export const GET = endpoint(listOperation, ({ caller, params, origin }) =>
  listItemAttachments(caller, params.client_reference_id, params.row_id, basePath(caller, origin)),
);
export const { PUT, PATCH, DELETE, OPTIONS } = refuse(uploadItemAttachments, listOperation);
