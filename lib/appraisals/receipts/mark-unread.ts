import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { ReceiptToRead } from '../examinations/read-receipt-job';

/**
 * A file that could not be read, because of its size, a password, damage or too little time, is
 * inconclusive, so that it does not pass for one without findings. A verdict that is inconclusive for another reason keeps it.
 */
export async function markUnread(
  tx: Transaction,
  { client_id: clientId, row_id: rowId, file_name: fileName }: ReceiptToRead,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO forensics_verdict AS known
      (client_id, row_id, file_name, client_reference_id, status, not_judged, update_time)
    SELECT client_id, row_id, file_name, client_reference_id, 'complete', 'not_read', ${now()}
    FROM attachment
    WHERE client_id = ${clientId} AND row_id = ${rowId} AND file_name = ${fileName}
    ON CONFLICT (client_id, row_id, file_name) DO UPDATE
      SET status = 'complete', not_judged = 'not_read', update_time = excluded.update_time
      WHERE known.status = 'complete' AND known.not_judged IS NULL OR known.not_judged = 'not_read'`;
}

/** Once it was read, or turns out to be a damaged picture, which its own verdict states. */
export async function dropUnread(
  tx: Transaction,
  { client_id: clientId, row_id: rowId, file_name: fileName }: ReceiptToRead,
): Promise<void> {
  await tx.forensicsVerdict.updateMany({
    where: { clientId, rowId, fileName, notJudged: 'not_read' },
    data: { status: 'complete', notJudged: null, updateTime: now() },
  });
}
