import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';

/**
 * Throws the same Fault `not_found` for a wrong client, claim or id, so that a caller cannot probe
 * for existing ids.
 */
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
