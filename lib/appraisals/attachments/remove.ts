import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { storage } from '@/lib/platform/storage/storage';
import { notFound } from '@/lib/shared/fault';
import { auditedVerdict } from './audited-verdict';
import { lockAttachment } from './lock-attachment';
import { type FileOwner, ownerRow } from './owner';
import { refreshReasons } from './refresh-reasons';

/** The files that are stored of an attachment. Candidates of its verdict have files of their own. */
export const FILE_VARIANTS = [
  'original',
  'preview',
  'thumbnail',
  'heatmap',
  'candidate_preview',
  'candidate_thumbnail',
  'candidate_heatmap',
] as const;

/**
 * Deletes the file and its verdict from the claimed item, for all of its appraisals. The event keeps
 * the verdict. Throws Fault `not_found`.
 */
export async function removeAttachment(
  caller: Caller,
  clientReferenceId: number,
  owner: FileOwner,
  fileName: string,
): Promise<undefined> {
  const { clientId } = caller;
  const { storageKey } = await withClient(clientId, async (tx) => {
    const rowId = await ownerRow(tx, caller, clientReferenceId, owner);
    const key = { clientId, rowId, fileName };
    const { verdict, twins, ...row } = await lockAttachment(tx, { ...key, clientReferenceId });
    const { count } = await tx.attachment.deleteMany({ where: key });
    if (count === 0) throw notFound('attachment_not_found'); // a concurrent request deleted it
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'attachment.deleted',
      data: {
        ...owner,
        row_id: rowId,
        file_name: fileName,
        sha256: row.sha256,
        verdict: verdict && auditedVerdict(verdict),
      },
    });
    await refreshReasons(tx, clientId, twins);
    return row;
  });
  for (const variant of FILE_VARIANTS) await storage().remove(`${storageKey}/${variant}`);
}
