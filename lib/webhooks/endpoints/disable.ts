import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';

export const SWITCHED_OFF = 'Switched off over the API';
export const GONE = 'The endpoint answered 410 Gone';

/** Ends what waits for the endpoint: nothing more is sent to it. Its lock must be held. False where it was switched off before. */
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
