import { recordForClients } from '@/lib/events/record-for-clients';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import type { Caller } from '../caller';
import { findMember, lockClient } from '../people/find';
import { mailInvitation } from './mail-link';
import { newLink } from './token';

/**
 * Makes a link to reset a password. Refused for a member of several clients: otherwise one client's
 * administrator could use the link to access another client's claims.
 */
export const createResetLink = (caller: Caller, userId: number, origin: string) =>
  withClient(caller.clientId, async (tx) => {
    const { clientId, actor } = caller;
    await lockClient(tx, clientId);
    const { role, disableTime, user } = await findMember(tx, caller, userId);
    if (disableTime || user.disableTime) throw wrongValue('user_id', 'person_disabled');
    if (await belongsElsewhere(tx, userId, clientId))
      throw wrongValue('user_id', 'password_shared_with_other_clients');
    await tx.invitation.updateMany({
      where: { clientId, userId, acceptTime: null, revokeTime: null },
      data: { revokeTime: now() },
    });
    const made = newLink('reset', origin);
    const { link, ...stored } = made;
    await tx.invitation.create({
      data: {
        ...stored,
        clientId,
        kind: 'reset',
        userId,
        email: user.email,
        name: user.name,
        role,
        createTime: now(),
        createdBy: actor,
      },
    });
    await recordForClients(tx, {
      ...caller,
      clientIds: [clientId],
      type: 'user.reset_link_made',
      data: { user_id: userId, email: user.email, expire_time: made.expireTime },
    });
    return {
      link,
      expire_time: made.expireTime.toISOString(),
      mail_to: await mailInvitation(tx, {
        clientId,
        kind: 'reset',
        email: user.email,
        name: user.name,
        made,
      }),
    };
  });

export const belongsElsewhere = async (
  tx: Transaction,
  userId: number,
  clientId: number,
): Promise<boolean> =>
  (await tx.userClient.findFirst({ where: { userId, clientId: { not: clientId } } })) !== null;
