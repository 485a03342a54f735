import { attachmentsOfItem, WITH_ATTACHMENTS } from '@/lib/claims/attachments-of-item';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { ownerRow } from './owner';

/** The files of an item, in order. `basePath` is `<origin>/api` or, for a browser, `/api`. */
export async function listItemAttachments(
  caller: Caller,
  clientReferenceId: number,
  rowId: number,
  basePath: string,
) {
  const { clientId } = caller;
  const files = await readClient(clientId, async (tx) => {
    await ownerRow(tx, caller, clientReferenceId, { row_id: rowId });
    return tx.attachment.findMany({ where: { clientId, rowId }, ...WITH_ATTACHMENTS.attachments });
  });
  return attachmentsOfItem(files, basePath);
}
