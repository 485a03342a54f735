import { problem } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault, notFound } from '@/lib/shared/fault';

/** A claim of the client that the call acts for; another client's is as absent as one that never was. */
export async function findClaim(tx: Transaction, { clientId }: Caller, id: number) {
  const claim = await tx.clientReference.findUnique({ where: { clientId_id: { clientId, id } } });
  if (!claim) throw notFound('client_reference_not_found');
  return claim;
}

/** On the forensics routes a foreign or missing claim is a matter of access (ERIT02), not of absence. */
export async function findAccessibleClaim(tx: Transaction, caller: Caller, id: number) {
  return findClaim(tx, caller, id).catch((error: unknown) => {
    throw error instanceof Fault && error.kind === 'not_found'
      ? new Fault('forbidden', problem('access_denied'))
      : error;
  });
}
