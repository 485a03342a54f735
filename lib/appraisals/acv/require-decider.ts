import { problem } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import { roleOf } from '@/lib/identity/roles';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';

/**
 * A client may leave decisions to its leads and administrators. A key is no person: whoever issued it, an administrator, has
 * said what it is for.
 */
export async function requireDecider(
  tx: Transaction,
  { clientId, actor, kind }: Caller,
): Promise<void> {
  if (kind !== 'handler') return;
  const { acvDecidedBy } = await tx.client.findUniqueOrThrow({
    where: { id: clientId },
    select: { acvDecidedBy: true },
  });
  if (acvDecidedBy !== 'lead') return;
  const member = await tx.userClient.findFirst({
    where: { clientId, user: { email: actor.replace(/^user:/, '') } },
    select: { role: true },
  });
  if (roleOf(member?.role ?? '') === 'handler')
    throw new Fault('forbidden', problem('lead_required'));
}
