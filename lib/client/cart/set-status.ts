import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call';
import { cartKey, withAppraisals, type CartPages } from './cart-pages';
import { changeEach, changeKey, changeScope, type Revisions, revisionsShown } from './revisions';

const STATUSES = {
  queryKey: ['statuses'],
  queryFn: () => call('GET /appraisal_statuses', {}),
  staleTime: 5 * 60_000,
} as const;

export const useStatuses = () => useQuery(STATUSES);

/** Before they are asked for: the menu of them is there without a connection, too. */
export const fetchStatuses = (cache: QueryClient): Promise<void> => cache.prefetchQuery(STATUSES);

interface Status {
  readonly id: number;
  readonly name: string;
}

export interface StatusChange {
  /** What each appraisal gets. */
  readonly statuses: ReadonlyMap<number, Status>;
  /** What it was decided on, where that is not what is shown when it is sent. */
  readonly revisions?: Revisions;
}

/**
 * Sets the status of one or many appraisals; the badges change at once and fall back when the service refuses. Answers those
 * that somebody else has changed meanwhile, which keep theirs, and what each was decided on.
 */
export function useSetStatus(claimId: number) {
  const cache = useQueryClient();
  const queryKey = cartKey(claimId);
  const show = ({ statuses }: StatusChange) =>
    cache.setQueryData<CartPages>(queryKey, (pages) =>
      withAppraisals(pages, (one) => {
        const status = statuses.get(one.appraisal_id);
        return status
          ? { ...one, appraisal_status_id: status.id, appraisal_status: status.name }
          : one;
      }),
    );
  return useMutation({
    scope: changeScope(claimId),
    mutationKey: changeKey(claimId),
    mutationFn: async (change: StatusChange) => {
      show(change); // what the change before it read anew has the old one
      const revisions =
        change.revisions ?? revisionsShown(cache, claimId, [...change.statuses.keys()]);
      const late = await changeEach(revisions, (appraisal_id, ifMatch) =>
        call(
          'PUT /client_reference/{client_reference_id}/appraisal/{appraisal_id}/appraisal_status',
          {
            params: { client_reference_id: claimId, appraisal_id },
            body: { appraisal_status_id: change.statuses.get(appraisal_id)?.id ?? 0 },
            ifMatch,
          },
        ),
      );
      return { late, revisions };
    },
    onMutate: async (change) => {
      // What a change that is still on its way reads anew is the revision that this one has to name.
      if (cache.isMutating({ mutationKey: changeKey(claimId) }) === 1)
        await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<CartPages>(queryKey);
      show(change);
      return { before };
    },
    onError: (_error, _change, context) => cache.setQueryData(queryKey, context?.before),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
