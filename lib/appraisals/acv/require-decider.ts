import { problem } from '@/lib/shared/reasons';
import type { Caller } from '@/lib/identity/caller';
import { roleOf } from '@/lib/identity/roles';
import type { Transaction } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';

/**
 * Throws Fault `forbidden` for a handler if the client reserves decisions for leads and
 * administrators. API keys may decide: an administrator issued them for that purpose.
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
