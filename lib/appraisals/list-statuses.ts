import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';

/**
 * The client's statuses, which may follow each and which count. `enabled` is false if the status feature is off.
 */
export const listStatuses = ({ clientId }: Caller) =>
  withClient(clientId, async (tx) => {
    const client = await tx.client.findUniqueOrThrow({
      where: { id: clientId },
      select: { statusFeature: true },
    });
    const rows = await tx.clientAppraisalStatus.findMany({
      where: { clientId },
      include: { status: true },
      orderBy: [{ position: 'asc' }, { appraisalStatusId: 'asc' }],
    });
    const graph = await tx.appraisalStatusTransition.findMany({ where: { clientId } });
    const mayFollow = (fromId: number, toId: number) =>
      graph.length === 0 || graph.some((one) => one.fromId === fromId && one.toId === toId);
    const nextOf = (id: number) =>
      rows.map(({ status }) => status.id).filter((next) => next !== id && mayFollow(id, next));
    return {
      enabled: client.statusFeature,
      appraisal_statuses: rows.map(({ name, counts, status: { id, ...standard } }) => ({
        id,
        name: name ?? standard.name,
        next_ids: nextOf(id),
        counts: counts ?? standard.counts,
      })),
    };
  });
