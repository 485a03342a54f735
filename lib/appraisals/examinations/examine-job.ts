import { z } from 'zod';
import { job, JOB_BACK_OFF } from '@/lib/platform/queue/job';

/**
 * Examines one attachment. `run` is the verdict's run that queued the job; the job of an older run
 * does nothing.
 */
export const examineJob = job({
  name: 'examine',
  payload: z.object({ client_id: z.int(), row_id: z.int(), file_name: z.string(), run: z.int() }),
  backOff: JOB_BACK_OFF,
});

export type Examination = z.output<typeof examineJob.payload>;

/**
 * Examines the picture of a candidate beside its verdict. It has the name of `examineJob`, because
 * only jobs of one name are taken in the order of their priorities.
 */
export const candidateJob = job({
  name: examineJob.name,
  payload: z.object({ client_id: z.int(), candidate_id: z.int() }),
  backOff: JOB_BACK_OFF,
});

export type CandidateExamination = z.output<typeof candidateJob.payload>;
