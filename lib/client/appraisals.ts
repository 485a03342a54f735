import { useInfiniteQuery, useMutation, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import { call, type Input, type Reply } from './call';

const PAGE_SIZE = 100;

export type CartPages = InfiniteData<
  Reply<'GET /client_reference/{client_reference_id}/appraisal'>,
  string | undefined
>;

export const cartKey = (claimId: number) => ['cart', claimId] as const;

/** The whole cart: the pages after the first are fetched one after the other, without being asked for. */
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

/** Changes appraisals in the cached cart without asking the server. */
export const withAppraisals = (
  pages: CartPages | undefined,
  change: (appraisal: Appraisal) => Appraisal | null,
): CartPages | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      appraisals: page.appraisals.flatMap((appraisal) => change(appraisal) ?? []),
    })),
  };

export const useStatuses = () =>
  useQuery({ queryKey: ['statuses'], queryFn: () => call('GET /appraisal_statuses', {}), staleTime: 5 * 60_000 });

export interface StatusChange {
  readonly appraisalIds: readonly number[];
  readonly status: { readonly id: number; readonly name: string };
}

/** Sets one status on one or many appraisals; the badges change at once and fall back when the service refuses. */
export function useSetStatus(claimId: number) {
  const cache = useQueryClient();
  const queryKey = cartKey(claimId);
  return useMutation({
    mutationFn: ({ appraisalIds, status }: StatusChange) =>
      inTurns(appraisalIds, (appraisal_id) =>
        call('PUT /client_reference/{client_reference_id}/appraisal/{appraisal_id}/appraisal_status', {
          params: { client_reference_id: claimId, appraisal_id },
          body: { appraisal_status_id: status.id },
        }),
      ),
    onMutate: async ({ appraisalIds, status }) => {
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<CartPages>(queryKey);
      const chosen = new Set(appraisalIds);
      cache.setQueryData<CartPages>(queryKey, (pages) =>
        withAppraisals(pages, (one) =>
          chosen.has(one.appraisal_id)
            ? { ...one, appraisal_status_id: status.id, appraisal_status: status.name }
            : one,
        ),
      );
      return { before };
    },
    onError: (_error, _change, context) => cache.setQueryData(queryKey, context?.before),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}

const PARALLEL_MAX = 4;

/** A few at a time: a browser's own limit per origin would otherwise hold up everything else on the page. */
export async function inTurns<T>(items: readonly T[], run: (item: T) => Promise<unknown>): Promise<void> {
  const queue = [...items];
  const lane = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL_MAX, items.length) }, lane));
}

export function useCreateAppraisal(claimId: number) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<Input<'POST /client_reference/{client_reference_id}/appraisal'>['body']>) =>
      call('POST /client_reference/{client_reference_id}/appraisal', {
        params: { client_reference_id: claimId },
        body,
      }),
    onSuccess: () => cache.invalidateQueries({ queryKey: cartKey(claimId) }),
  });
}
