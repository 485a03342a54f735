import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { receiptsKey } from '../api/query-keys';

const POLL_MS = 1500;

/** What was read from the receipts of a claim. Polled only while one is being read. */
export const useReceipts = (claimId: number) =>
  useQuery({
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
