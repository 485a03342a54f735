import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call';

/** Short enough for the desk to show within five seconds what a policyholder does. */
export const POLL_MS = 4000;

export const accessKey = (claimId: number) => ['portal', claimId, 'access'] as const;

/** The link and the policyholder's progress; polled while there is a link. */
export const usePortalAccess = (claimId: number) =>
  useQuery({
    queryKey: accessKey(claimId),
    queryFn: () =>
      call('GET /client_reference/{client_reference_id}/portal/customer/access', {
        params: { client_reference_id: claimId },
      }),
    refetchInterval: ({ state }) => (state.data?.link_status ? POLL_MS : false),
  });
