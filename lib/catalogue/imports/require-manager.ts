import { problem } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';

/** Throws `forbidden` unless the client may manage the catalogue, which all clients share. */
export async function requireManager(tx: Transaction, { clientId }: Caller): Promise<void> {
  const { managesCatalogue } = await tx.client.findUniqueOrThrow({
    where: { id: clientId },
    select: { managesCatalogue: true },
  });
  if (!managesCatalogue) throw new Fault('forbidden', problem('catalogue_not_managed'));
}
