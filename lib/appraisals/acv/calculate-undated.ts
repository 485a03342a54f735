import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { calculateAcv } from './calculate';

/** Accepted, Closed and Paid: somebody has settled what they count for. */
const SETTLED_STATUSES = [2, 4, 7];

/**
 * Calculates the lines of a claim that are not valued for want of a purchase date, now that the
 * client assumes ages, each in a transaction of its own. Leaves those that the rules cannot value,
 * and those whose status says that somebody has settled them.
 */
export async function calculateUndated(
  actor: string,
  clientId: number,
  claimId: number,
): Promise<void> {
  const caller: Caller = {
    kind: 'handler',
    clientIds: [clientId],
    clientId,
    actor,
    sessionId: null,
  };
  const lines = await withClient(
    clientId,
    (tx) => tx.$queryRaw<{ appraisal_id: number }[]>`
      SELECT line.appraisal_id FROM claim_line line
      WHERE line.client_id = ${clientId} AND line.client_reference_id = ${claimId}
        AND line.reason = 'no_purchase_date'
      ORDER BY line.appraisal_id`,
  );
  for (const { appraisal_id: id } of lines)
    await withClient(clientId, async (tx) => {
      // What was read may have changed since.
      const [line] = await tx.$queryRaw<object[]>`
        SELECT a.id FROM appraisal a
        JOIN client settings ON settings.id = a.client_id
        JOIN claim_line line ON line.client_id = a.client_id AND line.appraisal_id = a.id
        WHERE a.client_id = ${clientId} AND a.id = ${id} AND line.row_id = a.row_id
          AND line.reason = 'no_purchase_date' AND settings.no_purchase_date = 'category_age'
          AND a.appraisal_status_id <> ALL (${SETTLED_STATUSES}::int[])
        FOR NO KEY UPDATE OF a`;
      if (line) await calculateAcv(tx, caller, claimId, id, { marketValue: null });
    }).catch((error: unknown) => {
      if (!(error instanceof Fault && error.kind === 'wrong')) throw error;
    });
}
