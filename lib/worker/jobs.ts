import { candidateJob, examineJob } from '@/lib/appraisals/examinations/examine-job';
import { serialsJob } from '@/lib/appraisals/items/serials-job';
import { readReceiptJob } from '@/lib/appraisals/examinations/read-receipt-job';
import { compareReceiptsJob } from '@/lib/appraisals/receipts/compare-job';
import { refreshLinesJob } from '@/lib/identity/settings/refresh-lines-job';
import type { Job } from '@/lib/platform/queue/job';
import { log } from '@/lib/platform/log';
import { reportJob } from '@/lib/reports/jobs/wish';

export interface Handler {
  readonly job: Job;
  /** At once in one worker; by default as the settings allow. */
  readonly jobsMax?: number;
  /**
   * Makes one attempt, the first or a later one (`tries`). If it throws, the job is retried while it
   * has attempts left.
   */
  readonly run: (payload: unknown, tries: number) => Promise<void>;
  /** Marks the subject of the job as failed when no attempts are left. */
  readonly giveUp: (payload: unknown) => Promise<void>;
}

/**
 * All jobs of the service. Handlers are imported on their first job, so that a worker starts
 * quickly.
 */
export const jobs: readonly Handler[] = [
  {
    job: examineJob,
    run: async (payload) => {
      const { success: isOfCandidate, data } = candidateJob.payload.safeParse(payload);
      if (isOfCandidate)
        return (await import('@/lib/verdicts/rejudge/examine')).examineCandidate(data);
      return (await import('@/lib/verdicts/examine')).examine(examineJob.payload.parse(payload));
    },
    giveUp: async (payload) => {
      const { fail, GAVE_UP } = await import('@/lib/verdicts/fail');
      const { success: isOfCandidate, data } = candidateJob.payload.safeParse(payload);
      if (isOfCandidate)
        return (await import('@/lib/verdicts/rejudge/fail')).failCandidate(data, GAVE_UP);
      return fail(examineJob.payload.parse(payload), GAVE_UP);
    },
  },
  {
    job: readReceiptJob,
    jobsMax: 1,
    run: async (payload, tries) =>
      (await import('@/lib/appraisals/receipts/read')).readReceiptOf(
        readReceiptJob.payload.parse(payload),
        undefined,
        tries,
      ),
    giveUp: async (payload) =>
      (await import('@/lib/appraisals/receipts/read')).giveUpReading(
        readReceiptJob.payload.parse(payload),
      ),
  },
  {
    job: compareReceiptsJob,
    run: async (payload) =>
      (await import('@/lib/appraisals/receipts/compare')).compareReceipts(
        compareReceiptsJob.payload.parse(payload),
      ),
    giveUp: async (payload) => {
      log().error({ payload }, 'receipts could not be compared');
    },
  },
  {
    job: reportJob,
    run: async (payload) =>
      (await import('@/lib/reports/jobs/make')).makeReport(reportJob.payload.parse(payload)),
    giveUp: async (payload) =>
      (await import('@/lib/reports/jobs/make')).giveUpReport(reportJob.payload.parse(payload)),
  },
  {
    job: refreshLinesJob,
    run: async (payload) =>
      (await import('@/lib/claims/refresh-lines')).refreshLines(
        refreshLinesJob.payload.parse(payload),
        (await import('@/lib/appraisals/acv/calculate-undated')).calculateUndated,
      ),
    giveUp: async (payload) => {
      log().error({ payload }, 'the lines of claims could not be refreshed');
    },
  },
  {
    job: serialsJob,
    run: async (payload) =>
      (await import('@/lib/appraisals/items/find-serials')).findSerials(
        serialsJob.payload.parse(payload),
      ),
    giveUp: async (payload) => {
      log().error({ payload }, 'serial numbers could not be looked up in other claims');
    },
  },
];
