import { problem } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault, notFound } from '@/lib/shared/fault';

/** Throws Fault `not_found` also for another client's claim. */
export async function findClaim(tx: Transaction, { clientId }: Caller, id: number) {
  const claim = await tx.clientReference.findUnique({ where: { clientId_id: { clientId, id } } });
  if (!claim) throw notFound('client_reference_not_found');
  return claim;
}

/**
 * As `findClaim`, but throws Fault `forbidden` (ERIT02) for a missing or another client's claim, as
 * the forensics routes specify.
 */
export async function findAccessibleClaim(tx: Transaction, caller: Caller, id: number) {
  return findClaim(tx, caller, id).catch((error: unknown) => {
    throw error instanceof Fault && error.kind === 'not_found'
      ? new Fault('forbidden', problem('access_denied'))
      : error;
  });
}
