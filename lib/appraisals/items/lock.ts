import { itemView, WITH_APPRAISALS } from '@/lib/claims/item-view';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import type { Caller } from '@/lib/identity/caller';
import type { Appraisal } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { Precision } from '@/lib/shared/purchase';

/** An item as it is stored, with its appraisals in order. */
export interface LockedItem {
  readonly item: ClaimedItem;
  readonly appraisals: readonly Appraisal[];
}

/**
 * Locks items before their appraisals and those before the claim, the order used everywhere, to
 * avoid deadlocks. Leaves out what is not of this claim.
 */
export async function lockItems(
  tx: Transaction,
  { clientId }: Caller,
  clientReferenceId: number,
  rowIds: readonly number[],
): Promise<ReadonlyMap<number, LockedItem>> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM claimed_item
    WHERE client_id = ${clientId} AND client_reference_id = ${clientReferenceId}
      AND id = ANY (${rowIds}::int[])
    ORDER BY id FOR NO KEY UPDATE`;
  const ids = rows.map(({ id }) => id);
  await tx.$queryRaw`
    SELECT id FROM appraisal WHERE client_id = ${clientId} AND row_id = ANY (${ids}::int[])
    ORDER BY id FOR NO KEY UPDATE`;
  const items = await tx.claimedItem.findMany({
    where: { clientId, id: { in: ids } },
    include: WITH_APPRAISALS,
  });
  const appraisals = await tx.appraisal.findMany({
    where: { clientId, rowId: { in: ids } },
    orderBy: { id: 'asc' },
  });
  const byItem = new Map<number, Appraisal[]>(ids.map((id) => [id, []]));
  for (const one of appraisals) byItem.get(one.rowId)?.push(one);
  return new Map(
    items.map((item) => [
      item.id,
      { item: storedView(item), appraisals: byItem.get(item.id) ?? [] },
    ]),
  );
}

/** The precision as it is stored, also without a date: changes are compared with it. */
const storedView = (item: Parameters<typeof itemView>[0]): ClaimedItem => ({
  ...itemView(item),
  date_purchase_precision: item.datePurchasePrecision as Precision,
});
