import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { inviteUser as contract } from '@/lib/contract/invitations';
import { recordForClients } from '@/lib/events/record-for-clients';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, wrongValue } from '@/lib/shared/fault';
import { addressOf } from '../address';
import type { Caller } from '../caller';
import { lockClient } from '../people/find';
import { mailInvitation } from './mail-link';
import { newLink } from './token';
import { invitationView, WAITING } from './view';

/**
 * Creates the account and the membership only when the link is used, so that the reply does not
 * reveal whether another client has this person. Throws `exists` for a member or pending invitation
 * of this client and `wrong` for an invalid address.
 */
export async function inviteUser(
  caller: Caller,
  { email: text, name, role }: z.output<typeof contract.body>,
  origin: string,
) {
  const { clientId, actor } = caller;
  const email = addressOf(text);
  if (email === null) throw wrongValue('email', 'not_an_email_address');
  return withClient(clientId, async (tx) => {
    await lockClient(tx, clientId);
    await requireNew(tx, clientId, email);
    const made = newLink('join', origin);
    const { link, ...stored } = made;
    const row = await tx.invitation.create({
      data: {
        ...stored,
        clientId,
        kind: 'join',
        email,
        name: name.trim(),
        role,
        createTime: now(),
        createdBy: actor,
      },
    });
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'user.invited',
      data: { invitation_id: row.id, email, name: row.name, role, expire_time: row.expireTime },
    });
    return {
      ...invitationView(row),
      link,
      mail_to: await mailInvitation(tx, { clientId, kind: 'join', email, name: row.name, made }),
    };
  });
}

async function requireNew(tx: Transaction, clientId: number, email: string): Promise<void> {
  const member = await tx.userClient.findFirst({ where: { clientId, user: { email } } });
  if (member)
    throw new Fault(
      'exists',
      problemOf('email', member.disableTime ? 'email_of_disabled_person' : 'email_of_member'),
    );
  const waiting = await tx.invitation.findFirst({ where: { clientId, email, ...WAITING } });
  if (waiting) throw new Fault('exists', problemOf('email', 'email_already_invited'));
}
