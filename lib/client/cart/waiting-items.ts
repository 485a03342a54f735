import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { fetched } from '../api/fetched';
import type { WaitingQuery } from './waiting-with-files';

export const waitingKey = (claimId: number) => ['waiting-items', claimId] as const;

/**
 * Limits the list, which gives an overview of what is left and is not meant to be worked through.
 * Items with files are always in it, because their photos may need a review.
 */
const WAITING_SHOWN_MAX = 100;

/** The items that have no appraisal, so no amount yet. */
export const useWaitingItems = (claimId: number) =>
  useQuery({
    queryKey: waitingKey(claimId),
    queryFn: async ({ signal }) => {
      const page = (query: WaitingQuery) => onePage(claimId, query, signal);
      const { claimed_items: items, metadata } = await page({});
      if (metadata.next_cursor === null) return { items, isMore: false };
      const { withFiles } = await fetched(() => import('./waiting-with-files'));
      return { items: await withFiles(items, page), isMore: true };
    },
  });

const onePage = (claimId: number, query: WaitingQuery, signal: AbortSignal) =>
  call('GET /client_reference/{client_reference_id}/claimed_item', {
    params: { client_reference_id: claimId },
    query: { waiting: 'true', limit: WAITING_SHOWN_MAX, ...query },
    signal,
  });
