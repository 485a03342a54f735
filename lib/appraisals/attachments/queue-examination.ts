import type { Transaction } from '@/lib/platform/database/tenant';
import { send } from '@/lib/platform/queue/send';
import { examineJob } from './examine-job';

/** Claims with waiting pictures; beyond it a client's own order no longer matters to the others. */
const CLAIMS_MAX = 10_000;

/**
 * Queues one examination in the transaction of what made it necessary. A client's n-th waiting picture has priority −n,
 * so that ten pictures of one client go before the thousandth of another, however early that one came.
 */
export async function queueExamination(
  tx: Transaction,
  clientId: number,
  rowId: number,
  fileName: string,
  run: number,
): Promise<void> {
  const [waiting] = await tx.$queryRaw<{ n: number }[]>`
    SELECT coalesce(sum(running_count), 0)::int AS n FROM (
      SELECT running_count FROM client_reference WHERE client_id = ${clientId} AND running_count > 0 LIMIT ${CLAIMS_MAX}
    ) running`;
  await send(
    tx,
    examineJob,
    { client_id: clientId, row_id: rowId, file_name: fileName, run },
    { priority: -(waiting?.n ?? 0) },
  );
}
