import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../api/call';
import { receiptsKey } from '../api/query-keys';
import { forensicsKey } from '../verdicts/forensics';

const POLL_MS = 1500;

/**
 * What was read from the receipts of a claim. Polled only while one is being read; then the results
 * are fetched again, because scanned pages are examined once they have been read.
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
    refetchInterval: ({ state }) =>
      state.data?.receipts.some(({ status }) => status === 'waiting') ? POLL_MS : false,
  });
  const isWaiting = query.data?.receipts.some(({ status }) => status === 'waiting') ?? false;
  useEffect(() => {
    if (!isWaiting) return undefined;
    return () => void cache.invalidateQueries({ queryKey: forensicsKey(claimId) });
  }, [cache, claimId, isWaiting]);
  return query;
}
