import { findClaim } from '@/lib/claims/find';
import type { Caller } from '@/lib/identity/caller';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { changeAppraisal } from '../change';

/** Assumes an age for all appraisals of an item, which values those that nothing has valued yet. */
export const assumeAge = (
  caller: Caller,
  clientReferenceId: number,
  rowId: number,
  months: number | null,
): Promise<void> =>
  withClient(caller.clientId, async (tx) => {
    const claim = await findClaim(tx, caller, clientReferenceId);
    for (const appraisal of await lockAppraisals(tx, caller, rowId))
      await changeAppraisal(tx, caller, claim, appraisal, { assumed_age_months: months });
  });

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
