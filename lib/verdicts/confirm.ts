import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { findVerdict, type NamedPicture, ownerOf } from './find-verdict';

interface ReviewRequest extends NamedPicture {
  readonly note?: string | undefined;
}

/**
 * Confirms a flag for every appraisal of the item after a person has reviewed the picture.
 * Confirming again changes nothing. Throws `not_found` without a flag or after a clear.
 */
export async function confirmFlag(
  caller: Caller,
  clientReferenceId: number,
  { note, ...picture }: ReviewRequest,
): Promise<{ kept: true }> {
  const { file_name } = picture;
  await withClient(caller.clientId, async (tx) => {
    const verdict = await findVerdict(tx, caller, clientReferenceId, picture);
    if (verdict?.status !== 'complete' || !verdict.flagged || verdict.clearedAt !== null)
      throw notFound('flag_not_found');
    const { rowId } = verdict;
    const time = now();
    const { count } = await tx.forensicsVerdict.updateMany({
      where: {
        clientId: caller.clientId,
        rowId,
        fileName: file_name,
        run: verdict.run,
        status: 'complete',
        flagged: true,
        clearedAt: null,
        confirmedAt: null,
      },
      data: {
        confirmedAt: time,
        confirmedBy: caller.actor,
        confirmNote: note ?? null,
        updateTime: time,
      },
    });
    if (count === 0) return;
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'forensics.flag_kept',
      data: { ...ownerOf(picture), row_id: rowId, file_name, note: note ?? null, run: verdict.run },
    });
  });
  return { kept: true };
}
