import { findClaim } from '@/lib/claims/find';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { changeAppraisal } from '../change';
import { findAppraisal } from '../find';

/**
 * Replaces a refused price by the offer's price, or clears it without an offer, so that no later
 * calculation requests approval for it again. The caller must hold the lock on the appraisal and
 * have recorded the refusal.
 */
export async function putBackPrice(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
): Promise<void> {
  const price = await offerPrice(tx, caller, id);
  const [claim, before] = [
    await findClaim(tx, caller, clientReferenceId),
    await findAppraisal(tx, caller, clientReferenceId, id),
  ];
  await changeAppraisal(
    tx,
    caller,
    claim,
    before,
    { replacement_cost_value: price },
    price === null ? ['replacement_cost_value'] : [],
  );
}

/** Price in the appraisal's unit: per piece or in total. */
async function offerPrice(
  tx: Transaction,
  { clientId }: Caller,
  id: number,
): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ price: string | null }[]>`
    SELECT line_rcv(catalogue_price(s), true, CASE WHEN a.is_price_per_item THEN 1 ELSE a.item_quantity END)::text AS price
    FROM appraisal a JOIN price_snapshot s ON s.client_id = a.client_id AND s.appraisal_id = a.id
    WHERE a.client_id = ${clientId} AND a.id = ${id}`;
  return row?.price ? Number(row.price) : null;
}
