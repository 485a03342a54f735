import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { findAccess } from '../access/lock';
import { ownClaim } from './own';

/** Told once for each link: the page says it when a person sees it, which no mail scanner does. */
export async function openPortal(caller: Caller): Promise<{ first_open_time: string }> {
  const { clientId, id } = ownClaim(caller);
  return withClient(clientId, async (tx) => {
    const firstOpenTime = now();
    const { count } = await tx.portalAccess.updateMany({ where: { clientId, clientReferenceId: id, firstOpenTime: null }, data: { firstOpenTime } });
    if (count > 0) await record(tx, { ...caller, clientReferenceId: id, type: 'portal.opened', data: { first_open_time: firstOpenTime.toISOString() } });
    const access = await findAccess(tx, { clientId, id });
    if (!access?.first_open_time) throw notFound('Portal access');
    return { first_open_time: access.first_open_time.toISOString() };
  });
}
