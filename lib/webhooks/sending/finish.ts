import { causeColumn } from '@/lib/platform/database/stored-cause';
import { textOf } from '@/lib/shared/reasons';
import { recordForClients } from '@/lib/events/record-for-clients';
import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { failLease, finishLease } from '@/lib/platform/queue/lease';
import { disableEndpoint, GONE } from '../endpoints/disable';
import { nextTryTime, retryAfterMs } from './back-off';
import { DELIVERIES, type LeasedDelivery } from './lease-deliveries';
import type { Answer } from './post';

const STATUS_GONE = 410;

const isSuccess = (status: number | null): boolean =>
  status !== null && status >= 200 && status <= 299;

/**
 * Stores the response to an attempt and its consequences. A worker whose lease has ended may still
 * report success, but only the current leaseholder may report failure.
 */
export async function finish(leased: LeasedDelivery, answer: Answer): Promise<void> {
  const { clientId, endpointId, id, tries } = leased;
  const { status: answerStatus, body: answerBody, error, durationMs } = answer;
  await withClient(clientId, async (tx) => {
    if (answerStatus === STATUS_GONE) await lockAndDisable(tx, clientId, endpointId);
    if (isSuccess(answerStatus)) {
      const delivered = Prisma.sql`, deliver_time = ${now()}, answer_status = ${answerStatus}`;
      await finishLease(tx, DELIVERIES, leased, delivered);
    } else {
      await tx.webhookDelivery.updateMany({
        where: { clientId, id, tries },
        data: { answerStatus },
      });
      await failLease(tx, DELIVERIES, leased, nextTryOf(leased, answer));
    }
    await tx.webhookTry.updateMany({
      where: { clientId, deliveryId: id, number: tries },
      data: {
        durationMs,
        answerStatus,
        answerBody,
        error: error && textOf(error),
        ...(error && { cause: causeColumn(error) }),
      },
    });
  });
}

/**
 * Locks the endpoint before its deliveries, in the same order as all other code, to prevent
 * deadlocks.
 */
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

function nextTryOf({ step, expireTime }: LeasedDelivery, { retryAfter }: Answer): Date | null {
  const time = now();
  return nextTryTime({
    step,
    time,
    expireTime,
    retryAfterMs: retryAfterMs(retryAfter, time),
    random: Math.random(),
  });
}
