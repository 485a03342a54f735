import type { ForensicsState } from '@/lib/contract/forensics-state';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { stateOfStored } from './state';
import { lockVerdict, type NamedPicture, ownerOf } from './lock-verdict';

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
    const verdict = await lockVerdict(tx, caller, clientReferenceId, picture);
    const state = verdict && stateOfStored(verdict).state;
    if (!verdict || (state !== 'flagged' && state !== 'confirmed'))
      throw notFound('flag_not_found');
    if (state === 'confirmed') return;
    const { clientId, rowId, fileName } = verdict;
    const time = now();
    await tx.forensicsVerdict.update({
      where: { clientId_rowId_fileName: { clientId, rowId, fileName } },
      data: {
        confirmedAt: time,
        confirmedBy: caller.actor,
        confirmNote: note ?? null,
        updateTime: time,
      },
    });
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'forensics.flag_kept',
      data: {
        ...ownerOf(picture),
        row_id: rowId,
        file_name,
        note: note ?? null,
        run: verdict.run,
        reasons: verdict.reasons,
        state: 'confirmed' satisfies ForensicsState,
      },
    });
  });
  return { kept: true };
}
