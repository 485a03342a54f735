import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ClientReference } from '@/lib/contract/claims';
import { call } from '../api/call';
import { CLAIMS_KEY, claimKey, timelineKey } from '../api/query-keys';
import { useOneAtATime } from '../api/one-at-a-time';

const STALE_MS = 5 * 60_000;

export const HANDLERS_KEY = ['claim-handlers'] as const;

/** The users whom a claim can be assigned to. Cached for minutes, since they rarely change. */
export const useClaimHandlers = () =>
  useQuery({
    queryKey: HANDLERS_KEY,
    queryFn: () => call('GET /claim_handlers', {}),
    staleTime: STALE_MS,
    select: ({ claim_handlers }) => claim_handlers,
  });

/**
 * Sends the assignee that the screen showed: of two people who change it, the second is refused and
 * reads who it is now.
 */
export function useSetOwner({
  client_reference_id: claimId,
  owner_id: seen,
}: Pick<ClientReference, 'client_reference_id' | 'owner_id'>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: useOneAtATime((userId: number | 'me' | null) =>
      call('PUT /client_reference/{client_reference_id}/owner', {
        params: { client_reference_id: claimId },
        body: { user_id: userId, instead_of: seen },
      }),
    ),
    onSettled: () =>
      Promise.all(
        [claimKey(claimId), CLAIMS_KEY, timelineKey(claimId)].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** Reads the current assignee after a refusal; null also if that fails. */
export async function readOwner(claimId: number): Promise<string | null> {
  try {
    return (
      await call('GET /client_reference/{client_reference_id}', {
        params: { client_reference_id: claimId },
      })
    ).owner;
  } catch {
    return null;
  }
}
