import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call';
import { cartKey, withAppraisals, type CartPages } from './cart-pages';
import { changeMany } from './change-many';
import { changeKey, changeScope, type Revisions, revisionsShown } from './revisions';

const STATUSES = {
  queryKey: ['statuses'],
  queryFn: () => call('GET /appraisal_statuses', {}),
  staleTime: 5 * 60_000,
} as const;

export const useStatuses = () => useQuery(STATUSES);

/** Loads the statuses ahead of use, so that their menu also opens without a connection. */
export const fetchStatuses = (cache: QueryClient): Promise<void> => cache.prefetchQuery(STATUSES);

interface Status {
  readonly id: number;
  readonly name: string;
}

export interface StatusChange {
  /** The new status, by appraisal id. */
  readonly statuses: ReadonlyMap<number, Status>;
  /** The revisions that the change is based on, if not those on the screen when it is sent. */
  readonly revisions?: Revisions;
}

/**
 * Sets the status of one or many appraisals. The badges change at once and change back if the
 * service refuses. Returns the ids of those that somebody else has changed meanwhile, which keep
 * their status, and the revisions that the change was based on.
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
      show(change); // The refetch after the previous change has brought the old status back.
      const revisions =
        change.revisions ?? revisionsShown(cache, claimId, [...change.statuses.keys()]);
      const { late } = await changeMany(claimId, revisions, (id) => ({
        appraisal_status_id: change.statuses.get(id)?.id ?? 0,
      }));
      return { late, revisions };
    },
    onMutate: async (change) => {
      // While another change is running, its refetch must not be cancelled: it brings the revision
      // that this change has to send.
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
