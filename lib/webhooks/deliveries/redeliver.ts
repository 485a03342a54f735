import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import { lockEndpoint } from '../endpoints/find';
import { ROUND_MS } from '../sending/back-off';
import { missingDelivery } from './read';
import { deliveryView, VISIBLE } from './view';

export const switchedOff = () => wrongValue('webhook_endpoint_id', 'endpoint_off');

/**
 * Schedules the delivery again at once, with the same id and a new round of attempts. An attempt in
 * progress is left to finish. Throws `wrong` for a disabled endpoint.
 */
export async function redeliver(caller: Caller, endpointId: number, id: number) {
  const { clientId } = caller;
  const time = now();
  return withClient(clientId, async (tx) => {
    const endpoint = await lockEndpoint(tx, caller, endpointId);
    const where = { clientId_id: { clientId, id }, endpointId };
    const before = await tx.webhookDelivery.findUnique({
      where,
      select: { ...VISIBLE, leaseUntil: true },
    });
    if (!before) throw missingDelivery();
    if (endpoint.disableTime) throw switchedOff();
    if (before.status === 'pending' && before.leaseUntil && before.leaseUntil > time)
      return deliveryView(before);
    const data = {
      status: 'pending',
      step: 0,
      nextTryTime: time,
      expireTime: new Date(time.getTime() + ROUND_MS),
      leaseUntil: null,
    } as const;
    return deliveryView(await tx.webhookDelivery.update({ where, data, select: VISIBLE }));
  });
}
