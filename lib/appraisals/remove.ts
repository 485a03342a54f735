import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import { withClient } from '@/lib/platform/database/tenant';
import { lockAppraisal } from './lock';

/** Takes an appraisal out of the cart. The claimed item and its pictures stay: other appraisals may stand on them. */
export async function removeAppraisal(caller: Caller, clientReferenceId: number, id: number): Promise<undefined> {
  await withClient(caller.clientId, async (tx) => {
    const { rowId } = await lockAppraisal(tx, caller, clientReferenceId, id);
    await tx.appraisal.delete({ where: { clientId_id: { clientId: caller.clientId, id } } });
    await record(tx, { ...caller, clientReferenceId, type: 'appraisal.deleted', data: { appraisal_id: id, row_id: rowId } });
  });
}
