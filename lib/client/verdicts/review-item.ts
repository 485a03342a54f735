import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call';
import { CLAIMS_KEY } from '../api/query-keys';
import { forensicsKey } from './forensics';

const REASONS = '/client_reference/{client_reference_id}/claimed_item/{row_id}/reasons';

/** Marks the reasons to look at an item as reviewed, or takes that back. */
export function useReviewItem(claimId: number, rowId: number) {
  const cache = useQueryClient();
  const params = { client_reference_id: claimId, row_id: rowId };
  return useMutation<unknown, Error, 'clear' | 'restore'>({
    mutationFn: (verb) =>
      verb === 'clear'
        ? call(`POST ${REASONS}/clear`, { params, body: {} })
        : call(`POST ${REASONS}/restore`, { params, body: {} }),
    onSettled: () =>
      Promise.all([
        cache.invalidateQueries({ queryKey: forensicsKey(claimId) }),
        cache.invalidateQueries({ queryKey: CLAIMS_KEY }),
      ]),
  });
}
