import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';

export const SWITCHED_OFF = 'Switched off over the API';
export const GONE = 'The endpoint answered 410 Gone';

/**
 * Disables an endpoint and fails its pending deliveries. The caller must have locked the endpoint.
 * Returns false if it was disabled already.
 */
export async function disableEndpoint(
  tx: Transaction,
  clientId: number,
  id: number,
  reason: string,
): Promise<boolean> {
  const time = now();
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { clientId, id, disableTime: null },
    data: { disableTime: time, disableReason: reason, updateTime: time },
  });
  await tx.webhookDelivery.updateMany({
    where: { clientId, endpointId: id, status: 'pending' },
    data: { status: 'failed', nextTryTime: null },
  });
  return count > 0;
}
