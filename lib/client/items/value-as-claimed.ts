import { useQueryClient } from '@tanstack/react-query';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import { isOwnPid } from '@/lib/shared/basis';
import { minor, parseAmount, toNumber } from '@/lib/shared/money';
import { changeMany } from '../cart/change-many';
import { changeItems, type ItemChange, useItemsChange } from './change-items';
import { deleteCreated } from './delete-created';

/** An item with the appraisal that counts for it, if there is one. */
export interface ItemToValue {
  readonly item: ClaimedItem;
  readonly chosen: Appraisal | null;
}

/** Why an item is not valued as claimed. */
export type LeftOut = 'valued' | 'unclaimed' | 'product';

export function whyLeftOut({ item, chosen }: ItemToValue): LeftOut | null {
  if (chosen !== null && chosen.replacement_cost_value !== null) return 'valued';
  if (item.claimed_amount === null) return 'unclaimed';
  return chosen === null || isOwnPid(chosen.cpid) ? null : 'product';
}

export interface Valued {
  readonly items: readonly ItemToValue[];
  /** The appraisals that were created for those without one. */
  readonly createdIds: readonly number[];
  /** How many somebody else has changed since; they stay as they are. */
  readonly lateCount: number;
}

const asClaimed = ({ item }: ItemToValue): ItemChange => ({
  row_id: item.row_id,
  valuation: {
    ...amountOf(item),
    basis: 'claimed',
  },
  seen: { claimed_amount: item.claimed_amount, quantity: item.quantity },
  appraisal_revisions: item.appraisal_revisions,
});

/** Per piece where it divides evenly: the amount then follows a change of the quantity. */
function amountOf({ claimed_amount: claimed, quantity }: ClaimedItem) {
  const line = claimed === null ? null : parseAmount(claimed);
  return line !== null && line % quantity === 0
    ? { replacement_cost_value: toNumber(minor(line / quantity)), is_price_per_item: true }
    : { replacement_cost_value: claimed, is_price_per_item: false };
}

/** The valuation that an appraisal without an amount had before. */
function valuationBefore({ item, chosen }: ItemToValue): readonly ItemChange[] {
  if (chosen === null || chosen.basis === 'catalogue') return [];
  const { basis, basis_source, basis_date, basis_note, is_price_per_item } = chosen;
  const before = { basis, basis_source, basis_date, basis_note, is_price_per_item };
  return [{ row_id: item.row_id, valuation: { replacement_cost_value: null, ...before } }];
}

/** Gives items the amount that is claimed for their line, and calculates them by the rules. */
export function useValueAsClaimed(claimId: number) {
  return useItemsChange(claimId, async (all: readonly ItemToValue[]): Promise<Valued> => {
    const items = all.filter((one) => whyLeftOut(one) === null);
    const { lateIds, createdIds } = await changeItems(claimId, items.map(asClaimed));
    const done = items.filter(({ item }) => !lateIds.includes(item.row_id));
    // An appraisal that the amount creates is calculated with it; one that exists is not.
    const ids = done.flatMap(({ chosen }) => chosen?.appraisal_id ?? []);
    await changeMany(claimId, new Map(ids.map((id) => [id, undefined])), () => ({
      calculate_acv: true,
    }));
    return { items: done, createdIds, lateCount: lateIds.length };
  });
}

/**
 * Takes the amounts back: items that had no appraisal wait again, others have the valuation they had
 * before. Returns how many lines were taken back, and how many somebody else has changed since.
 */
export function useUndoAsClaimed(claimId: number) {
  const cache = useQueryClient();
  return useItemsChange(claimId, async ({ items, createdIds }: Valued) => {
    await changeItems(claimId, items.flatMap(valuationBefore));
    const { lateCount } = await deleteCreated(cache, claimId, createdIds);
    return { count: items.length - lateCount, lateCount };
  });
}
