import { useInfiniteQuery } from '@tanstack/react-query';
import { call, type Reply } from '../api/call';

export type LoggedRequest = Reply<'GET /request_log'>['requests'][number];

export interface RequestFilter {
  /** `key:<id>` or `user:<address>`. */
  readonly actor?: string;
  /** `404`, or a class like `4xx`. */
  readonly status?: string;
  /** How the path begins, percent-encoded. */
  readonly path_prefix?: string;
  readonly since?: string;
  readonly until?: string;
}

const PAGE_SIZE = 50;

const FILTER_NAMES = ['actor', 'status', 'path_prefix', 'since', 'until'] as const;

/** Reads the filter from the address; an empty parameter is no filter. */
export function filterOf(search: URLSearchParams): RequestFilter {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );
}

/**
 * Newest first. Reloaded only when the user asks for it, because a list that moves cannot be read.
 */
export const useRequests = (filter: RequestFilter) =>
  useInfiniteQuery({
    queryKey: ['request-log', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /request_log', {
        query: { limit: PAGE_SIZE, ...filter, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ metadata }) => metadata.next_cursor ?? undefined,
    placeholderData: (previous) => previous,
  });
