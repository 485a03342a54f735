import type { StatusSettings } from '@/lib/contract/status-settings';
import type { Caller } from '@/lib/identity/caller';
import { readClient, type Transaction } from '@/lib/platform/database/tenant';
import { unreachable } from '@/lib/shared/status-graph';

export const readStatusSettings = ({ clientId }: Caller): Promise<StatusSettings> =>
  readClient(clientId, (tx) => statusSettingsOf(tx, clientId));

export async function statusSettingsOf(tx: Transaction, clientId: number): Promise<StatusSettings> {
  const { statusRevision } = await tx.client.findUniqueOrThrow({
    where: { id: clientId },
    select: { statusRevision: true },
  });
  const known = await tx.appraisalStatus.findMany({ orderBy: { id: 'asc' } });
  const own = await tx.clientAppraisalStatus.findMany({
    where: { clientId },
    include: { status: true },
    orderBy: [{ position: 'asc' }, { appraisalStatusId: 'asc' }],
  });
  const graph = await tx.appraisalStatusTransition.findMany({
    where: { clientId },
    orderBy: [{ fromId: 'asc' }, { toId: 'asc' }],
  });
  const used = await usedOf(tx, clientId);
  const ids = own.map(({ appraisalStatusId }) => appraisalStatusId);
  const transitions =
    graph.length === 0 ? null : graph.map(({ fromId, toId }) => ({ from_id: fromId, to_id: toId }));
  return {
    statuses: own.map(({ appraisalStatusId: id, name, counts, status }) => ({
      id,
      name: name ?? status.name,
      standard_name: status.name,
      in_use: used.has(id),
      counts: counts ?? status.counts,
      standard_counts: status.counts,
    })),
    unused: known
      .filter(({ id }) => !ids.includes(id))
      .map(({ id, name, counts }) => ({ id, name, standard_counts: counts })),
    transitions,
    unreachable: unreachable(ids, transitions),
    revision: statusRevision,
  };
}

/** Checks with EXISTS instead of counting: one index lookup per status. */
async function usedOf(tx: Transaction, clientId: number): Promise<ReadonlySet<number>> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT s.id FROM appraisal_status s WHERE EXISTS (SELECT FROM appraisal a WHERE a.client_id = ${clientId} AND a.appraisal_status_id = s.id)`;
  return new Set(rows.map(({ id }) => id));
}
