import { attach } from '@/lib/appraisals/attachments/attach';
import { listAttachments } from '@/lib/appraisals/attachments/list';
import { listAttachments as listOperation, uploadAttachments } from '@/lib/contract/attachments';
import { basePath } from '@/lib/http/base-path';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const POST = endpoint(uploadAttachments, async (call) => {
  const { caller, params, query, files, origin } = call;
  const { client_reference_id: claimId, appraisal_id } = params;
  await attach(caller, claimId, { appraisal_id }, files, { reducedFrom: query.reduced_from });
  return listAttachments(caller, claimId, appraisal_id, basePath(caller, origin));
});
export const GET = endpoint(listOperation, ({ caller, params, origin }) =>
  listAttachments(
    caller,
    params.client_reference_id,
    params.appraisal_id,
    basePath(caller, origin),
  ),
);
export const { PUT, PATCH, DELETE, OPTIONS } = refuse(uploadAttachments, listOperation);
