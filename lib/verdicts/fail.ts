import { causeColumn } from '@/lib/platform/database/stored-cause';
import { type Cause, cause, textOf } from '@/lib/shared/reasons';
import type { ForensicsState } from '@/lib/contract/forensics-state';
import type { Examination } from '@/lib/appraisals/examinations/examine-job';
import { record } from '@/lib/events/record';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';

/** The failure reason after three failed attempts. */
export const GAVE_UP = cause('picture_gave_up');

/** Ends an examination without a verdict. Handlers see `why`. */
export async function fail(examination: Examination, why: Cause): Promise<void> {
  const reason = textOf(why);
  const { client_id: clientId, row_id: rowId, file_name: fileName, run } = examination;
  await withClient(clientId, async (tx) => {
    const [row] = await tx.forensicsVerdict.updateManyAndReturn({
      where: { clientId, rowId, fileName, run, status: { in: ['not_started', 'ongoing'] } },
      data: {
        status: 'failed',
        failureReason: reason,
        failureCause: causeColumn(why),
        updateTime: now(),
      },
      select: { clientReferenceId: true },
    });
    if (!row) return;
    await record(tx, {
      clientId,
      clientReferenceId: row.clientReferenceId,
      type: 'forensics.failed',
      actor: 'engine',
      data: {
        row_id: rowId,
        file_name: fileName,
        reason,
        state: 'failed' satisfies ForensicsState,
      },
    });
  });
}
