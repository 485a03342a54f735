import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { lockAppraisal, type Seen } from '../lock';
import { requireUnlocked } from '../locked-line';
import { bareLine, countBare, needsApprovalToRemove } from './fall-back';
import { awaitingData, leaveAwaiting } from './leave-awaiting';
import { calculationData } from './outdated';

/**
 * Deletes the calculation and any approval request for an amount, so that the ACV equals the RCV
 * again. Idempotent: succeeds if there is nothing to delete. If that would raise the line's amount
 * by more than the client's limit, the deletion becomes an approval request and the calculation
 * counts until it is approved. An approval request for a price stays open.
 */
export async function removeAcv(
  caller: Caller,
  clientReferenceId: number,
  id: number,
  seen: Seen = null,
): Promise<undefined> {
  await withClient(caller.clientId, async (tx) => {
    const appraisal = await lockAppraisal(tx, caller, clientReferenceId, id, seen);
    const where = { clientId_appraisalId: { clientId: caller.clientId, appraisalId: id } };
    const [calculation, found] = [
      await tx.acvCalculation.findUnique({ where }),
      await tx.acvOverride.findUnique({ where }),
    ];
    const awaiting = found?.kind === 'replacement_cost' ? null : found;
    if (!calculation && !awaiting) return;
    await requireUnlocked(tx, appraisal);
    const bare = await bareLine(tx, caller, id);
    if (
      calculation &&
      bare.amount !== null &&
      (await needsApprovalToRemove(tx, caller, calculation, bare))
    )
      return leaveAwaiting(tx, caller, clientReferenceId, id, {
        amount: bare.amount,
        reason: null,
        kind: 'removal',
      });
    if (calculation) await tx.acvCalculation.delete({ where });
    if (awaiting) await tx.acvOverride.delete({ where });
    const data = {
      appraisal_id: id,
      ...(calculation && { deleted: calculationData(calculation) }),
      ...(awaiting && { withdrawn: awaitingData(awaiting) }),
    };
    await record(tx, { ...caller, clientReferenceId, type: 'appraisal.acv_deleted', data });
    await countBare(tx, caller, clientReferenceId, id, bare);
  });
}
