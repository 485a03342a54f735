import { randomUUID } from 'node:crypto';
import { TEST_TYPE } from '@/lib/contract/webhook-deliveries';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { findEndpoint } from '../endpoints/find';
import { ROUND_MS } from '../sending/back-off';
import { switchedOff } from './redeliver';
import { deliveryView, VISIBLE } from './view';

/**
 * Queues a test event, which is delivered like any other. Throws `wrong` for a disabled endpoint.
 */
export async function sendTest(caller: Caller, endpointId: number) {
  const { clientId } = caller;
  const time = now();
  const body = JSON.stringify({
    type: TEST_TYPE,
    timestamp: time.toISOString(),
    data: { client_id: clientId, webhook_endpoint_id: endpointId },
  });
  return withClient(clientId, async (tx) => {
    const endpoint = await findEndpoint(tx, caller, endpointId);
    if (endpoint.disableTime) throw switchedOff();
    const row = await tx.webhookDelivery.create({
      data: {
        clientId,
        endpointId,
        messageId: randomUUID(),
        type: TEST_TYPE,
        body,
        nextTryTime: time,
        expireTime: new Date(time.getTime() + ROUND_MS),
        createTime: time,
      },
      select: VISIBLE,
    });
    return deliveryView(row);
  });
}
