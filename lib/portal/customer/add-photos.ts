import { attach } from '@/lib/appraisals/attachments/attach';
import type { Caller } from '@/lib/identity/caller';
import { readClient, withClient } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import { findAccess } from '../access/lock';
import { findOwnItem, lockOpen, ownClaim, requireOpen } from './own';

/** Per item, so that a leaked link cannot fill the disk. */
const ADDED_FILES_MAX = 30;

/**
 * Attaches photos with the limits and the examination of any attachment. The reply does not contain
 * findings.
 */
export async function addPhotos(
  caller: Caller,
  rowId: number,
  files: readonly { name: string; bytes: Buffer }[],
  reducedFrom?: string,
): Promise<{ files: string[] }> {
  const before = await readClient(caller.clientId, async (tx) => {
    requireOpen(await findAccess(tx, ownClaim(caller)));
    return findOwnItem(tx, caller, rowId);
  });
  requireRoom(before.added_files.length, files.length);
  const owner = { appraisal_id: before.appraisal_id };
  await attach(caller, ownClaim(caller).id, owner, files, {
    reducedFrom,
    alongside: async (tx, { names }) => {
      await lockOpen(tx, caller);
      const { added_files } = await findOwnItem(tx, caller, rowId);
      requireRoom(added_files.length, names.length);
      await tx.portalItem.updateMany({
        where: { clientId: caller.clientId, rowId, clientReferenceId: ownClaim(caller).id },
        data: { addedFiles: [...added_files, ...names] },
      });
    },
  });
  const after = await withClient(caller.clientId, (tx) => findOwnItem(tx, caller, rowId));
  return { files: [...after.files] };
}

function requireRoom(present: number, more: number): void {
  if (present + more > ADDED_FILES_MAX)
    throw wrongValue('file', 'too_many_added_files', { count: ADDED_FILES_MAX });
}
