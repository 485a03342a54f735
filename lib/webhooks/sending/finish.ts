import { recordForClients } from '@/lib/events/record-for-clients';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { disableEndpoint, GONE } from '../endpoints/disable';
import { nextTryTime, retryAfterMs } from './back-off';
import type { Claimed } from './claim';
import type { Answer } from './post';

const STATUS_GONE = 410;

const isSuccess = (status: number | null): boolean =>
  status !== null && status >= 200 && status <= 299;

/**
 * Writes down the answer and what follows from it. A worker whose lease ended meanwhile may still say that the message arrived; that
 * it failed is said by whoever holds the delivery now.
 */
export async function finish(claimed: Claimed, answer: Answer): Promise<void> {
  const { clientId, endpointId, deliveryId, number } = claimed;
  const { status: answerStatus, body: answerBody, error, durationMs } = answer;
  await withClient(clientId, async (tx) => {
    if (answerStatus === STATUS_GONE) await lockAndDisable(tx, clientId, endpointId);
    const mine = { clientId, id: deliveryId, tries: number };
    await tx.webhookDelivery.updateMany({ where: mine, data: { leaseUntil: null, answerStatus } });
    if (isSuccess(answerStatus)) {
      const data = {
        status: 'delivered',
        deliverTime: now(),
        answerStatus,
        nextTryTime: null,
      } as const;
      await tx.webhookDelivery.updateMany({ where: { clientId, id: deliveryId }, data });
    } else {
      const next = nextTryOf(claimed, answer);
      await tx.webhookDelivery.updateMany({
        where: { ...mine, status: 'pending' },
        data: { status: next ? 'pending' : 'failed', nextTryTime: next },
      });
    }
    await tx.webhookTry.updateMany({
      where: { clientId, deliveryId, number },
      data: { durationMs, answerStatus, answerBody, error },
    });
  });
}

/** In the order in which everybody takes these locks: the endpoint, then its deliveries. */
async function lockAndDisable(
  tx: Transaction,
  clientId: number,
  endpointId: number,
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM webhook_endpoint WHERE client_id = ${clientId} AND id = ${endpointId} FOR NO KEY UPDATE`;
  const isNews = await disableEndpoint(tx, clientId, endpointId, GONE);
  if (isNews)
    await recordForClients(tx, {
      clientIds: [clientId],
      type: 'webhook_endpoint.disabled',
      actor: 'webhooks',
      data: { webhook_endpoint_id: endpointId, reason: GONE },
    });
}

function nextTryOf({ step, expireTime }: Claimed, { retryAfter }: Answer): Date | null {
  const time = now();
  return nextTryTime({
    step,
    time,
    expireTime,
    retryAfterMs: retryAfterMs(retryAfter, time),
    random: Math.random(),
  });
}
