import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Receipt } from '@/lib/contract/receipts';
import { call } from '../api/call';
import { receiptsKey } from '../api/query-keys';
import { forensicsKey } from '../verdicts/forensics';

/** While one is being read, and while all that are not read wait for a later try. */
const POLL_MS = { now: 1500, later: 20_000 } as const;

function waitingOf(receipts: readonly Receipt[] = []): keyof typeof POLL_MS | null {
  const waiting = receipts.filter(({ status }) => status === 'waiting');
  if (waiting.length === 0) return null;
  return waiting.some((one) => one.failure_cause === null) ? 'now' : 'later';
}

/**
 * What was read from the receipts of a claim. Polled only while one is being read; then the results
 * are fetched again, because scanned pages are examined once they have been read, and a file that could
 * not be read in time is inconclusive.
 */
export function useReceipts(claimId: number) {
  const cache = useQueryClient();
  const query = useQuery({
    queryKey: receiptsKey(claimId),
    queryFn: ({ signal }) =>
      call('GET /client_reference/{client_reference_id}/receipts', {
        params: { client_reference_id: claimId },
        signal,
      }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      const waiting = waitingOf(state.data?.receipts);
      return waiting !== null && POLL_MS[waiting];
    },
  });
  const waiting = waitingOf(query.data?.receipts);
  useEffect(() => {
    if (waiting === null) return undefined;
    return () => void cache.invalidateQueries({ queryKey: forensicsKey(claimId) });
  }, [cache, claimId, waiting]);
  return query;
}
