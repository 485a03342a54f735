import { useMutation, useQuery, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { Language } from '@/lib/shared/languages';
import { cartKey, inTurns, type CartPages } from './appraisals';
import { call, type Input, type Reply } from './call';

const ROUTE = '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv';

export type Acv = Reply<`GET ${typeof ROUTE}`>;

export const acvKey = (claimId: number, appraisalId: number) => ['acv', claimId, appraisalId] as const;

const hasAcv = ({ acv_state: state, acv_awaiting_approval: awaiting }: Appraisal): boolean => state !== 'none' || awaiting !== null;

/** The steps in the language of the desk, which need not be the claim's. Nothing is asked of an appraisal that has no ACV. */
export const useAcv = (claimId: number, appraisal: Appraisal, language: Language) =>
  useQuery({
    queryKey: [...acvKey(claimId, appraisal.appraisal_id), language],
    queryFn: ({ signal }) =>
      call(`GET ${ROUTE}`, {
        params: { client_reference_id: claimId, appraisal_id: appraisal.appraisal_id },
        query: { language },
        signal,
      }),
    enabled: hasAcv(appraisal),
  });

/** The cart first: it tells which ACVs there still are to be read. */
export async function refreshAcvs(cache: QueryClient, claimId: number): Promise<void> {
  await cache.invalidateQueries({ queryKey: cartKey(claimId) });
  const cart = cache.getQueryData<CartPages>(cartKey(claimId));
  const there = new Set(cart?.pages.flatMap(({ appraisals }) => appraisals.filter(hasAcv).map(({ appraisal_id }) => appraisal_id)));
  const isThere = ({ queryKey: [, , id] }: Query) => typeof id === 'number' && there.has(id);
  const queryKey = ['acv', claimId];
  await cache.invalidateQueries({ queryKey, refetchType: 'none' });
  await cache.refetchQueries({ queryKey, type: 'active', predicate: isThere });
}

function useRefresh(claimId: number) {
  const cache = useQueryClient();
  return () => refreshAcvs(cache, claimId);
}

/** An amount with its reason is entered; without an amount it is calculated by the rules. */
export function useSetAcv(claimId: number, appraisalId: number) {
  const refresh = useRefresh(claimId);
  return useMutation({
    mutationFn: (body: NonNullable<Input<`PUT ${typeof ROUTE}`>['body']>) =>
      call(`PUT ${ROUTE}`, { params: { client_reference_id: claimId, appraisal_id: appraisalId }, body }),
    onSuccess: refresh,
  });
}

/** The second of two people approves or refuses what the first one entered. */
export function useDecideAcv(claimId: number, appraisalId: number) {
  const refresh = useRefresh(claimId);
  return useMutation({
    mutationFn: (decision: 'approve' | 'refuse') =>
      call(`POST ${ROUTE}/decision`, {
        params: { client_reference_id: claimId, appraisal_id: appraisalId },
        body: { decision },
      }),
    // Also when somebody else was faster: then the answer is that nothing awaits approval any more.
    onSettled: refresh,
  });
}

/** Afterwards the actual cash value of each is its replacement cost again. */
export function useDeleteAcv(claimId: number) {
  const refresh = useRefresh(claimId);
  return useMutation({
    mutationFn: (appraisalIds: readonly number[]) =>
      inTurns(appraisalIds, (appraisal_id) =>
        call(`DELETE ${ROUTE}`, { params: { client_reference_id: claimId, appraisal_id } }),
      ),
    onSettled: refresh,
  });
}

/** Part of the cart: whatever changes the cart asks for the totals anew. */
export const useClaimTotals = (claimId: number, language: Language) =>
  useQuery({
    queryKey: [...cartKey(claimId), 'totals', language],
    queryFn: ({ signal }) =>
      call('GET /client_reference/{client_reference_id}/totals', {
        params: { client_reference_id: claimId },
        query: { language },
        signal,
      }),
  });
