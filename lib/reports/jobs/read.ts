import { findClaim } from '@/lib/claims/find';
import type { ReportJob } from '@/lib/contract/reports';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import { jobView } from './view';

/** The state of a report job. Throws not_found. */
export async function readReportJob(
  caller: Caller,
  clientReferenceId: number,
  id: number,
  origin: string,
): Promise<ReportJob> {
  const { clientId } = caller;
  return readClient(clientId, async (tx) => {
    await findClaim(tx, caller, clientReferenceId);
    const row = await tx.reportJob.findUnique({
      where: { clientId_id: { clientId, id }, clientReferenceId },
    });
    if (!row) throw notFound('report_not_found');
    return jobView(tx, caller, row, origin);
  });
}
