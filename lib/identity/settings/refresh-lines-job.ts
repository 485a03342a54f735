import { z } from 'zod';
import type { Transaction } from '@/lib/platform/database/tenant';
import { job } from '@/lib/platform/queue/job';
import { send } from '@/lib/platform/queue/send';

const [SECOND_MS, MINUTE_MS, HOUR_MS] = [1000, 60_000, 3_600_000];

/**
 * Refreshes the lines of the client's claims after a change of the settings that decide what
 * counts. Starts with the claim after `after_claim_id`. Tried for a day, because until it is done
 * sums are by the previous settings.
 */
export const refreshLinesJob = job({
  name: 'refresh_lines',
  payload: z.object({
    client_id: z.int(),
    after_claim_id: z.int(),
    calculate_for: z
      .string()
      .nullable()
      .default(null)
      .describe('Who chose assumed ages: lines without a date are calculated on their behalf.'),
  }),
  backOff: {
    waitsMs: [4 * SECOND_MS, 30 * SECOND_MS, 5 * MINUTE_MS, ...Array<number>(24).fill(HOUR_MS)],
    jitter: 0.5,
  },
});

/**
 * Call it in the transaction that changes the settings. Waits for claims that are being created:
 * they count by the previous settings, and the job would not see them.
 */
export async function queueRefreshLines(
  tx: Transaction,
  clientId: number,
  calculateFor: string | null = null,
): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM client WHERE id = ${clientId} FOR UPDATE`;
  await send(tx, refreshLinesJob, {
    client_id: clientId,
    after_claim_id: 0,
    calculate_for: calculateFor,
  });
}
