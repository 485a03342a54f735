import { findClaim } from '@/lib/claims/find';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';

/**
 * Revokes a report: its URL stops working, and verification shows it as revoked. Repeating it
 * changes nothing. Throws not_found.
 */
export async function revokeReport(
  caller: Caller,
  clientReferenceId: number,
  id: number,
): Promise<undefined> {
  const { clientId } = caller;
  const revokeTime = now();
  return withClient(clientId, async (tx) => {
    await findClaim(tx, caller, clientReferenceId);
    const report = await tx.report.findUnique({
      where: { clientId_id: { clientId, id } },
      select: { clientReferenceId: true },
    });
    if (report?.clientReferenceId !== clientReferenceId) throw notFound('report_not_found');
    const { count } = await tx.report.updateMany({
      where: { clientId, id, revokeTime: null },
      data: { revokeTime },
    });
    if (count === 0) return undefined;
    await tx.reportDocument.updateMany({ where: { clientId, reportId: id }, data: { revokeTime } });
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'report.revoked',
      data: { report_id: id },
    });
    return undefined;
  });
}
