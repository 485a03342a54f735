import { record } from '@/lib/events/record';
import type { Caller } from '@/lib/identity/caller';
import type { AcvOverride } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault, wrongValue } from '@/lib/shared/fault';
import { formatAmount } from '@/lib/shared/money';
import { calculateAcv } from './calculate';
import { bareLine, countBare } from './fall-back';
import { awaitingData } from './leave-awaiting';
import { calculationData, marketValueOf } from './outdated';

/**
 * Deletes the calculation, as requested. Throws Fault `wrong` if the line would now count with
 * another amount than the request says.
 */
export async function approveRemoval(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  awaiting: AcvOverride,
  note: string | null,
): Promise<void> {
  const { clientId, appraisalId: id, actualCashValue } = awaiting;
  const where = { clientId_appraisalId: { clientId, appraisalId: id } };
  const bare = await bareLine(tx, caller, id);
  if (bare.amount === null || formatAmount(bare.amount) !== actualCashValue.toFixed(2))
    throw wrongValue('decision', 'price_changed_since_request');
  const calculation = await tx.acvCalculation.delete({ where });
  await tx.acvOverride.delete({ where });
  await record(tx, {
    ...caller,
    clientReferenceId,
    type: 'appraisal.acv_approved',
    data: {
      appraisal_id: id,
      ...awaitingData(awaiting),
      note,
      deleted: calculationData(calculation),
    },
  });
  await countBare(tx, caller, clientReferenceId, id, bare);
}

/**
 * After a refused deletion: requests the approval of the line's price again, which gave way to the
 * deletion. The caller must have deleted that request.
 */
export async function requestPriceAgain(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
): Promise<void> {
  const calculation = await tx.acvCalculation.findUnique({
    where: { clientId_appraisalId: { clientId: caller.clientId, appraisalId: id } },
  });
  if (!calculation || calculation.isManual) return;
  const { unapproved } = await bareLine(tx, caller, id);
  if (!unapproved) return;
  await calculateAcv(tx, caller, clientReferenceId, id, {
    marketValue: marketValueOf(calculation.facts),
    keepsApprovalRequest: true,
  }).catch((error: unknown) => {
    // rules that can no longer value the line leave its calculation as it is
    if (!(error instanceof Fault && error.kind === 'wrong')) throw error;
  });
}
