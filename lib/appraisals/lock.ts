import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { findAppraisal } from './find';

/** As `findAppraisal`, and nobody else changes or removes it before the end of the transaction. */
export async function lockAppraisal(tx: Transaction, caller: Caller, clientReferenceId: number, id: number) {
  await tx.$queryRaw`SELECT id FROM appraisal WHERE client_id = ${caller.clientId} AND id = ${id} FOR NO KEY UPDATE`;
  return findAppraisal(tx, caller, clientReferenceId, id);
}
