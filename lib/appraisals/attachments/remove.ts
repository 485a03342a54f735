import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import { notFound } from '@/lib/shared/fault';
import { type FileOwner, ownerRow } from './owner';
import { touchTwins } from './touch-twins';

/** The files that are stored of an attachment. */
export const FILE_VARIANTS = ['original', 'preview', 'thumbnail', 'heatmap'] as const;

/**
 * Deletes the file and its verdict from the claimed item, for all of its appraisals. Throws Fault
 * `not_found`.
 */
export async function removeAttachment(
  caller: Caller,
  clientReferenceId: number,
  owner: FileOwner,
  fileName: string,
): Promise<undefined> {
  const { storageKey } = await withClient(caller.clientId, async (tx) => {
    const rowId = await ownerRow(tx, caller, clientReferenceId, owner);
    const key = { clientId_rowId_fileName: { clientId: caller.clientId, rowId, fileName } };
    const row = await tx.attachment.findUnique({ where: key });
    if (!row) throw notFound('attachment_not_found');
    // Locks the verdict before the claims, in the same order as the examination, to avoid
    // deadlocks.
    await tx.$queryRaw`SELECT FROM forensics_verdict WHERE client_id = ${caller.clientId} AND row_id = ${rowId} AND file_name = ${fileName} FOR UPDATE`;
    await touchTwins(tx, caller.clientId, clientReferenceId, [row.sha256], {
      rowIds: [rowId],
      fileName,
    });
    const { count } = await tx.attachment.deleteMany({
      where: { clientId: caller.clientId, rowId, fileName },
    });
    if (count === 0) throw notFound('attachment_not_found'); // a concurrent request deleted it
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'attachment.deleted',
      data: { ...owner, row_id: rowId, file_name: fileName, sha256: row.sha256 },
    });
    return row;
  });
  for (const variant of FILE_VARIANTS) await storage().remove(`${storageKey}/${variant}`);
}
