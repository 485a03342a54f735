import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { findAccess, lockAccess } from '../access/lock';
import { ownClaim } from './own';

/**
 * Records one event per link when its page is first shown to a person; mail scanners do not call
 * this.
 */
export async function openPortal(caller: Caller): Promise<{ first_open_time: string }> {
  const claim = ownClaim(caller);
  return withClient(claim.clientId, async (tx) => {
    const known =
      (await findAccess(tx, claim))?.first_open_time ??
      (await lockAccess(tx, claim))?.first_open_time;
    const firstOpenTime = known ?? now();
    if (!known) {
      await tx.portalAccess.updateMany({
        where: { clientId: claim.clientId, clientReferenceId: claim.id },
        data: { firstOpenTime },
      });
      await record(tx, {
        ...caller,
        clientReferenceId: claim.id,
        type: 'portal.opened',
        data: { first_open_time: firstOpenTime.toISOString() },
      });
    }
    return { first_open_time: firstOpenTime.toISOString() };
  });
}
