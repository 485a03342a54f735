/**
 * The worker process: examines pictures, sends webhooks and e-mail, and imports price feeds until
 * it is stopped. Several may run at once.
 */
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { keepPictureProcessWarm } from '@/lib/platform/pictures/pool';
import { cleanHourly } from '@/lib/worker/clean';
import { deliverMail } from '@/lib/worker/deliver-mail';
import { deliverWebhooks } from '@/lib/worker/deliver-webhooks';
import { importPrices } from '@/lib/worker/import-prices';
import { jobs } from '@/lib/worker/jobs';
import { keepCategories } from '@/lib/worker/keep-categories';
import { workJobs } from '@/lib/worker/work-jobs';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
log().info({ concurrency: env().WORKER_CONCURRENCY }, 'worker ready');
void keepPictureProcessWarm();
await Promise.all([
  ...jobs.map((handler) => workJobs(handler, stopping.signal)),
  deliverWebhooks(stopping.signal),
  deliverMail(stopping.signal),
  importPrices(stopping.signal),
  cleanHourly(stopping.signal),
  keepCategories(stopping.signal),
]);
process.exit(0);
