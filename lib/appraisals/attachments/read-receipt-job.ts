import { z } from 'zod';
import { RECEIPT_TIMEOUT_MS } from '@/lib/platform/pictures/limits';
import { job, JOB_BACK_OFF } from '@/lib/platform/queue/job';

/** For the file and the result, before and after the reading itself. */
const STORING_MS = 15_000;

/** Reads the text of one attachment. */
export const readReceiptJob = job({
  name: 'read_receipt',
  payload: z.object({ client_id: z.int(), row_id: z.int(), file_name: z.string() }),
  backOff: JOB_BACK_OFF,
  leaseMsMin: RECEIPT_TIMEOUT_MS + STORING_MS,
});

export type ReceiptToRead = ReturnType<typeof readReceiptJob.payload.parse>;
