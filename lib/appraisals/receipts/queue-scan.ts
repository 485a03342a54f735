import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { queueExamination } from '../examinations/queue-examination';
import type { ReceiptToRead } from '../examinations/read-receipt-job';

/**
 * Queues the examination of the scanned pages of a PDF that has been read, in the caller's
 * transaction. A verdict that a person has decided on stays as it is.
 */
export async function queueScan(
  tx: Transaction,
  { client_id: clientId, row_id: rowId, file_name: fileName }: ReceiptToRead,
): Promise<void> {
  const [verdict] = await tx.$queryRaw<{ run: number }[]>`
    INSERT INTO forensics_verdict AS known (client_id, row_id, file_name, client_reference_id, update_time)
    SELECT client_id, row_id, file_name, client_reference_id, ${now()} FROM attachment
    WHERE client_id = ${clientId} AND row_id = ${rowId} AND file_name = ${fileName}
    ON CONFLICT (client_id, row_id, file_name) DO UPDATE
      SET status = 'not_started', run = known.run + 1, update_time = excluded.update_time
      WHERE known.status = 'complete' AND known.engine_version IS NULL
        AND known.cleared_at IS NULL AND known.confirmed_at IS NULL
    RETURNING run`;
  if (verdict) await queueExamination(tx, clientId, rowId, fileName, verdict.run);
}
