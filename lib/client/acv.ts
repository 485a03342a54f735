import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@/lib/shared/languages';
import { cartKey, inTurns } from './appraisals';
import { call, type Input, type Reply } from './call';

const ROUTE = '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv';

export type Acv = Reply<`GET ${typeof ROUTE}`>;

export const acvKey = (claimId: number, appraisalId: number) => ['acv', claimId, appraisalId] as const;

/** The steps in the language of the desk, which need not be the claim's. */
export const useAcv = (claimId: number, appraisalId: number, language: Language) =>
  useQuery({
    queryKey: [...acvKey(claimId, appraisalId), language],
    queryFn: ({ signal }) =>
      call(`GET ${ROUTE}`, {
        params: { client_reference_id: claimId, appraisal_id: appraisalId },
        query: { language },
        signal,
      }),
  });

function useRefresh(claimId: number) {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: cartKey(claimId) }),
      cache.invalidateQueries({ queryKey: ['acv', claimId] }),
    ]);
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
