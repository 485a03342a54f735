import { findClaim } from '@/lib/claims/find';
import type { Caller } from '@/lib/identity/caller';
import { inOneTransaction } from '@/lib/platform/database/one-transaction';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { calculateAcv } from '../acv/calculate';
import { changeAppraisal } from '../change';

/** Assumes an age for all appraisals of an item, and values those that nothing has valued yet. */
export const assumeAge = (
  caller: Caller,
  clientReferenceId: number,
  rowId: number,
  months: number | null,
): Promise<void> =>
  inOneTransaction(caller.clientId, async () => {
    await withClient(caller.clientId, async (tx) => {
      const claim = await findClaim(tx, caller, clientReferenceId);
      for (const appraisal of await lockAppraisals(tx, caller, rowId))
        await changeAppraisal(tx, caller, claim, appraisal, { assumed_age_months: months });
    });
    await valueUncalculated(caller, clientReferenceId, rowId);
  });

/**
 * Calculates the appraisals of an item that have neither a calculation nor an approval request.
 * Leaves those that the rules cannot value.
 */
export async function valueUncalculated(
  caller: Caller,
  clientReferenceId: number,
  rowId: number,
): Promise<void> {
  const { clientId } = caller;
  const ids = await withClient(clientId, async (tx) => {
    await lockAppraisals(tx, caller, rowId);
    const rows = await tx.$queryRaw<{ id: number }[]>`
      SELECT a.id FROM appraisal a
      WHERE a.client_id = ${clientId} AND a.row_id = ${rowId}
        AND NOT EXISTS (
          SELECT FROM acv_calculation c WHERE c.client_id = a.client_id AND c.appraisal_id = a.id
        )
        AND NOT EXISTS (
          SELECT FROM acv_override o WHERE o.client_id = a.client_id AND o.appraisal_id = a.id
        )
      ORDER BY a.id`;
    return rows.map(({ id }) => id);
  });
  for (const id of ids)
    await withClient(clientId, (tx) =>
      calculateAcv(tx, caller, clientReferenceId, id, { marketValue: null }),
    ).catch((error: unknown) => {
      if (!(error instanceof Fault && error.kind === 'wrong')) throw error;
    });
}

/** Locks the item before its appraisals, the order used everywhere to avoid deadlocks. */
async function lockAppraisals(tx: Transaction, { clientId }: Caller, rowId: number) {
  await tx.$queryRaw`
    SELECT id FROM claimed_item WHERE client_id = ${clientId} AND id = ${rowId}
    FOR NO KEY UPDATE`;
  await tx.$queryRaw`
    SELECT id FROM appraisal WHERE client_id = ${clientId} AND row_id = ${rowId}
    ORDER BY id FOR NO KEY UPDATE`;
  return tx.appraisal.findMany({ where: { clientId, rowId }, orderBy: { id: 'asc' } });
}
