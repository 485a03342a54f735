import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { reconsiderAcv } from './acv/reconsider';
import { changesOf, type Name, type Value } from './changes';
import type { findAppraisal } from './find';
import { piecesOf, snapshotAmount, snapshotOffer } from './price-snapshot';
import { requireLineInRange } from './require-plausible';

type Before = Awaited<ReturnType<typeof findAppraisal>>;
type Wishes = Partial<Record<Name, Value | null | undefined>> & {
  readonly replacement_cost_value?: number | null | undefined;
  readonly item_quantity?: number | null | undefined;
  readonly is_price_per_item?: boolean | null | undefined;
};

interface Claim {
  readonly id: number;
  readonly currency: string;
}

/**
 * Updates the fields whose wished value differs, records the event and passes the change to
 * `reconsiderAcv`. The caller must hold the lock on the appraisal.
 */
export async function changeAppraisal(
  tx: Transaction,
  caller: Caller,
  claim: Claim,
  before: Before,
  wished: Wishes,
  clear: readonly Name[] = [],
): Promise<void> {
  requireLineInRange(
    wished.replacement_cost_value ?? before.replacementCostValue?.toFixed(2) ?? null,
    wished.item_quantity ?? before.itemQuantity,
    wished.is_price_per_item ?? before.isPricePerItem,
  );
  const { columns, changes, previous } = changesOf(before, wished, clear);
  if (Object.keys(columns).length === 0) return;
  await tx.appraisal.update({
    where: { clientId_id: { clientId: caller.clientId, id: before.id } },
    data: { ...columns, updateTime: now() },
  });
  await storePrice(tx, caller, claim, before, columns);
  await record(tx, {
    ...caller,
    clientReferenceId: claim.id,
    type: 'appraisal.updated',
    data: { appraisal_id: before.id, changes, previous },
  });
  await reconsiderAcv(tx, caller, claim.id, before.id, { changes, previous });
}

/**
 * A new offer or product replaces the price snapshot. A new amount or quantity only changes the
 * snapshot's source.
 */
async function storePrice(
  tx: Transaction,
  caller: Caller,
  { currency }: Claim,
  before: Before,
  columns: Readonly<Record<string, unknown>>,
): Promise<void> {
  const after = { ...before, ...columns } as Before;
  const replacementCost =
    after.replacementCostValue === null ? null : Number(after.replacementCostValue).toFixed(2);
  const pieces = piecesOf(after);
  if ('offerId' in columns || 'rpid' in columns) {
    const { id, rpid } = after;
    await snapshotOffer(tx, caller, {
      id,
      rpid,
      currency,
      replacementCost,
      pieces,
      offerId: 'offerId' in columns ? after.offerId : null,
    });
  } else if (
    ['replacementCostValue', 'itemQuantity', 'isPricePerItem'].some((name) => name in columns)
  ) {
    await snapshotAmount(tx, caller, before.id, replacementCost, pieces);
  }
}
