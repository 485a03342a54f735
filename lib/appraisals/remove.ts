import { recordMany } from '@/lib/events/record-many';
import type { Caller } from '@/lib/identity/caller';
import type { Appraisal } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
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
    await removeLocked(tx, caller, clientReferenceId, [appraisal]);
  });
}

/** Deletes appraisals that are locked and may be deleted, with an event each. */
export async function removeLocked(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  appraisals: readonly Pick<Appraisal, 'id' | 'rowId'>[],
): Promise<void> {
  if (appraisals.length === 0) return;
  const { clientId } = caller;
  const ids = appraisals.map(({ id }) => id);
  const ofAppraisals = { where: { clientId, appraisalId: { in: ids } } };
  const calculations = byAppraisal(await tx.acvCalculation.findMany(ofAppraisals));
  const overrides = byAppraisal(await tx.acvOverride.findMany(ofAppraisals));
  await tx.appraisal.deleteMany({ where: { clientId, id: { in: ids } } });
  const data = appraisals.map(({ id, rowId }) => {
    const [calculation, awaiting] = [calculations.get(id), overrides.get(id)];
    return {
      appraisal_id: id,
      row_id: rowId,
      ...(calculation && { acv: calculationData(calculation) }),
      ...(awaiting && { withdrawn: awaitingData(awaiting) }),
    };
  });
  await recordMany(tx, { ...caller, clientReferenceId, type: 'appraisal.deleted', data });
}

const byAppraisal = <T extends { readonly appraisalId: number }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.appraisalId, row]));
