import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Input, type Reply } from '../api/call';
import { CLAIMS_KEY, claimKey } from '../api/query-keys';

const PAGE_SIZE = 100;
const FLAGGED_COUNT_MAX = 100;
const POLL_MS = 30_000;
const RUNNING_POLL_MS = 3000;

export interface ClaimsFilter {
  readonly q: string;
  /** Claims with a photo of this state; `suspect`: flagged or confirmed. Null for all. */
  readonly photos: 'suspect' | 'flagged' | 'confirmed' | 'inconclusive' | null;
  /** The signed-in user's claims, or those without an assignee; null for all. */
  readonly owner: 'me' | 'none' | null;
}

const isSomeRunning = (pages: readonly Reply<'GET /client_reference'>[] | undefined) =>
  pages?.some(({ client_references: claims }) =>
    claims.some(({ running_count: count }) => count > 0),
  ) ?? false;

export const useClaims = ({ q, photos, owner }: ClaimsFilter) =>
  useInfiniteQuery({
    queryKey: [...CLAIMS_KEY, { q, photos, owner }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /client_reference', {
        query: {
          limit: PAGE_SIZE,
          ...(pageParam && { cursor: pageParam }),
          ...(q && { q }),
          ...(photos && { photos }),
          ...(owner && { owner }),
        },
        signal,
      }),
    getNextPageParam: ({ metadata }) => metadata.next_cursor ?? undefined,
    // Others work on the claims too, and running analyses finish while the list is open. All loaded
    // pages are fetched again, so the interval grows with their number.
    refetchInterval: ({ state }) =>
      (isSomeRunning(state.data?.pages) ? RUNNING_POLL_MS : POLL_MS) *
      Math.max(1, state.data?.pages.length ?? 1),
    // Keeps the results of the last search while the next one loads, so that typing does not flash
    // skeletons.
    placeholderData: (previous) => previous,
  });

/** Counts the claims with a picture to review; `isMore` if there are more than one page holds. */
export const useFlaggedCount = () =>
  useQuery({
    queryKey: [...CLAIMS_KEY, 'flagged-count'],
    queryFn: () =>
      call('GET /client_reference', { query: { flagged: 'true', limit: FLAGGED_COUNT_MAX } }),
    select: ({ client_references, metadata }) => ({
      count: client_references.length,
      isMore: metadata.next_cursor !== null,
    }),
    staleTime: 30_000,
  });

export const useClaim = (claimId: number) =>
  useQuery({
    queryKey: claimKey(claimId),
    queryFn: ({ signal }) =>
      call('GET /client_reference/{client_reference_id}', {
        params: { client_reference_id: claimId },
        signal,
      }),
  });

export function useCreateClaim() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<Input<'POST /client_reference'>['body']>) =>
      call('POST /client_reference', { body }),
    onSuccess: () => cache.invalidateQueries({ queryKey: CLAIMS_KEY }),
  });
}
