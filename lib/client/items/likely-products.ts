import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ItemMatch } from '@/lib/contract/item-matches';
import { call } from '../api/call';
import { changeKey, changeScope } from '../cart/revisions';
import { forgetClaim } from '../inventory/inventory';

const CLAIM = '/client_reference/{client_reference_id}';

/** The products that the waiting items of a claim probably were; asked for anew each time. */
export const useLikelyProducts = (claimId: number) =>
  useQuery({
    queryKey: ['likely-products', claimId],
    gcTime: 0,
    queryFn: ({ signal }) =>
      call(`GET ${CLAIM}/claimed_item/matches`, {
        params: { client_reference_id: claimId },
        signal,
      }),
  });

export interface Taken {
  readonly appraisalIds: readonly number[];
  /** Why the next product was not used; the rest was not tried. */
  readonly error: unknown;
}

/** Gives items their products, one after the other. */
export function useTakeProducts(claimId: number, onProgress: (count: number) => void) {
  const cache = useQueryClient();
  return useMutation({
    scope: changeScope(claimId),
    mutationKey: changeKey(claimId),
    mutationFn: (matches: readonly ItemMatch[]) =>
      inTurn(matches, async ({ row_id, pid }, count) => {
        const { appraisal_id: id } = await call(`POST ${CLAIM}/appraisal`, {
          params: { client_reference_id: claimId },
          body: { row_id, cpid: pid, rpid: pid },
        });
        onProgress(count + 1);
        return id;
      }),
    onSettled: () => Promise.all(forgetClaim(cache, claimId)),
  });
}

/** Takes the products back: the items wait again. */
export function useUndoProducts(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    scope: changeScope(claimId),
    mutationKey: changeKey(claimId),
    mutationFn: (ids: readonly number[]) =>
      inTurn(ids, async (appraisal_id) => {
        await call(`DELETE ${CLAIM}/appraisal/{appraisal_id}`, {
          params: { client_reference_id: claimId, appraisal_id },
        });
        return appraisal_id;
      }),
    onSettled: () => Promise.all(forgetClaim(cache, claimId)),
  });
}

async function inTurn<T>(
  all: readonly T[],
  send: (one: T, at: number) => Promise<number>,
): Promise<Taken> {
  const appraisalIds: number[] = [];
  try {
    for (const [at, one] of all.entries()) appraisalIds.push(await send(one, at));
    return { appraisalIds, error: null };
  } catch (error) {
    return { appraisalIds, error };
  }
}
