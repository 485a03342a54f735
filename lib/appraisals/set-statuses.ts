import { problem } from '@/lib/shared/reasons';
import { STATUS_FEATURE_OFF } from '@/lib/contract/error-bodies';
import { recordMany } from '@/lib/events/record-many';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { updateRows } from '@/lib/platform/database/update-rows';
import { Fault, wrongValue } from '@/lib/shared/fault';

interface StatusChange {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** Throws as `setStatus` if the status may not be set. */
type RequireStatus = (fromId: number, toId: number) => void;

/**
 * Reads what decides about statuses, once for many changes. Locks the client's rows of the wished
 * ones so that none can be removed before the transaction ends.
 */
export async function statusRules(
  tx: Transaction,
  { clientId }: Caller,
  wishedIds: readonly number[],
): Promise<RequireStatus> {
  if (wishedIds.length === 0) return () => {};
  const { statusFeature } = await tx.client.findUniqueOrThrow({
    where: { id: clientId },
    select: { statusFeature: true },
  });
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT appraisal_status_id AS id FROM client_appraisal_status
    WHERE client_id = ${clientId} AND appraisal_status_id = ANY (${[...wishedIds]}::int[])
    ORDER BY 1 FOR KEY SHARE`;
  const enabled = new Set(rows.map(({ id }) => id));
  const transitions = await tx.appraisalStatusTransition.findMany({ where: { clientId } });
  const allowed = new Set(transitions.map(({ fromId, toId }) => `${fromId} ${toId}`));
  return (fromId, toId) => {
    if (!statusFeature)
      throw new Fault('forbidden', problem('statuses_not_enabled'), { body: STATUS_FEATURE_OFF });
    if (!enabled.has(toId)) throw wrongValue('appraisal_status_id', 'status_not_enabled');
    if (fromId !== toId && allowed.size > 0 && !allowed.has(`${fromId} ${toId}`))
      throw wrongValue('appraisal_status_id', 'status_may_not_follow');
  };
}

/** Sets statuses that differ from the current ones, with an event each. */
export async function setStatuses(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  changes: readonly StatusChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await updateRows(
    tx,
    caller.clientId,
    'appraisal',
    changes.map(({ id, to }) => ({ id, columns: { appraisalStatusId: to } })),
  );
  await recordMany(tx, {
    ...caller,
    clientReferenceId,
    type: 'appraisal.status_changed',
    data: changes.map(({ id, from, to }) => ({ appraisal_id: id, from, to })),
  });
}
