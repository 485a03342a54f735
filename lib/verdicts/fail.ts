import type { Examination } from '@/lib/appraisals/attachments/examine-job';
import { record } from '@/lib/events/record';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';

export const GAVE_UP =
  'The picture could not be analysed: three tries ended without an answer, because it needs more time or memory than a picture may take, or by a fault of ours. Look at it by eye, or ask for another copy.';

/** The end of an examination that brought no verdict. `reason` is read by a claim handler. */
export async function fail(examination: Examination, reason: string): Promise<void> {
  const { client_id: clientId, row_id: rowId, file_name: fileName, run } = examination;
  await withClient(clientId, async (tx) => {
    const [row] = await tx.forensicsVerdict.updateManyAndReturn({
      where: { clientId, rowId, fileName, run, status: { in: ['not_started', 'ongoing'] } },
      data: { status: 'failed', failureReason: reason, updateTime: now() },
      select: { clientReferenceId: true },
    });
    if (!row) return;
    await record(tx, {
      clientId,
      clientReferenceId: row.clientReferenceId,
      type: 'forensics.failed',
      actor: 'engine',
      data: { row_id: rowId, file_name: fileName, reason },
    });
  });
}
