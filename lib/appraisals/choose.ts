import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import type { Appraisal } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { updateRows } from '@/lib/platform/database/update-rows';
import { Fault } from '@/lib/shared/fault';
import { problem } from '@/lib/shared/reasons';

/**
 * Makes the appraisal the chosen one of its item. Choosing it again records no event. Throws Fault
 * `locked` while another one of the item is accepted, closed or paid. The caller must hold the locks
 * of the item and its appraisals.
 */
export async function chooseAppraisal(
  tx: Transaction,
  caller: Caller,
  { id, clientId, clientReferenceId, rowId }: Appraisal,
): Promise<void> {
  const where = { clientId_rowId: { clientId, rowId } };
  const former = await tx.claimLine.findUniqueOrThrow({ where });
  if (former.appraisalId === id) return;
  // In the order of refresh_lines, which the update of the appraisal calls and which decides.
  await tx.$queryRaw`
    SELECT FROM client_reference
    WHERE client_id = ${clientId} AND id = ${clientReferenceId} FOR NO KEY UPDATE`;
  await tx.claimLine.update({ where, data: { appraisalId: id } });
  await updateRows(tx, clientId, 'appraisal', [{ id, columns: {} }]);
  const line = await tx.claimLine.findUniqueOrThrow({ where });
  if (line.appraisalId !== id)
    throw new Fault('locked', problem('other_settled', { id: `${line.appraisalId}` }));
  const data = {
    appraisal_id: id,
    changes: { chosen_appraisal_id: id },
    previous: { chosen_appraisal_id: former.appraisalId },
  };
  await record(tx, { ...caller, clientReferenceId, type: 'appraisal.updated', data });
}
