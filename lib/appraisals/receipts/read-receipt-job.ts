import { z } from 'zod';
import { job, JOB_BACK_OFF } from '@/lib/platform/queue/job';

/** Reads the text of one attachment. */
export const readReceiptJob = job({
  name: 'read_receipt',
  payload: z.object({ client_id: z.int(), row_id: z.int(), file_name: z.string() }),
  backOff: JOB_BACK_OFF,
});

export type ReceiptToRead = ReturnType<typeof readReceiptJob.payload.parse>;
