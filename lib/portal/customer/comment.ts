import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { lockOpen, ownClaim, requireVersion } from './own';

interface Given {
  readonly version: number;
  readonly comment: string;
}

/** Stores the comment while it is typed. Only submitting the answers records it as an event. */
export async function storeComment(
  caller: Caller,
  { version, comment }: Given,
): Promise<{ comment: string }> {
  const { clientId, id: clientReferenceId } = ownClaim(caller);
  await withClient(clientId, async (tx) => {
    requireVersion(await lockOpen(tx, caller), version);
    await tx.portalAccess.update({
      where: { clientId_clientReferenceId: { clientId, clientReferenceId } },
      data: { comment },
    });
  });
  return { comment };
}
