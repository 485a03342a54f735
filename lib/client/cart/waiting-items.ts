import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call';

export const waitingKey = (claimId: number) => ['waiting-items', claimId] as const;

/** How many waiting items are shown: a list to see what is left, not one to work through. */
const WAITING_SHOWN_MAX = 100;

/** The items that an inventory brought and that have no appraisal yet. */
export const useWaitingItems = (claimId: number) =>
  useQuery({
    queryKey: waitingKey(claimId),
    queryFn: ({ signal }) =>
      call('GET /client_reference/{client_reference_id}/claimed_item', {
        params: { client_reference_id: claimId },
        query: { waiting: 'true', limit: WAITING_SHOWN_MAX },
        signal,
      }),
    // An item that was added by hand and whose appraisal was deleted waits for nothing.
    select: ({ claimed_items: items, metadata }) => ({
      items: items.filter(({ intake_id }) => intake_id !== null),
      isMore: metadata.next_cursor !== null,
    }),
  });
