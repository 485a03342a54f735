import type { Caller } from '@/lib/identity/caller';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { calculateAcv } from './calculate';

/**
 * Values a line that nothing has valued yet. Returns whether the rules could. Its request for an
 * amount stays open. The caller must hold the lock on the appraisal.
 */
export async function calculateFirst(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  id: number,
): Promise<boolean> {
  try {
    await calculateAcv(tx, caller, clientReferenceId, id, {
      marketValue: null,
      keepsApprovalRequest: true,
    });
    return true;
  } catch (error) {
    if (error instanceof Fault && error.kind === 'wrong') return false;
    throw error;
  }
}

/**
 * Values an appraisal that the same transaction created. Returns also whether something of it awaits
 * approval.
 */
export const calculateCreated = (caller: Caller, clientReferenceId: number, id: number) =>
  withClient(caller.clientId, async (tx) => {
    const isCalculated = await calculateFirst(tx, caller, clientReferenceId, id);
    const awaiting = await tx.acvOverride.count({
      where: { clientId: caller.clientId, appraisalId: id },
    });
    return { isCalculated, isAwaiting: awaiting > 0 };
  });
