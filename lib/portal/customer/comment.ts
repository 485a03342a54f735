import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { lockOpen, ownClaim, requireVersion } from './own';

interface Given {
  readonly version: number;
  readonly comment: string;
}

/** As it is typed; what it says counts when the answers are handed in, and only then stands in the trail. */
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
