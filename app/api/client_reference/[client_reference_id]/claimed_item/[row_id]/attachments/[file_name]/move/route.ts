import { moveAttachment } from '@/lib/appraisals/attachments/move';
import { moveItemAttachment } from '@/lib/contract/claimed-item-attachments';
import { endpoint } from '@/lib/http/endpoint';
import { refuse } from '@/lib/http/refuse';

export const POST = endpoint(moveItemAttachment, ({ caller, params, body }) => {
  const { client_reference_id: claimId, row_id, file_name } = params;
  return moveAttachment(caller, claimId, { row_id, file_name }, body.to_row_id);
});
export const { GET, PUT, PATCH, DELETE, OPTIONS } = refuse(moveItemAttachment);
