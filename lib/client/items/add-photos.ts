import type { Reply } from '../api/call';
import { addressOf } from '../api/call';
import { newKey } from '../api/new-key';
import { sendForm } from '../api/send-form';

const PATH = '/client_reference/{client_reference_id}/claimed_item/{row_id}/attachments';

/** Adds the files to an item one by one, so that a refused file does not hold back the others. */
export async function addPhotos(
  claimId: number,
  rowId: number,
  files: readonly File[],
): Promise<readonly unknown[]> {
  const refusals: unknown[] = [];
  for (const file of files)
    try {
      await sendForm<Reply<`POST ${typeof PATH}`>>(
        addressOf(PATH, { client_reference_id: claimId, row_id: rowId }),
        { field: 'files', file, idempotencyKey: newKey(), onProgress: () => {} },
      );
    } catch (error) {
      refusals.push(error);
    }
  return refusals;
}
