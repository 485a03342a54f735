import type { CustomerPortal } from '@/lib/contract/portal-customer';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { lockAccess } from '../access/lock';
import { ownClaim } from './own';
import { portalView } from './read';

/** Reopens submitted answers for changes. Throws `forbidden` if the insurer has locked the link. */
export async function reopenPortal(caller: Caller): Promise<CustomerPortal> {
  const own = ownClaim(caller);
  return withClient(own.clientId, async (tx) => {
    if ((await lockAccess(tx, own))?.link_status === 'submitted') {
      await tx.portalAccess.update({
        where: {
          clientId_clientReferenceId: { clientId: own.clientId, clientReferenceId: own.id },
        },
        data: { linkStatus: 'active', submitTime: null, reopenTime: now() },
      });
      await record(tx, {
        ...caller,
        clientReferenceId: own.id,
        type: 'portal.reopened',
        data: { link_status: 'active' },
      });
    }
    return portalView(tx, caller);
  });
}
