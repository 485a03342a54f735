import { findClaim } from '@/lib/claims/find';
import type { ReportJob } from '@/lib/contract/reports';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { send } from '@/lib/platform/queue/send';
import { notFound, wrongValue } from '@/lib/shared/fault';
import type { Selection } from '../gather/gather';
import { jobView } from './view';
import { reportJob, type Wish, wish, wishDigest } from './wish';

/**
 * Queues a report and returns its job. Refuses what a synchronous request would refuse. An equal
 * request by the same caller returns the queued job, whose report will show the claim as it is when
 * the job runs.
 */
export async function requestReport(
  caller: Caller,
  clientReferenceId: number,
  selection: Selection,
  body: Wish['body'],
  origin: string,
): Promise<ReportJob> {
  const { clientId } = caller;
  const wished = wish.parse({ selection, body, origin, caller });
  const wishSha256 = wishDigest(caller, clientReferenceId, wished);
  return withClient(clientId, async (tx) => {
    const itemsTotal = await countItems(tx, caller, clientReferenceId, selection);
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`report wish ${clientId} ${wishSha256}`}, 0))`;
    const waiting = await tx.reportJob.findFirst({
      where: { clientId, wishSha256, status: 'queued' },
    });
    return jobView(
      tx,
      caller,
      waiting ??
        (await queue(tx, {
          clientId,
          clientReferenceId,
          wish: wished,
          wishSha256,
          createdBy: caller.actor,
          itemsTotal,
          createTime: now(),
        })),
      origin,
    );
  });
}

type Wanted = Parameters<Transaction['reportJob']['create']>[0]['data'] & { clientId: number };

/**
 * Gives a client's n-th waiting report the priority −n, so that other clients' first reports
 * precede it.
 */
async function queue(tx: Transaction, data: Wanted) {
  const { clientId } = data;
  const before = await tx.reportJob.count({
    where: { clientId, status: { in: ['queued', 'making'] } },
  });
  const row = await tx.reportJob.create({ data });
  await send(tx, reportJob, { client_id: clientId, report_job_id: row.id }, { priority: -before });
  return row;
}

async function countItems(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  selection: Selection,
): Promise<number> {
  const { clientId } = caller;
  const claim = await findClaim(tx, caller, clientReferenceId);
  if (selection.kind === 'all') return claim.appraisalCount;
  const ids = selection.kind === 'one' ? [selection.id] : [...new Set(selection.ids)];
  const count = await tx.appraisal.count({
    where: { clientId, clientReferenceId, id: { in: ids } },
  });
  if (count === ids.length) return count;
  throw selection.kind === 'one'
    ? notFound('appraisal_not_found')
    : wrongValue('appraisal_ids', 'appraisal_of_another_claim');
}
