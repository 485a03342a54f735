import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, addressOf, type Reply } from '../api/call';
import { useDeletion } from '../api/deletion';
import { sendForm } from '../api/send-form';

export type PriceImport = Reply<'GET /price_imports/{price_import_id}'>;

/** The limit of the service: 60 MB. */
export const FEED_BYTES_MAX = 60_000_000;

const HISTORY_SIZE = 25;
const ERRORS_SIZE = 50;
const POLL_MS = 1000;

const HISTORY_KEY = ['price-imports'] as const;
const PRICE_IMPORT = 'price-import';
const importKey = (id: number) => [PRICE_IMPORT, id] as const;

export const isUnderWay = ({ status }: Pick<PriceImport, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

export const usePriceImports = (isWanted: boolean) =>
  useInfiniteQuery({
    queryKey: HISTORY_KEY,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /price_imports', {
        query: { limit: HISTORY_SIZE, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ metadata }) => metadata.next_cursor ?? undefined,
    enabled: isWanted,
  });

/** Polls every second while the import is under way, and reloads the history when it ends. */
export function usePriceImport(id: number, isGone = false) {
  const cache = useQueryClient();
  return useQuery({
    queryKey: importKey(id),
    queryFn: async ({ signal }) => {
      const run = await call('GET /price_imports/{price_import_id}', {
        params: { price_import_id: id },
        signal,
      });
      const before = cache.getQueryData<PriceImport>(importKey(id));
      if (!isUnderWay(run) && before && isUnderWay(before))
        void cache.invalidateQueries({ queryKey: HISTORY_KEY });
      return run;
    },
    enabled: !isGone,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  });
}

/** One page of the rows that were left out; earlier pages stay cached for the way back. */
export const useImportErrors = (id: number, cursor: string | undefined) =>
  useQuery({
    queryKey: [...importKey(id), 'errors', cursor],
    queryFn: ({ signal }) =>
      call('GET /price_imports/{price_import_id}/errors', {
        params: { price_import_id: id },
        query: { limit: ERRORS_SIZE, ...(cursor !== undefined && { cursor }) },
        signal,
      }),
    placeholderData: (previous) => previous,
    staleTime: Infinity,
  });

interface Feed {
  readonly file: File;
  readonly shopName: string;
  readonly currency: string;
  readonly isDryRun: boolean;
  onProgress(fraction: number): void;
}

export function useCreatePriceImport() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ file, shopName, currency, isDryRun, onProgress }: Feed) => {
      const query = {
        dry_run: String(isDryRun),
        shop_name: shopName || undefined,
        currency: currency || undefined,
      };
      return sendForm<PriceImport>(addressOf('/price_imports', {}, query), {
        field: 'file',
        file,
        onProgress,
      });
    },
    onSuccess: async (run) => {
      cache.setQueryData(importKey(run.price_import_id), run);
      await cache.invalidateQueries({ queryKey: HISTORY_KEY });
    },
  });
}

export function useDiscardPriceImport(id: number) {
  const cache = useQueryClient();
  return useDeletion({
    kind: PRICE_IMPORT,
    id,
    send: () =>
      call('DELETE /price_imports/{price_import_id}', { params: { price_import_id: id } }),
    refresh: () => cache.invalidateQueries({ queryKey: HISTORY_KEY }),
  });
}
