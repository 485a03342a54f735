import { storedCause } from '@/lib/platform/database/stored-cause';
import type { z } from 'zod';
import type { webhookMessage } from '@/lib/contract/webhook-deliveries';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { findEndpoint } from '../endpoints/find';
import { deliveryView } from './view';

const TRIES_SHOWN_MAX = 100;

export const missingDelivery = () => notFound('delivery_not_found');

type Sent = z.output<typeof webhookMessage>;

/**
 * A delivery with its latest attempts, oldest first. Throws `not_found` for an unknown endpoint or
 * delivery.
 */
export async function readDelivery(caller: Caller, endpointId: number, id: number) {
  const { clientId } = caller;
  const row = await readClient(clientId, async (tx) => {
    await findEndpoint(tx, caller, endpointId);
    return tx.webhookDelivery.findFirst({
      where: { clientId, endpointId, id },
      include: { history: { orderBy: { number: 'desc' }, take: TRIES_SHOWN_MAX } },
    });
  });
  if (!row) throw missingDelivery();
  const tries = row.history.reverse().map((one) => ({
    number: one.number,
    start_time: one.startTime.toISOString(),
    duration_ms: one.durationMs,
    answer_status: one.answerStatus,
    answer_body: one.answerBody,
    error: one.error,
    error_cause: storedCause(one.cause),
  }));
  return { ...deliveryView(row), message: JSON.parse(row.body) as Sent, tries };
}
