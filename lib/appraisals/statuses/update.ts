import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type {
  StatusSettings,
  updateStatusSettings as contract,
} from '@/lib/contract/status-settings';
import { canonicalJson } from '@/lib/events/canonical-json';
import { recordForClients } from '@/lib/events/record-for-clients';
import type { Caller } from '@/lib/identity/caller';
import { lockClient } from '@/lib/identity/people/find';
import { queueRefreshLines } from '@/lib/identity/settings/refresh-lines-job';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, wrongValue } from '@/lib/shared/fault';
import { FIRST_STATUS } from '@/lib/shared/status-graph';
import { statusSettingsOf } from './read';
import { requireGraph, requireNames, requireStatuses } from './require';

type Given = z.output<typeof contract.body>;

/**
 * Throws Fault `changed` on an edit conflict, `wrong` if the new list omits a status that is in
 * use.
 */
export async function updateStatusSettings(caller: Caller, given: Given): Promise<StatusSettings> {
  const { clientId } = caller;
  return withClient(clientId, async (tx) => {
    await lockClient(tx, clientId);
    const before = await statusSettingsOf(tx, clientId);
    if (typeof given.revision === 'number' && given.revision !== before.revision)
      throw new Fault('changed', problemOf('revision', 'changed', { revision: before.revision }));
    const standard = new Map([
      ...before.statuses.map(({ id, standard_name: name }) => [id, name] as const),
      ...before.unused.map(({ id, name }) => [id, name] as const),
    ]);
    requireStatuses(given.statuses, standard);
    requireNames(given.statuses, standard);
    requireGraph(
      given.statuses.map(({ id }) => id),
      given.transitions,
    );
    await replaceStatuses(tx, clientId, given.statuses, before);
    await replaceGraph(tx, clientId, given.transitions);
    await lockStatuses(tx, clientId);
    const after = await statusSettingsOf(tx, clientId);
    if (canonicalJson(eventDataOf(before)) === canonicalJson(eventDataOf(after))) return before;
    await tx.client.update({
      where: { id: clientId },
      data: { statusRevision: before.revision + 1 },
    });
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'client.statuses_changed',
      data: eventDataOf(after),
    });
    if (isCountedAnew(before, after)) await queueRefreshLines(tx, clientId);
    return { ...after, revision: before.revision + 1 };
  });
}

const eventDataOf = ({ statuses, transitions }: StatusSettings) => ({
  statuses: statuses.map(({ id, name, counts }) => ({ id, name, counts })),
  transitions,
});

/** Waits for concurrent status changes, which count by the settings that they have read. */
async function lockStatuses(tx: Transaction, clientId: number): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM client_appraisal_status WHERE client_id = ${clientId}
    ORDER BY appraisal_status_id FOR UPDATE`;
}

/** Whether a status in use counts from now on, or no longer. New appraisals have the first one. */
const isCountedAnew = (before: StatusSettings, after: StatusSettings): boolean =>
  after.statuses.some(
    ({ id, counts, in_use: isUsed }) =>
      (isUsed || id === FIRST_STATUS) &&
      before.statuses.some((one) => one.id === id && one.counts !== counts),
  );

/**
 * Deletes before it checks for use: a concurrent status change waits for the lock and then fails
 * because the status is gone.
 */
async function replaceStatuses(
  tx: Transaction,
  clientId: number,
  statuses: Given['statuses'],
  before: StatusSettings,
): Promise<void> {
  const remainingIds = statuses.map(({ id }) => id);
  await tx.clientAppraisalStatus.deleteMany({
    where: { clientId, appraisalStatusId: { notIn: remainingIds } },
  });
  for (const { id, name } of before.statuses.filter((one) => !remainingIds.includes(one.id)))
    await requireUnused(tx, clientId, id, name);
  for (const [position, { id: appraisalStatusId, ...given }] of statuses.entries()) {
    const standard = standardOf(before, appraisalStatusId);
    const name = given.name?.trim() === standard?.name ? null : (given.name?.trim() ?? null);
    const { counts } = given;
    const columns = {
      name,
      position,
      ...(counts !== undefined && { counts: counts === standard?.counts ? null : counts }),
    };
    await tx.clientAppraisalStatus.upsert({
      where: { clientId_appraisalStatusId: { clientId, appraisalStatusId } },
      create: { clientId, appraisalStatusId, ...columns },
      update: columns,
    });
  }
}

function standardOf({ statuses, unused }: StatusSettings, id: number) {
  const used = statuses.find((one) => one.id === id);
  if (used) return { name: used.standard_name, counts: used.standard_counts };
  const other = unused.find((one) => one.id === id);
  return other && { name: other.name, counts: other.standard_counts };
}

const COUNTED_MAX = 10_000;

/** Counts at most COUNTED_MAX rows to bound the cost. */
async function requireUnused(
  tx: Transaction,
  clientId: number,
  id: number,
  name: string,
): Promise<void> {
  const found = await tx.$queryRaw<
    unknown[]
  >`SELECT 1 FROM appraisal WHERE client_id = ${clientId} AND appraisal_status_id = ${id} LIMIT ${COUNTED_MAX + 1}`;
  if (found.length === 0) return;
  if (found.length === 1) throw wrongValue('statuses', 'status_in_use_once', { name });
  throw found.length > COUNTED_MAX
    ? wrongValue('statuses', 'status_in_use_many_times', { name, count: COUNTED_MAX })
    : wrongValue('statuses', 'status_in_use', { name, count: found.length });
}

async function replaceGraph(
  tx: Transaction,
  clientId: number,
  transitions: Given['transitions'],
): Promise<void> {
  await tx.appraisalStatusTransition.deleteMany({ where: { clientId } });
  if (transitions)
    await tx.appraisalStatusTransition.createMany({
      data: transitions.map(({ from_id: fromId, to_id: toId }) => ({ clientId, fromId, toId })),
    });
}
