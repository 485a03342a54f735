import { setTimeout as sleep } from 'node:timers/promises';
import { forgetImports } from '@/lib/catalogue/imports/forget-imports';
import { forgetDrafts } from '@/lib/intake/forget-drafts';
import { forgetMail } from '@/lib/mail/forget-mail';
import { now } from '@/lib/platform/clock';
import { log } from '@/lib/platform/log';
import { forgetJobs } from '@/lib/platform/queue/forget-jobs';
import { forgetReports } from '@/lib/reports/forget-reports';
import { forgetReportJobs } from '@/lib/reports/jobs/forget-report-jobs';
import { cleanRequestLog } from '@/lib/traffic/clean-request-log';
import { forgetReplies } from '@/lib/traffic/forget-replies';
import { forgetOldCounters } from '@/lib/traffic/rate-limit';
import { forgetDeliveries } from '@/lib/webhooks/forget-deliveries';

const PERIOD_MS = 3_600_000;

/**
 * Cleaners of data with a retention period. Each may run on several workers at once and again after
 * a failure.
 */
const CLEANERS: readonly ((time: Date) => Promise<unknown>)[] = [
  forgetOldCounters,
  forgetReplies,
  cleanRequestLog,
  forgetDeliveries,
  forgetImports,
  forgetDrafts,
  forgetReports,
  forgetReportJobs,
  forgetMail,
  forgetJobs,
];

export async function clean(): Promise<void> {
  for (const cleaner of CLEANERS) {
    await cleaner(now()).catch((error: unknown) =>
      log().warn({ err: error, cleaner: cleaner.name }, 'cleaning failed'),
    );
  }
}

export async function cleanHourly(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await clean();
    await sleep(PERIOD_MS, undefined, { signal }).catch(() => {});
  }
}
