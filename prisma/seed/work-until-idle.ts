import { setMaxListeners } from 'node:events';
import { examineJob } from '@/lib/appraisals/examinations/examine-job';
import type { Examine, PictureReply } from '@/lib/platform/pictures/protocol';
import { database, withClients } from '@/lib/platform/database/tenant';
import { examine } from '@/lib/verdicts/examine';
import { type Handler, jobs } from '@/lib/worker/jobs';
import { workJobs } from '@/lib/worker/work-jobs';

const LOOK_MS = 500;
const JOBS_MAX = 2;

/**
 * Works on the queue until no picture is waiting and reports how many are left. `look` examines a
 * picture.
 */
export async function workUntilIdle(
  look: (request: Examine) => Promise<PictureReply>,
  onProgress: (left: number) => void,
): Promise<void> {
  const examining = (handler: Handler): Handler =>
    handler.job === examineJob
      ? { ...handler, run: (payload) => examine(examineJob.payload.parse(payload), look) }
      : handler;
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal); // one or more for every kind of job
  const working = jobs
    .map(examining)
    .map((handler) => workJobs(handler, stopping.signal, JOBS_MAX));
  const clients = (await database().client.findMany({ select: { id: true } })).map(({ id }) => id);
  let before = -1;
  for (let left = await waiting(clients); left > 0; left = await waiting(clients)) {
    if (left !== before) onProgress(left);
    before = left;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  stopping.abort();
  await Promise.all(working);
}

const waiting = (clientIds: readonly number[]) =>
  withClients(clientIds, (tx) =>
    tx.forensicsVerdict.count({ where: { status: { in: ['not_started', 'ongoing'] } } }),
  );
