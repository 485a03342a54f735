import { z } from 'zod';
import { job, JOB_BACK_OFF } from '@/lib/platform/queue/job';

/**
 * Compares the client's receipts with their items and with each other, once after the migration
 * that queued it. Starts with the reading after the given one.
 */
export const compareReceiptsJob = job({
  name: 'compare_receipts',
  payload: z.object({
    client_id: z.int(),
    after_row_id: z.int(),
    after_file_name: z.string(),
  }),
  backOff: JOB_BACK_OFF,
});
