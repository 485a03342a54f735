import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cartKey } from '../cart/cart-pages';
import { addressOf } from '../api/call';
import { claimKey, receiptsKey, timelineKey } from '../api/query-keys';
import { forensicsKey } from '../verdicts/forensics';
import { waitingKey } from '../cart/waiting-items';

const POLL_MS = 4000;

/**
 * Polls the version of the claim while its page is visible, and reloads everything when somebody
 * else has changed it. The ETag of the cart is the version, and a page of one line is the smallest
 * response that carries it.
 */
export function useClaimWatch(claimId: number): void {
  const cache = useQueryClient();
  const { data: version } = useQuery({
    queryKey: ['claim-version', claimId],
    queryFn: async ({ signal }) => {
      const response = await fetch(
        addressOf(
          '/client_reference/{client_reference_id}/appraisal',
          { client_reference_id: claimId },
          { limit: 1 },
        ),
        { signal },
      );
      // Errors are shown by the queries of the page itself.
      return response.ok ? response.headers.get('etag') : null;
    },
    refetchInterval: POLL_MS,
    staleTime: 0,
    retry: false,
  });
  const last = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = version ?? before;
    if (before === null || !version || version === before) return;
    void refresh(cache, claimId);
  }, [cache, claimId, version]);
}

/**
 * Does nothing while a change made here is running: it reloads everything when it ends, and earlier
 * responses would revert what it shows already.
 */
async function refresh(cache: QueryClient, claimId: number): Promise<void> {
  if (cache.isMutating() > 0) return;
  const keys = [
    cartKey(claimId),
    forensicsKey(claimId),
    claimKey(claimId),
    waitingKey(claimId),
    timelineKey(claimId),
    receiptsKey(claimId),
    ['claimed-item', claimId],
    ['acv', claimId],
  ];
  await Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })));
}
