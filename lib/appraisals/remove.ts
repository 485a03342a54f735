import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { awaitingData } from './acv/leave-awaiting';
import { calculationData } from './acv/outdated';
import { lockAppraisal, type Seen } from './lock';
import { requireUnlocked } from './locked-line';

/** Deletes an appraisal. Its claimed item and photos stay because other appraisals may use them. */
export async function removeAppraisal(
  caller: Caller,
  clientReferenceId: number,
  id: number,
  seen: Seen = null,
): Promise<undefined> {
  await withClient(caller.clientId, async (tx) => {
    const appraisal = await lockAppraisal(tx, caller, clientReferenceId, id, seen);
    await requireUnlocked(tx, appraisal);
    const where = { clientId_appraisalId: { clientId: caller.clientId, appraisalId: id } };
    const [calculation, awaiting] = [
      await tx.acvCalculation.findUnique({ where }),
      await tx.acvOverride.findUnique({ where }),
    ];
    await tx.appraisal.delete({ where: { clientId_id: { clientId: caller.clientId, id } } });
    const settled = {
      ...(calculation && { acv: calculationData(calculation) }),
      ...(awaiting && { withdrawn: awaitingData(awaiting) }),
    };
    const data = { appraisal_id: id, row_id: appraisal.rowId, ...settled };
    await record(tx, { ...caller, clientReferenceId, type: 'appraisal.deleted', data });
  });
}
