import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cartKey, inTurns } from './appraisals';
import { call } from './call';

const ROUTE = '/client_reference/{client_reference_id}/appraisal/{appraisal_id}/acv';

export const acvKey = (claimId: number, appraisalId: number) => ['acv', claimId, appraisalId] as const;

export const useAcv = (claimId: number, appraisalId: number) =>
  useQuery({
    queryKey: acvKey(claimId, appraisalId),
    queryFn: ({ signal }) =>
      call(`GET ${ROUTE}`, { params: { client_reference_id: claimId, appraisal_id: appraisalId }, signal }),
  });

function useRefresh(claimId: number) {
  const cache = useQueryClient();
  return () =>
    Promise.all([
      cache.invalidateQueries({ queryKey: cartKey(claimId) }),
      cache.invalidateQueries({ queryKey: ['acv', claimId] }),
    ]);
}

export function useSetAcv(claimId: number, appraisalId: number) {
  const refresh = useRefresh(claimId);
  return useMutation({
    mutationFn: (body: { actual_cash_value: number; reason: string }) =>
      call(`PUT ${ROUTE}`, { params: { client_reference_id: claimId, appraisal_id: appraisalId }, body }),
    onSuccess: refresh,
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
