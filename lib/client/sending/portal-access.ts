import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call';

/** What a policyholder does is seen within five seconds. */
export const POLL_MS = 4000;

export const accessKey = (claimId: number) => ['portal', claimId, 'access'] as const;

/** The link and how far the policyholder is; asked again while there is a link. */
export const usePortalAccess = (claimId: number) =>
  useQuery({
    queryKey: accessKey(claimId),
    queryFn: () =>
      call('GET /client_reference/{client_reference_id}/portal/customer/access', {
        params: { client_reference_id: claimId },
      }),
    refetchInterval: ({ state }) => (state.data?.link_status ? POLL_MS : false),
  });
