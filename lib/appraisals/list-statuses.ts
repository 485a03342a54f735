import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';

/** What this client may set; `enabled` false means that the whole feature is off. */
export const listStatuses = ({ clientId }: Caller) =>
  withClient(clientId, async (tx) => {
    const client = await tx.client.findUniqueOrThrow({ where: { id: clientId }, select: { statusFeature: true } });
    const rows = await tx.clientAppraisalStatus.findMany({ where: { clientId }, include: { status: true }, orderBy: { appraisalStatusId: 'asc' } });
    return { enabled: client.statusFeature, appraisal_statuses: rows.map(({ status }) => ({ id: status.id, name: status.name })) };
  });
