import { problem } from '@/lib/shared/reasons';
import { STATUS_FEATURE_OFF } from '@/lib/contract/error-bodies';
import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, wrongValue } from '@/lib/shared/fault';
import { lockAppraisal, type Seen } from './lock';

/**
 * Throws Fault `forbidden` if the status feature is off, `wrong` if the client does not use the
 * status or it may not follow the current one. Setting the current status records no event.
 */
export async function setStatus(
  caller: Caller,
  clientReferenceId: number,
  id: number,
  statusId: number,
  seen: Seen = null,
): Promise<void> {
  await withClient(caller.clientId, async (tx) => {
    const client = await tx.client.findUniqueOrThrow({
      where: { id: caller.clientId },
      select: { statusFeature: true },
    });
    const { appraisalStatusId: before } = await lockAppraisal(
      tx,
      caller,
      clientReferenceId,
      id,
      seen,
    );
    if (!client.statusFeature)
      throw new Fault('forbidden', problem('statuses_not_enabled'), { body: STATUS_FEATURE_OFF });
    await requireEnabled(tx, caller, statusId);
    if (before === statusId) return;
    await requireAllowed(tx, caller, before, statusId);
    await tx.appraisal.update({
      where: { clientId_id: { clientId: caller.clientId, id } },
      data: { appraisalStatusId: statusId, updateTime: now() },
    });
    await record(tx, {
      ...caller,
      clientReferenceId,
      type: 'appraisal.status_changed',
      data: { appraisal_id: id, from: before, to: statusId },
    });
  });
}

/**
 * Locks the client's status row so that the status cannot be removed before the transaction ends.
 */
async function requireEnabled(
  tx: Transaction,
  { clientId }: Caller,
  appraisalStatusId: number,
): Promise<void> {
  const enabled = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM client_appraisal_status WHERE client_id = ${clientId} AND appraisal_status_id = ${appraisalStatusId} FOR KEY SHARE`;
  if (enabled.length === 0) throw wrongValue('appraisal_status_id', 'status_not_enabled');
}

/** A client without transitions allows any status to follow any other. */
async function requireAllowed(
  tx: Transaction,
  { clientId }: Caller,
  fromId: number,
  toId: number,
): Promise<void> {
  const anyRule = await tx.appraisalStatusTransition.findFirst({ where: { clientId } });
  const rule =
    anyRule &&
    (await tx.appraisalStatusTransition.findUnique({
      where: { clientId_fromId_toId: { clientId, fromId, toId } },
    }));
  if (anyRule && !rule) throw wrongValue('appraisal_status_id', 'status_may_not_follow');
}
