import { z } from 'zod';
import type { Transaction } from '@/lib/platform/database/tenant';
import { job, JOB_BACK_OFF } from '@/lib/platform/queue/job';
import { send } from '@/lib/platform/queue/send';

/**
 * Looks in other claims for serial numbers that a claim has got or lost. A job, because it locks
 * other claims, which a change of this one must not wait for.
 */
export const serialsJob = job({
  name: 'serials',
  payload: z.object({
    client_id: z.int(),
    client_reference_id: z.int(),
    serial_numbers: z.array(z.string()),
  }),
  backOff: JOB_BACK_OFF,
});

/** In the transaction of the change. Without a serial number nothing is queued. */
export async function queueSerials(
  tx: Transaction,
  clientId: number,
  clientReferenceId: number,
  serialNumbers: readonly unknown[],
): Promise<void> {
  const serials = serialNumbers.filter((one) => typeof one === 'string' && one !== '');
  if (serials.length === 0) return;
  await send(tx, serialsJob, {
    client_id: clientId,
    client_reference_id: clientReferenceId,
    serial_numbers: [...new Set(serials)] as string[],
  });
}
