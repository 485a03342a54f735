import { readAttachment } from '@/lib/appraisals/attachments/read';
import { removeAttachment } from '@/lib/appraisals/attachments/remove';
import { deleteItemAttachment, readItemAttachment } from '@/lib/contract/claimed-item-attachments';
import { endpoint } from '@/lib/http/endpoint';
import { fileResponse } from '@/lib/http/file-response';
import { refuse } from '@/lib/http/refuse';

export const GET = endpoint(readItemAttachment, async ({ caller, params, query }) => {
  const { client_reference_id: claimId, row_id, file_name: name } = params;
  return fileResponse(
    await readAttachment(caller, claimId, { row_id }, name, query.variant ?? 'original'),
  );
});
export const DELETE = endpoint(deleteItemAttachment, ({ caller, params }) => {
  const { client_reference_id: claimId, row_id, file_name: name } = params;
  return removeAttachment(caller, claimId, { row_id }, name);
});
export const { POST, PUT, PATCH, OPTIONS } = refuse(readItemAttachment, deleteItemAttachment);
