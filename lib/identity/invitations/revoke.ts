import { recordForClients } from '@/lib/events/record-for-clients';
import { now } from '@/lib/platform/clock';
import { withClient } from '@/lib/platform/database/tenant';
import type { Caller } from '../caller';
import { lockWaiting } from './find';
import { withdrawLink } from './mail-link';

export async function revokeInvitation(caller: Caller, id: number): Promise<undefined> {
  const { clientId } = caller;
  await withClient(clientId, async (tx) => {
    const { email } = await lockWaiting(tx, caller, id);
    await tx.invitation.update({
      where: { clientId_id: { clientId, id } },
      data: { revokeTime: now() },
    });
    await withdrawLink(tx, { clientId, kind: 'join', email });
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'user.invitation_revoked',
      data: { invitation_id: id, email },
    });
  });
}
