import type { ReportJob as Reply } from '@/lib/contract/reports';
import type { Caller } from '@/lib/identity/caller';
import type { ReportJob } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { now } from '@/lib/platform/clock';
import { addressOf } from '../address';

export const REASONS = {
  gone: 'The claim, or an appraisal of it that was asked for, is there no longer',
  storage_full: 'There is no room to store the report',
  too_slow: 'The report took too long, or too many were made at once',
  broken: 'The report could not be made',
} as const;

export type Failure = keyof typeof REASONS;

export const isFailure = (text: string): text is Failure => text in REASONS;
const isStatus = (text: string): text is Reply['status'] =>
  ['queued', 'making', 'ready', 'failed'].includes(text);

/** The progress of a job, limited to what `caller` may see. */
export async function jobView(
  tx: Transaction,
  caller: Caller,
  row: ReportJob,
  origin: string,
): Promise<Reply> {
  const status = isStatus(row.status) ? row.status : 'failed';
  const failure =
    status === 'failed'
      ? row.failure !== null && isFailure(row.failure)
        ? row.failure
        : 'broken'
      : null;
  const chosenClient = caller.clientIds.length > 1 ? `?client_id=${caller.clientId}` : '';
  return {
    report_job_id: row.id,
    status,
    items_done: row.itemsDone,
    items_total: row.itemsTotal,
    report_id: row.reportId,
    address: row.createdBy === caller.actor ? await addressOfReport(tx, row, origin) : null,
    failure,
    reason: failure && REASONS[failure],
    status_url: `/api/client_reference/${row.clientReferenceId}/report/job/${row.id}${chosenClient}`,
    create_time: row.createTime.toISOString(),
    finish_time: row.finishTime?.toISOString() ?? null,
  };
}

async function addressOfReport(
  tx: Transaction,
  { clientId, reportId }: ReportJob,
  origin: string,
): Promise<string | null> {
  if (reportId === null) return null;
  const report = await tx.report.findUnique({ where: { clientId_id: { clientId, id: reportId } } });
  return report && report.revokeTime === null && report.expireTime > now()
    ? addressOf(origin, report.fileName)
    : null;
}
