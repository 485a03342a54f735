import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { queueReading } from '../examinations/queue-reading';
import { lockAttachment } from './lock-attachment';
import { nextPlace } from './next-place';
import { lockOwnerRow, ownerRow } from './owner';
import { queueExamination } from '../examinations/queue-examination';
import { refreshReasons } from './refresh-reasons';

interface Moved {
  readonly row_id: number;
  readonly file_name: string;
}

/**
 * Moves a file with its verdict and its review to another item of the claim, as its last file. The
 * database carries verdict and matches along with the key of the file. A picture whose examination
 * has not ended is examined at its new place; the old run stops without effect. Throws Fault
 * `not_found`.
 */
export async function moveAttachment(
  caller: Caller,
  clientReferenceId: number,
  from: Moved,
  toRowId: number,
): Promise<Moved> {
  const { clientId } = caller;
  const { row_id: rowId, file_name: fileName } = from;
  return withClient(clientId, async (tx) => {
    await ownerRow(tx, caller, clientReferenceId, { row_id: rowId });
    await lockOwnerRow(tx, caller, clientReferenceId, { row_id: toRowId });
    const key = { clientId, rowId, fileName };
    const file = await lockAttachment(tx, { ...key, clientReferenceId });
    if (rowId === toRowId) return from;
    const to = { clientId, rowId: toRowId, ...(await nextPlace(tx, clientId, toRowId, fileName)) };
    const { count } = await tx.attachment.updateMany({ where: key, data: to });
    if (count === 0) throw notFound('attachment_not_found'); // a concurrent request moved it
    if (file.verdict && isExamined(file.verdict))
      await examineThere(tx, { clientId, rowId: toRowId, fileName: to.fileName }, file.verdict.run);
    if (file.receipt?.status === 'waiting') await queueReading(tx, to, clientReferenceId);
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'attachment.moved',
      data: { ...from, to_row_id: toRowId, to_file_name: to.fileName, sha256: file.sha256 },
    });
    // The other item has its own date of purchase.
    await refreshReasons(tx, clientId, [to]);
    return { row_id: toRowId, file_name: to.fileName };
  });
}

/** The verdict of a PDF that is read once more waits for its reading. */
const isExamined = ({ status, notJudged }: { status: string; notJudged: string | null }): boolean =>
  (status === 'not_started' || status === 'ongoing') && notJudged !== 'not_read';

async function examineThere(
  tx: Transaction,
  key: { clientId: number; rowId: number; fileName: string },
  formerRun: number,
): Promise<void> {
  const run = formerRun + 1;
  await tx.forensicsVerdict.updateMany({
    where: key,
    data: { status: 'not_started', run, tries: 0, updateTime: now() },
  });
  await queueExamination(tx, key.clientId, key.rowId, key.fileName, run);
}
