import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { lockAppraisal, type Seen } from './lock';
import { setStatuses, statusRules } from './set-statuses';

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
    const { appraisalStatusId: from } = await lockAppraisal(
      tx,
      caller,
      clientReferenceId,
      id,
      seen,
    );
    const requireStatus = await statusRules(tx, caller, [statusId]);
    requireStatus(from, statusId);
    if (from !== statusId)
      await setStatuses(tx, caller, clientReferenceId, [{ id, from, to: statusId }]);
  });
}
