import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import { isOwnPid } from '@/lib/shared/basis';
import { minor, parseAmount, toNumber } from '@/lib/shared/money';
import { refreshAcvs } from '../acv/acv';
import { call, type Input } from '../api/call';
import { changeEach, changeKey, changeScope, revisionsShown } from '../cart/revisions';
import { forgetClaim } from '../inventory/inventory';

const CLAIM = '/client_reference/{client_reference_id}';
const ITEMS = `PUT ${CLAIM}/claimed_item/bulk` as const;
/** The most that one request may change. */
const CHANGES_MAX = 500;

type ItemChange = NonNullable<Input<typeof ITEMS>['body']>['items'][number];

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
  const cache = useQueryClient();
  return useMutation({
    scope: changeScope(claimId),
    mutationKey: changeKey(claimId),
    mutationFn: async (all: readonly ItemToValue[]): Promise<Valued> => {
      const items = all.filter((one) => whyLeftOut(one) === null);
      const { lateIds, createdIds } = await sendInParts(claimId, items.map(asClaimed));
      const done = items.filter(({ item }) => !lateIds.includes(item.row_id));
      await calculate(claimId, done);
      return { items: done, createdIds, lateCount: lateIds.length };
    },
    onSettled: () => refresh(cache, claimId),
  });
}

/**
 * Takes the amounts back: items that had no appraisal wait again, others have the valuation they had
 * before. Returns how many lines were taken back, and how many somebody else has changed since.
 */
export function useUndoAsClaimed(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: changeScope(claimId),
    mutationKey: changeKey(claimId),
    mutationFn: async ({ items, createdIds }: Valued) => {
      await sendInParts(claimId, items.flatMap(valuationBefore));
      const late = await changeEach(
        revisionsShown(cache, claimId, createdIds),
        (appraisalId, revision) =>
          call(`DELETE ${CLAIM}/appraisal/{appraisal_id}`, {
            params: { client_reference_id: claimId, appraisal_id: appraisalId },
            ifMatch: revision,
          }),
      );
      return { count: items.length - late.length, lateCount: late.length };
    },
    onSettled: () => refresh(cache, claimId),
  });
}

/** Returns the items that somebody else has changed since, and the appraisals that were created. */
async function sendInParts(claimId: number, changes: readonly ItemChange[]) {
  const lateIds: number[] = [];
  const createdIds: number[] = [];
  for (let at = 0; at < changes.length; at += CHANGES_MAX) {
    const { skipped_ids: skipped, created_appraisals: created = [] } = await call(ITEMS, {
      params: { client_reference_id: claimId },
      body: { items: changes.slice(at, at + CHANGES_MAX), skip_changed: true },
    });
    lateIds.push(...skipped);
    createdIds.push(...created.map(({ appraisal_id: id }) => id));
  }
  return { lateIds, createdIds };
}

/** An appraisal that the amount creates is calculated with it; one that exists is not. */
async function calculate(claimId: number, items: readonly ItemToValue[]): Promise<void> {
  const ids = items.flatMap(({ chosen }) => chosen?.appraisal_id ?? []);
  for (let at = 0; at < ids.length; at += CHANGES_MAX)
    await call(`POST ${CLAIM}/appraisal/bulk`, {
      params: { client_reference_id: claimId },
      body: {
        changes: ids
          .slice(at, at + CHANGES_MAX)
          .map((appraisal_id) => ({ appraisal_id, calculate_acv: true })),
      },
    });
}

const refresh = (cache: QueryClient, claimId: number) =>
  Promise.all([
    ...forgetClaim(cache, claimId),
    cache.invalidateQueries({ queryKey: ['claimed-item', claimId] }),
    refreshAcvs(cache, claimId),
  ]);
