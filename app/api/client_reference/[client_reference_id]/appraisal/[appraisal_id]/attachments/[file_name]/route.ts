import { readAttachment } from '@/lib/appraisals/attachments/read';
import { removeAttachment } from '@/lib/appraisals/attachments/remove';
import { deleteAttachment, readAttachment as readOperation } from '@/lib/contract/attachments';
import { endpoint } from '@/lib/http/endpoint';
import { fileResponse } from '@/lib/http/file-response';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(readOperation, async ({ caller, params, query }) =>
  fileResponse(
    await readAttachment(
      caller,
      params.client_reference_id,
      { appraisal_id: params.appraisal_id },
      params.file_name,
      query.variant ?? 'original',
    ),
  ),
);
export const DELETE = endpoint(deleteAttachment, ({ caller, params }) =>
  removeAttachment(
    caller,
    params.client_reference_id,
    { appraisal_id: params.appraisal_id },
    params.file_name,
  ),
);
export const { POST, PUT, PATCH, OPTIONS } = refuse(readOperation, deleteAttachment);
