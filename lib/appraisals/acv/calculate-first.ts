import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
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
