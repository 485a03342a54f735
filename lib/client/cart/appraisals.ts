import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call } from '../api/call';
import { cartKey } from './cart-pages';

const PAGE_SIZE = 100;

/**
 * Loads the whole cart: the pages after the first are fetched automatically, one after the other.
 */
export function useCart(claimId: number) {
  const query = useInfiniteQuery({
    queryKey: cartKey(claimId),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /client_reference/{client_reference_id}/appraisal', {
        params: { client_reference_id: claimId },
        query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ metadata }) => metadata.next_cursor ?? undefined,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const appraisals = useMemo(() => data?.pages.flatMap((page) => page.appraisals), [data]);
  return {
    appraisals,
    totals: data?.pages[0]?.metadata.totals,
    isComplete: !!data && !hasNextPage,
    error: query.error,
    retry: query.refetch,
  };
}
