import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import { lockAppraisal } from '../lock';

/** After it the appraisal's ACV is its RCV again, and nothing awaits approval. Nothing to delete is no error: the wish is fulfilled. */
export async function removeAcv(caller: Caller, clientReferenceId: number, id: number): Promise<undefined> {
  await withClient(caller.clientId, async (tx) => {
    await lockAppraisal(tx, caller, clientReferenceId, id);
    const where = { clientId: caller.clientId, appraisalId: id };
    const removed = [await tx.acvCalculation.deleteMany({ where }), await tx.acvOverride.deleteMany({ where })];
    if (removed.every(({ count }) => count === 0)) return;
    await tx.appraisal.update({ where: { clientId_id: { clientId: caller.clientId, id } }, data: { actualCashValue: null, updateTime: now() } });
    await record(tx, { ...caller, clientReferenceId, type: 'appraisal.acv_deleted', data: { appraisal_id: id } });
  });
}
