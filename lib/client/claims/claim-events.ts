import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { ClientReference } from '@/lib/contract/claims';
import type { ClaimEvent, EventKind } from '@/lib/contract/events';
import { call } from '../api/call';
import { timelineKey } from '../api/query-keys';

const ROUTE = 'GET /client_reference/{client_reference_id}/events';
const PAGE_SIZE = 25;
/** How many events are searched for the last change of a line. */
const LOOKED_AT_MAX = 100;

/** The events of a claim, newest first. */
export const useTimeline = (claimId: number, kind: EventKind | null) =>
  useInfiniteQuery({
    queryKey: [...timelineKey(claimId), kind],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(ROUTE, {
        params: { client_reference_id: claimId },
        query: {
          order: 'newest',
          limit: PAGE_SIZE,
          ...(kind !== null && { kind }),
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
        signal,
      }),
    getNextPageParam: ({ metadata }) => metadata.next_cursor ?? undefined,
    placeholderData: (previous) => previous,
  });

type Line = Pick<Appraisal, 'appraisal_id' | 'row_id'>;

/** Whether an event is about the line or, if it names no appraisal, about the line's item. */
const isAbout = ({ data }: ClaimEvent, { appraisal_id: id, row_id: rowId }: Line): boolean =>
  data['appraisal_id'] === undefined ? data['row_id'] === rowId : data['appraisal_id'] === id;

/** The last event of a line; null if it is not among the latest 100 events of the claim. */
export async function lastChangeOf(claimId: number, line: Line): Promise<ClaimEvent | null> {
  const { events } = await call(ROUTE, {
    params: { client_reference_id: claimId },
    query: { order: 'newest', limit: LOOKED_AT_MAX },
  });
  return events.find((event) => isAbout(event, line)) ?? null;
}

/** Used only while a change by somebody else is shown. */
export const useLastChange = (claimId: number, line: Line & { readonly revision: number }) =>
  useQuery({
    queryKey: ['last-change', claimId, line.appraisal_id, line.revision],
    queryFn: () => lastChangeOf(claimId, line),
  });

/** The last update of the claim's own facts. */
export const useLastClaimChange = ({
  client_reference_id: claimId,
  revision,
}: Pick<ClientReference, 'client_reference_id' | 'revision'>) =>
  useQuery({
    queryKey: ['last-claim-change', claimId, revision],
    queryFn: async () => {
      const { events } = await call(ROUTE, {
        params: { client_reference_id: claimId },
        query: { order: 'newest', kind: 'claim', limit: PAGE_SIZE },
      });
      return events.find(({ type }) => type === 'client_reference.updated') ?? null;
    },
  });
