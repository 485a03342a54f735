import type { Caller } from '@/lib/identity/caller';
import type { AcvCalculation } from '@/lib/platform/database/generated/client';
import type { Transaction } from '@/lib/platform/database/tenant';
import type { Minor } from '@/lib/shared/money';
import { leaveAwaiting, withdrawAwaiting } from './leave-awaiting';
import { isAboveLimit, overrideLimit } from './limit';
import type { Outdated } from './outdated';

interface Changed {
  /** What differs from the line that was approved. Null if nothing does. */
  readonly outdated: readonly Outdated[] | null;
  /** The amount that counts meanwhile. */
  readonly counted: Minor;
}

/**
 * Requests the approval of an approved amount again after its line changed, for the amount that
 * counts now. Withdraws that request when the line is as it was or the limit no longer requires it.
 * Another open request of the line takes precedence.
 */
export async function renewApproval(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  calculation: AcvCalculation,
  { outdated, counted }: Changed,
): Promise<void> {
  const { clientId, appraisalId: id, approvedBy, reason } = calculation;
  const awaiting = await tx.acvOverride.findUnique({
    where: { clientId_appraisalId: { clientId, appraisalId: id } },
  });
  if (awaiting && awaiting.kind !== 'renewal') return;
  const limit = await overrideLimit(tx, clientId);
  const isDue =
    outdated !== null &&
    approvedBy !== null &&
    limit !== null &&
    (await isAboveLimit(tx, clientId, id, counted, limit));
  if (isDue)
    return leaveAwaiting(tx, caller, clientReferenceId, id, {
      amount: counted,
      reason,
      kind: 'renewal',
    });
  if (awaiting) await withdrawAwaiting(tx, caller, clientReferenceId, awaiting);
}
