import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import type { Prisma, ReportJob } from '@/lib/platform/database/generated/client';
import { log } from '@/lib/platform/log';
import { StorageFull } from '@/lib/platform/storage/storage-full';
import { withClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { createReport } from '../create';
import { type Failure, isFailure, REASONS } from './view';
import { type Made, wish } from './wish';

const PROGRESS_EVERY_MS = 250;

/**
 * Creates the report unless it exists already. Stores the reason of an error and, if a retry may
 * help, throws it.
 */
export async function makeReport(which: Made): Promise<void> {
  const row = await begin(which);
  if (!row) return;
  const { clientId, clientReferenceId, createdBy: actor } = row;
  try {
    const { selection, body, origin, caller: who } = wish.parse(row.wish);
    const caller: Caller = { ...who, clientId, clientIds: [clientId], actor };
    const { id: reportId } = await createReport(
      caller,
      clientReferenceId,
      selection,
      body,
      origin,
      progressOf(row),
    );
    await finish(row, { status: 'ready', reportId, itemsDone: row.itemsTotal, failure: null });
  } catch (error) {
    const failure = failureOf(error);
    const isFinal = failure === 'gone';
    if (isFinal) return finish(row, { status: 'failed', failure });
    await change(row, { failure });
    throw error;
  }
}

/** Called when all attempts are used up. */
export async function giveUpReport({
  client_id: clientId,
  report_job_id: id,
}: Made): Promise<void> {
  const row = await withClient(clientId, (tx) =>
    tx.reportJob.findUnique({ where: { clientId_id: { clientId, id } } }),
  );
  if (row)
    await finish(row, {
      status: 'failed',
      failure: row.failure !== null && isFailure(row.failure) ? row.failure : 'broken',
    });
}

async function begin({ client_id: clientId, report_job_id: id }: Made): Promise<ReportJob | null> {
  return withClient(clientId, async (tx) => {
    const { count } = await tx.reportJob.updateMany({
      where: { clientId, id, status: { in: ['queued', 'making'] } },
      data: { status: 'making', tries: { increment: 1 }, itemsDone: 0 },
    });
    return count === 0
      ? null
      : tx.reportJob.findUnique({ where: { clientId_id: { clientId, id } } });
  });
}

type End =
  | {
      readonly status: 'ready';
      readonly reportId: number;
      readonly itemsDone: number;
      readonly failure: null;
    }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Records the event once, for a new report and for an existing one. */
const finish = (row: ReportJob, end: End) =>
  withClient(row.clientId, async (tx) => {
    const { clientId, clientReferenceId, id, tries, createdBy: actor } = row;
    const { count } = await tx.reportJob.updateMany({
      where: { clientId, id, tries, status: { in: ['queued', 'making'] } },
      data: { ...end, finishTime: now() },
    });
    const what =
      end.status === 'ready'
        ? { report_id: end.reportId }
        : { failure: end.failure, reason: REASONS[end.failure] };
    if (count > 0)
      await record(tx, {
        clientId,
        clientReferenceId,
        actor,
        type: `report.${end.status}`,
        data: { report_job_id: id, ...what },
      });
  });

/** Ignores an attempt whose lease has expired and passed to another worker. */
const change = (
  { clientId, id, tries }: ReportJob,
  data: Prisma.ReportJobUpdateManyMutationInput,
) =>
  withClient(clientId, (tx) =>
    tx.reportJob.updateMany({ where: { clientId, id, tries, status: 'making' }, data }),
  );

/** Stores the progress at intervals, because clients poll no faster. */
function progressOf(row: ReportJob): (itemsDone: number) => void {
  let writtenMs = 0;
  return (itemsDone) => {
    const timeMs = now().getTime();
    if (timeMs - writtenMs < PROGRESS_EVERY_MS) return;
    writtenMs = timeMs;
    change(row, { itemsDone: Math.min(itemsDone, row.itemsTotal) }).catch((error: unknown) =>
      log().warn({ err: error, report_job: row.id }, 'progress not written'),
    );
  };
}

function failureOf(error: unknown): Failure {
  if (error instanceof StorageFull) return 'storage_full';
  if (!(error instanceof Fault)) return 'broken';
  return error.kind === 'unavailable'
    ? 'too_slow'
    : error.kind === 'not_found' || error.kind === 'wrong'
      ? 'gone'
      : 'broken';
}
