import { recordForClients } from '@/lib/events/record-for-clients';
import { withClient } from '@/lib/platform/database/tenant';
import type { Caller } from '../caller';
import { lockWaiting } from './find';
import { mailInvitation } from './mail-link';
import { newLink } from './token';
import { invitationView } from './view';

/** Replaces the link of a pending or expired invitation; the old link stops working. */
export const renewInvitation = (caller: Caller, id: number, origin: string) =>
  withClient(caller.clientId, async (tx) => {
    const { clientId } = caller;
    const { email } = await lockWaiting(tx, caller, id);
    const made = newLink('join', origin);
    const { link, ...stored } = made;
    const row = await tx.invitation.update({
      where: { clientId_id: { clientId, id } },
      data: stored,
    });
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'user.invitation_renewed',
      data: { invitation_id: id, email, expire_time: row.expireTime },
    });
    return {
      ...invitationView(row),
      link,
      mail_to: await mailInvitation(tx, { clientId, kind: 'join', email, name: row.name, made }),
    };
  });
