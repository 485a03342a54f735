import type { Transaction } from '@/lib/platform/database/tenant';
import { send } from '@/lib/platform/queue/send';
import { examineJob } from './examine-job';

/** Limit on the claims counted per client; beyond it the exact priority no longer matters. */
const CLAIMS_MAX = 10_000;

/**
 * Queues one examination in the caller's transaction. A client's n-th waiting picture gets priority
 * −n, so that ten pictures of one client run before the thousandth of another, however early that
 * was queued.
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
