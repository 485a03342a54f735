import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { lockAccess } from '../access/lock';
import { ownClaim } from './own';

/**
 * Records a request for a new link, once per expiry. `request_time` is null if the link still
 * works.
 */
export async function requestNewLink(caller: Caller): Promise<{ request_time: string | null }> {
  const own = ownClaim(caller);
  return withClient(own.clientId, async (tx) => {
    const access = await lockAccess(tx, own);
    const time = now();
    if (!access || access.expire_time > time) return { request_time: null };
    if (access.new_link_request_time)
      return { request_time: access.new_link_request_time.toISOString() };
    await tx.portalAccess.update({
      where: { clientId_clientReferenceId: { clientId: own.clientId, clientReferenceId: own.id } },
      data: { newLinkRequestTime: time },
    });
    await record(tx, {
      ...caller,
      clientReferenceId: own.id,
      type: 'portal.new_link_requested',
      data: { request_time: time.toISOString(), expire_time: access.expire_time.toISOString() },
    });
    return { request_time: time.toISOString() };
  });
}
