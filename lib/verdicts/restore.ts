import { storeReasons } from '@/lib/appraisals/attachments/refresh-reasons';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { stateOfStored } from './state';
import { lockVerdict, type NamedPicture, ownerOf } from './lock-verdict';

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
    const verdict = await lockVerdict(tx, caller, clientReferenceId, picture);
    if (!verdict) throw notFound('verdict_not_found');
    const isCleared = verdict.clearedAt !== null;
    if (!isCleared && verdict.confirmedAt === null) return;
    const { clientId, rowId, fileName } = verdict;
    await tx.forensicsVerdict.update({
      where: { clientId_rowId_fileName: { clientId, rowId, fileName } },
      data: isCleared
        ? { clearedAt: null, clearedBy: null, clearNote: null, updateTime: now() }
        : { confirmedAt: null, confirmedBy: null, confirmNote: null, updateTime: now() },
    });
    // What it no longer shows was only there for the decision.
    await storeReasons(tx, clientId, [{ rowId, fileName }]);
    const restored = await tx.forensicsVerdict.findUniqueOrThrow({
      where: { clientId_rowId_fileName: { clientId, rowId, fileName } },
    });
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: isCleared ? 'forensics.restored' : 'forensics.flag_released',
      data: { ...ownerOf(picture), row_id: rowId, file_name, state: stateOfStored(restored).state },
    });
  });
  return { restored: true };
}
