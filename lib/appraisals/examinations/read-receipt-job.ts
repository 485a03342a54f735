import { z } from 'zod';
import { RECEIPT_TIMEOUTS_MS } from '@/lib/platform/pictures/limits';
import { job } from '@/lib/platform/queue/job';

/** For the file and the result, before and after the reading itself. */
const STORING_MS = 15_000;

/** About a minute, ten minutes and an hour: a busy machine needs time to become idle. */
const WAITS_MS = [60_000, 600_000, 3_600_000];

/** Reads the text of one attachment. */
export const readReceiptJob = job({
  name: 'read_receipt',
  payload: z.object({ client_id: z.int(), row_id: z.int(), file_name: z.string() }),
  backOff: { waitsMs: WAITS_MS, jitter: 0.25 },
  leaseMsMin: Math.max(...RECEIPT_TIMEOUTS_MS) + STORING_MS,
});

export type ReceiptToRead = ReturnType<typeof readReceiptJob.payload.parse>;
