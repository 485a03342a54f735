import { findClaim } from '@/lib/claims/find';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { changeAppraisal } from '../change';
import { findAppraisal } from '../find';
import { BASIS, type Standing } from './unapproved-price';

/**
 * Replaces a refused price by the offer's price or, without an offer, by the RCV that was in force
 * before, with its basis, or clears it, so that no later calculation requests approval for it again.
 * The caller must hold the lock on the appraisal and have recorded the refusal.
 */
export async function putBackPrice(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
): Promise<void> {
  const price = await priceInForce(tx, caller, id);
  const [claim, before] = [
    await findClaim(tx, caller, clientReferenceId),
    await findAppraisal(tx, caller, clientReferenceId, id),
  ];
  await changeAppraisal(
    tx,
    caller,
    claim,
    before,
    { ...price?.basis, replacement_cost_value: price?.amount, is_price_per_item: price?.isEach },
    price === null
      ? ['replacement_cost_value']
      : BASIS.filter((name) => price.basis?.[name] === null),
  );
}

interface PutBack {
  readonly amount: number;
  readonly isEach: boolean;
  /** Null: stays as it is. */
  readonly basis: Standing['basis'];
}

/** The offer's price in the appraisal's unit; what stood for the refused price, as a total. */
async function priceInForce(
  tx: Transaction,
  { clientId }: Caller,
  id: number,
): Promise<PutBack | null> {
  const [row] = await tx.$queryRaw<
    {
      offer: string | null;
      standing: string | null;
      standing_basis: Standing['basis'];
      each: boolean;
    }[]
  >`
    SELECT line_rcv(catalogue_price(s), true, CASE WHEN a.is_price_per_item THEN 1 ELSE a.item_quantity END)::text AS offer,
      r.standing_line_rcv::text AS standing, r.standing_basis, a.is_price_per_item AS each
    FROM appraisal a
    LEFT JOIN price_snapshot s ON s.client_id = a.client_id AND s.appraisal_id = a.id
    LEFT JOIN price_review r ON r.client_id = a.client_id AND r.appraisal_id = a.id
    WHERE a.client_id = ${clientId} AND a.id = ${id}`;
  if (row?.offer) return { amount: Number(row.offer), isEach: row.each, basis: null };
  if (!row?.standing) return null;
  return { amount: Number(row.standing), isEach: false, basis: row.standing_basis };
}
