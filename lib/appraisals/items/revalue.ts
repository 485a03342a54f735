import type { findClaim } from '@/lib/claims/find';
import { itemView, WITH_APPRAISALS } from '@/lib/claims/item-view';
import type { Valuation } from '@/lib/contract/claimed-item';
import { recordMany } from '@/lib/events/record-many';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { ownPid } from '@/lib/shared/basis';
import { storeChange, type StoredChange } from '../change';
import { requireLineInRange } from '../require-plausible';
import { createdData, valueItems } from './value';

type Claim = Awaited<ReturnType<typeof findClaim>>;

const DETAILS = ['basis_source', 'basis_date', 'basis_note'] as const;

/**
 * Changes the item's newest appraisal without a catalogue product. Another basis empties the
 * details of the previous one. Returns null if it has none. The caller must hold the locks on item
 * and appraisals, and pass what was stored to `concludeChanges`.
 */
export async function changeValuation(
  tx: Transaction,
  caller: Caller,
  claim: Claim,
  rowId: number,
  valuation: Valuation,
): Promise<{ readonly stored: StoredChange | null } | null> {
  const known = await tx.appraisal.findFirst({
    where: { clientId: caller.clientId, rowId, cpid: ownPid(rowId) },
    orderBy: { id: 'desc' },
  });
  if (!known) return null;
  const emptied =
    valuation.basis === known.basis
      ? []
      : DETAILS.filter((name) => (valuation[name] ?? null) === null);
  const noAmount =
    valuation.replacement_cost_value === null ? (['replacement_cost_value'] as const) : [];
  requireLineInRange(
    valuation.replacement_cost_value,
    known.itemQuantity,
    valuation.is_price_per_item ?? known.isPricePerItem,
    'valuation.replacement_cost_value',
  );
  const cleared = [...emptied, ...noAmount];
  return { stored: await storeChange(tx, caller, claim, known, valuation, cleared) };
}

/** Creates the first appraisals of items without a catalogue product, by item. */
export async function addValuations(
  tx: Transaction,
  caller: Caller,
  claim: Claim,
  valuations: ReadonlyMap<number, Valuation>,
): Promise<void> {
  if (valuations.size === 0) return;
  const { clientId } = caller;
  const items = await tx.claimedItem.findMany({
    where: { clientId, id: { in: [...valuations.keys()] } },
    include: WITH_APPRAISALS,
    orderBy: { id: 'asc' },
  });
  const wanted = items.flatMap((item) => {
    const valuation = valuations.get(item.id);
    return valuation ? [{ rowId: item.id, item: itemView(item), valuation }] : [];
  });
  const lines = await valueItems(tx, caller, claim, wanted);
  await recordMany(tx, {
    ...caller,
    clientReferenceId: claim.id,
    type: 'appraisal.created',
    data: lines.map(createdData),
  });
}
