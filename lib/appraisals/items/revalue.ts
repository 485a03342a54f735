import type { findClaim } from '@/lib/claims/find';
import { itemView, WITH_APPRAISALS } from '@/lib/claims/item-view';
import type { Valuation } from '@/lib/contract/claimed-item';
import { recordMany } from '@/lib/events/record-many';
import type { Caller } from '@/lib/identity/caller';
import type { Appraisal } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { planChange, type PlannedChange } from '../change';
import { requireLineInRange } from '../require-plausible';
import { createdData, valueItems } from './value';

/** The appraisal that a valuation created, and its item. */
export interface Created {
  readonly row_id: number;
  readonly appraisal_id: number;
}

type Claim = Awaited<ReturnType<typeof findClaim>>;

const DETAILS = ['basis_source', 'basis_date', 'basis_note'] as const;

/**
 * What a valuation changes of an item's appraisal without a catalogue product. Another basis empties
 * the details of the previous one. Throws Fault `wrong` if the line is out of range.
 */
export function planValuation(known: Appraisal, valuation: Valuation): PlannedChange | null {
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
  return planChange(known, valuation, [...emptied, ...noAmount]);
}

/** Creates the first appraisals of items without a catalogue product; returns them by item. */
export async function addValuations(
  tx: Transaction,
  caller: Caller,
  claim: Claim,
  valuations: ReadonlyMap<number, Valuation>,
): Promise<readonly Created[]> {
  if (valuations.size === 0) return [];
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
  return lines.map(({ id, row_id }) => ({ row_id, appraisal_id: id }));
}
