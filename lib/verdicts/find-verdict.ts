import { findAccessibleClaim } from '@/lib/claims/find';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';

/**
 * The verdict of an attachment of an appraisal; null if there is none. Throws `forbidden` if the
 * caller cannot access the claim.
 */
export async function findVerdict(
  tx: Transaction,
  caller: Caller,
  clientReferenceId: number,
  appraisalId: number,
  fileName: string,
) {
  await findAccessibleClaim(tx, caller, clientReferenceId);
  const { clientId } = caller;
  const appraisal = await tx.appraisal.findUnique({
    where: { clientId_id: { clientId, id: appraisalId }, clientReferenceId },
    select: { rowId: true },
  });
  if (!appraisal) return null;
  return tx.forensicsVerdict.findUnique({
    where: { clientId_rowId_fileName: { clientId, rowId: appraisal.rowId, fileName } },
  });
}
