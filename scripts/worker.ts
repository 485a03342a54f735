/** The worker process: examines pictures, sends webhooks and e-mail, and imports price feeds until it is told to stop. Any number of them may run. */
import { pool } from '@/lib/platform/database/pool';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { keepPictureProcessWarm } from '@/lib/platform/pictures/pool';
import { bossOver } from '@/lib/platform/queue/boss';
import { cleanHourly } from '@/lib/worker/clean';
import { deliverMail } from '@/lib/worker/deliver-mail';
import { deliverWebhooks } from '@/lib/worker/deliver-webhooks';
import { importPrices } from '@/lib/worker/import-prices';
import { jobs } from '@/lib/worker/jobs';
import { workOn } from '@/lib/worker/loop';

const boss = bossOver(pool(), { supervises: true });
boss.on('error', (error) => log().warn({ err: error }, 'queue'));
await boss.start();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
log().info({ concurrency: env().WORKER_CONCURRENCY }, 'worker ready');
void keepPictureProcessWarm();
const examining = jobs.flatMap((handler) =>
  Array.from({ length: env().WORKER_CONCURRENCY }, () => workOn(boss, handler, stopping.signal)),
);
await Promise.all([
  ...examining,
  deliverWebhooks(stopping.signal),
  deliverMail(stopping.signal),
  importPrices(stopping.signal),
  cleanHourly(stopping.signal),
]);
await boss.stop({ graceful: false });
process.exit(0);
