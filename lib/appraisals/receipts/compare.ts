import type { z } from 'zod';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { send } from '@/lib/platform/queue/send';
import { lockCopies } from '../attachments/lock-copies';
import { refreshReasons } from '../attachments/refresh-reasons';
import type { FileKey } from '../attachments/touch-twins';
import { compareReceiptsJob } from './compare-job';

/** Well below the shortest lease of a job. */
const RUN_MAX_MS = 15_000;
const PAGE = 100;

/**
 * Finds out again which reasons to look the receipts have, one after the other, and leaves the rest
 * to another job when its time is up. Doing so twice changes nothing.
 */
export async function compareReceipts({
  client_id: clientId,
  ...first
}: z.output<typeof compareReceiptsJob.payload>): Promise<void> {
  const end = now().getTime() + RUN_MAX_MS;
  let after: FileKey = { rowId: first.after_row_id, fileName: first.after_file_name };
  for (;;) {
    const files = await readAfter(clientId, after);
    if (files.length === 0) return;
    for (const file of files) {
      const { rowId, fileName } = after;
      if (now().getTime() >= end)
        return withClient(clientId, (tx) =>
          send(tx, compareReceiptsJob, {
            client_id: clientId,
            after_row_id: rowId,
            after_file_name: fileName,
          }),
        );
      await withClient(clientId, async (tx) => {
        await lockCopies(tx, clientId, file);
        await refreshReasons(tx, clientId, [file]);
      });
      after = file;
    }
  }
}

const readAfter = (clientId: number, { rowId, fileName }: FileKey): Promise<FileKey[]> =>
  withClient(
    clientId,
    (tx) => tx.$queryRaw<FileKey[]>`
      SELECT row_id AS "rowId", file_name AS "fileName" FROM receipt_reading
      WHERE client_id = ${clientId} AND (row_id, file_name) > (${rowId}::int, ${fileName})
        AND status = 'read'
      ORDER BY row_id, file_name LIMIT ${PAGE}`,
  );
