import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAttempt } from '../api/attempt';
import { call, type Reply } from '../api/call';

export type ApiKey = Reply<'GET /api_keys/{api_key_id}'>;
export type IssuedApiKey = Reply<'POST /api_keys'>;
export type Scope = ApiKey['scopes'][number];

export const SCOPES: readonly Scope[] = ['read', 'write', 'admin'];

const PAGE_SIZE = 100;
/** Twice a minute, because the time of a key's last use is exact to the minute. */
const POLL_MS = 30_000;
const USES_LOOKED_AT = 100;

const KEYS = ['api-keys'] as const;

export const hasEnded = ({ state }: Pick<ApiKey, 'state'>): boolean =>
  state === 'expired' || state === 'revoked';

/** All keys of the client, newest first, read page by page. */
export function useApiKeys() {
  const { data, dataUpdatedAt, error, hasNextPage, isFetching, isError, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: KEYS,
      initialPageParam: undefined as string | undefined,
      queryFn: ({ pageParam, signal }) =>
        call('GET /api_keys', {
          query: { limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      getNextPageParam: ({ metadata }) => metadata.next_cursor ?? undefined,
      refetchInterval: POLL_MS,
    });
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return {
    keys: data?.pages.flatMap((page) => page.api_keys),
    readAtMs: dataUpdatedAt,
    error,
    refetch,
  };
}

interface NewApiKey {
  readonly name: string;
  readonly scopes: Scope[];
  /** Null: the key does not expire. */
  readonly expires_in_days: number | null;
}

export function useIssueApiKey() {
  const cache = useQueryClient();
  return useAttempt(
    (body: NewApiKey, idempotencyKey) => call('POST /api_keys', { body, idempotencyKey }),
    () => cache.invalidateQueries({ queryKey: KEYS }),
  );
}

export function useRotateApiKey(id: string) {
  const cache = useQueryClient();
  return useAttempt(
    (body: { grace_hours: number }, idempotencyKey) =>
      call('POST /api_keys/{api_key_id}/rotate', {
        params: { api_key_id: id },
        body,
        idempotencyKey,
      }),
    () => cache.invalidateQueries({ queryKey: KEYS }),
  );
}

export function useRevokeApiKey(id: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => call('DELETE /api_keys/{api_key_id}', { params: { api_key_id: id } }),
    onSuccess: () => cache.invalidateQueries({ queryKey: KEYS }),
  });
}

/**
 * The operations that the key called lately, by the request log: they would be refused without it.
 */
export const useUsesOfKey = (id: string) =>
  useQuery({
    queryKey: ['request-log', 'uses-of-key', id],
    queryFn: async ({ signal }) => {
      const { requests, metadata } = await call('GET /request_log', {
        query: { actor: `key:${id}`, limit: USES_LOOKED_AT },
        signal,
      });
      return {
        operations: [...new Set(requests.map(({ operation }) => operation))],
        count: requests.length,
        isMore: metadata.next_cursor !== null,
      };
    },
    staleTime: 0,
  });
