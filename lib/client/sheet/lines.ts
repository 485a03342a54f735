import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { LineReason, LineState } from '@/lib/contract/claim-lines';
import type { ListedItem } from '@/lib/contract/claimed-items';
import { call, type Reply } from '../api/call';
import { type CartPages, cartKey } from '../cart/cart-pages';
import { waitingKey } from '../cart/waiting-items';

const PAGE_SIZE = 100;

/** A claimed item with the appraisal that counts for it. */
export interface Line {
  readonly rowId: number;
  readonly item: ListedItem;
  readonly appraisals: readonly Appraisal[];
  /** Null while the item has no appraisal. */
  readonly chosen: Appraisal | null;
  readonly state: LineState;
  readonly reason: LineReason | null;
}

/** Read again whenever the waiting items are. */
const itemsKey = (claimId: number) => [...waitingKey(claimId), 'all'] as const;

/** All items of the claim, page by page. */
export function useItems(claimId: number) {
  const query = useInfiniteQuery({
    queryKey: itemsKey(claimId),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /client_reference/{client_reference_id}/claimed_item', {
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
  const items = useMemo(() => data?.pages.flatMap((page) => page.claimed_items), [data]);
  return { items, isComplete: !!data && !hasNextPage, error: query.error, retry: query.refetch };
}

/**
 * The lines of a claim in the order of its items. An item whose appraisals were deleted is a line
 * only if it was listed.
 */
export function linesOf(
  items: readonly ListedItem[],
  appraisals: readonly Appraisal[],
): readonly Line[] {
  const ofItem = new Map<number, Appraisal[]>();
  for (const one of appraisals) ofItem.set(one.row_id, [...(ofItem.get(one.row_id) ?? []), one]);
  return items.map((item) => {
    const own = ofItem.get(item.row_id) ?? [];
    const chosen =
      own.find((one) => one.appraisal_id === one.chosen_appraisal_id) ?? own.at(-1) ?? null;
    const reason = chosen?.line_reason ?? null;
    return {
      rowId: item.row_id,
      item,
      appraisals: own,
      chosen,
      state: chosen?.line_state ?? 'not_valued',
      reason: chosen === null ? 'no_appraisal' : reason === 'alternative' ? null : reason,
    };
  });
}

type ItemPages = InfiniteData<Reply<'GET /client_reference/{client_reference_id}/claimed_item'>>;

/** The lines as they were read last, also before they are drawn. */
export function readLines(cache: QueryClient, claimId: number): readonly Line[] {
  const items = cache.getQueryData<ItemPages>(itemsKey(claimId));
  const cart = cache.getQueryData<CartPages>(cartKey(claimId));
  return linesOf(
    items?.pages.flatMap((page) => page.claimed_items) ?? [],
    cart?.pages.flatMap((page) => page.appraisals) ?? [],
  );
}
