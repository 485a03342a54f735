import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call';

export const waitingKey = (claimId: number) => ['waiting-items', claimId] as const;

/**
 * Limits the list, which gives an overview of what is left and is not meant to be worked through.
 */
const WAITING_SHOWN_MAX = 100;

/** The items that have no appraisal, so no amount yet. */
export const useWaitingItems = (claimId: number) =>
  useQuery({
    queryKey: waitingKey(claimId),
    queryFn: ({ signal }) =>
      call('GET /client_reference/{client_reference_id}/claimed_item', {
        params: { client_reference_id: claimId },
        query: { waiting: 'true', limit: WAITING_SHOWN_MAX },
        signal,
      }),
    select: ({ claimed_items: items, metadata }) => ({
      items,
      isMore: metadata.next_cursor !== null,
    }),
  });
