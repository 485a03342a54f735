import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';

/** An appraisal of this claim of this client. Which of the three does not fit is nobody's business. */
export async function findAppraisal(
  tx: Transaction,
  { clientId }: Caller,
  clientReferenceId: number,
  id: number,
) {
  const appraisal = await tx.appraisal.findUnique({
    where: { clientId_id: { clientId, id }, clientReferenceId },
  });
  if (!appraisal) throw notFound('appraisal_not_found');
  return appraisal;
}
