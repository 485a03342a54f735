import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAcvs } from '../acv/acv';
import { call, type Input } from '../api/call';
import { changeKey, changeScope } from '../cart/revisions';
import { forgetClaim } from '../inventory/inventory';

const ITEMS = 'PUT /client_reference/{client_reference_id}/claimed_item/bulk';
/** The most that one request may change. */
export const CHANGES_MAX = 500;

export type ItemChange = NonNullable<Input<typeof ITEMS>['body']>['items'][number];

/** Returns the items that somebody else has changed since, and the appraisals that were created. */
export async function changeItems(claimId: number, changes: readonly ItemChange[]) {
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

/** A change of a claim's items, after which they are read again. */
export function useItemsChange<G, T>(claimId: number, change: (given: G) => Promise<T>) {
  const cache = useQueryClient();
  return useMutation({
    scope: changeScope(claimId),
    mutationKey: changeKey(claimId),
    mutationFn: change,
    onSettled: () =>
      Promise.all([
        ...forgetClaim(cache, claimId),
        cache.invalidateQueries({ queryKey: ['claimed-item', claimId] }),
        refreshAcvs(cache, claimId),
      ]),
  });
}
