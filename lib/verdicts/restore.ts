import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { findVerdict, type NamedPicture, ownerOf } from './find-verdict';

/**
 * Reverts the clear of a verdict or, if it was not cleared, the confirmation of its flag. The audit
 * trail stores both. Throws `not_found` without a verdict.
 */
export async function restoreVerdict(
  caller: Caller,
  clientReferenceId: number,
  picture: NamedPicture,
): Promise<{ restored: true }> {
  const { file_name } = picture;
  await withClient(caller.clientId, async (tx) => {
    const verdict = await findVerdict(tx, caller, clientReferenceId, picture);
    if (!verdict) throw notFound('verdict_not_found');
    const where = { clientId: caller.clientId, rowId: verdict.rowId, fileName: file_name };
    const isCleared = verdict.clearedAt !== null;
    const { count } = isCleared
      ? await tx.forensicsVerdict.updateMany({
          where: { ...where, clearedAt: { not: null } },
          data: { clearedAt: null, clearedBy: null, clearNote: null, updateTime: now() },
        })
      : await tx.forensicsVerdict.updateMany({
          where: { ...where, clearedAt: null, confirmedAt: { not: null } },
          data: { confirmedAt: null, confirmedBy: null, confirmNote: null, updateTime: now() },
        });
    if (count === 0) return;
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: isCleared ? 'forensics.restored' : 'forensics.flag_released',
      data: { ...ownerOf(picture), row_id: verdict.rowId, file_name },
    });
  });
  return { restored: true };
}
