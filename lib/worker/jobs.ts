import { examineJob } from '@/lib/appraisals/attachments/examine-job';
import type { Job } from '@/lib/platform/queue/job';
import { reportJob } from '@/lib/reports/jobs/wish';

export interface Handler {
  readonly job: Job;
  /** One try. What it throws may be cured by another. */
  readonly run: (payload: unknown) => Promise<void>;
  /** All tries are used up: what waits is marked as failed. */
  readonly giveUp: (payload: unknown) => Promise<void>;
}

/** Every job of the service. Handlers are loaded when the first one comes. */
export const jobs: readonly Handler[] = [
  {
    job: examineJob,
    run: async (payload) =>
      (await import('@/lib/verdicts/examine')).examine(examineJob.payload.parse(payload)),
    giveUp: async (payload) => {
      const { fail, GAVE_UP } = await import('@/lib/verdicts/fail');
      await fail(examineJob.payload.parse(payload), GAVE_UP);
    },
  },
  {
    job: reportJob,
    run: async (payload) =>
      (await import('@/lib/reports/jobs/make')).makeReport(reportJob.payload.parse(payload)),
    giveUp: async (payload) =>
      (await import('@/lib/reports/jobs/make')).giveUpReport(reportJob.payload.parse(payload)),
  },
];
