import { recordForClients } from '@/lib/events/record-for-clients';
import { now } from '@/lib/platform/clock';
import { Prisma, type Invitation } from '@/lib/platform/database/generated/client';
import { database, type Transaction, withClient } from '@/lib/platform/database/tenant';
import {
  checkPassword,
  clearAttempts,
  hashPassword,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
} from '../password';
import { lockClient } from '../people/find';
import { closeSessionsOf } from '../session';
import { findInvitation, type Refused, stateOf, type Visitor } from './open';
import { belongsElsewhere } from './reset';

type Accepted =
  | { readonly state: 'done'; readonly email: string }
  | { readonly state: Refused | 'short' | 'long' | 'other_password' | 'again' };

/**
 * Accepts an invitation or a password reset; each link works once. A person who has an account
 * joins with their existing password, so that an invitation cannot change it. Throws
 * TooManyAttempts after too many wrong links or passwords.
 */
export async function acceptInvitation(visitor: Visitor, password: string): Promise<Accepted> {
  const row = await findInvitation(visitor);
  const state = stateOf(row);
  if (!row || state !== 'open') return { state: state === 'open' ? 'unknown' : state };
  if (password.length < PASSWORD_LENGTH_MIN) return { state: 'short' };
  if (password.length > PASSWORD_LENGTH_MAX) return { state: 'long' };
  return row.kind === 'reset' ? reset(row, password) : join(row, password);
}

async function join(invitation: Invitation, password: string): Promise<Accepted> {
  const { email, clientId } = invitation;
  const known = await database().user.findUnique({ where: { email }, select: { id: true } });
  if (known && !(await checkPassword(email, password))) return { state: 'other_password' };
  const passwordHash = known ? null : await hashPassword(password);
  try {
    return await withClient(clientId, async (tx) => {
      const row = await lockOpen(tx, invitation);
      if (typeof row === 'string') return { state: row };
      const { name, role } = row;
      const userId =
        known?.id ??
        (await tx.user.create({ data: { email, name, passwordHash, createTime: now() } })).id;
      await tx.userClient.create({ data: { userId, clientId, role, createTime: now() } });
      await take(tx, row, userId);
      await recordForClients(tx, {
        clientIds: [clientId],
        type: 'user.joined',
        actor: `user:${email}`,
        data: { invitation_id: row.id, user_id: userId, email, name, role },
      });
      return { state: 'done', email };
    });
  } catch (error) {
    // The person accepted two invitations at once, or an account was created in between.
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
      return { state: 'again' };
    throw error;
  }
}

async function reset(invitation: Invitation, password: string): Promise<Accepted> {
  const { clientId, userId, email } = invitation;
  if (userId === null) return { state: 'revoked' };
  const passwordHash = await hashPassword(password);
  const outcome = await withClient(clientId, async (tx): Promise<Accepted> => {
    const row = await lockOpen(tx, invitation);
    if (typeof row === 'string') return { state: row };
    // The person may have joined another client since the link was made.
    if (await belongsElsewhere(tx, userId, clientId)) return { state: 'revoked' };
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await closeSessionsOf(tx, userId);
    await take(tx, row, userId);
    await recordForClients(tx, {
      clientIds: [clientId],
      type: 'user.password_reset',
      actor: `user:${email}`,
      data: { user_id: userId, email },
    });
    return { state: 'done', email };
  });
  if (outcome.state === 'done') await clearAttempts(email);
  return outcome;
}

/** Locks and rereads the invitation, so that only one of two concurrent requests can accept it. */
async function lockOpen(
  tx: Transaction,
  { clientId, id, tokenHash }: Invitation,
): Promise<Invitation | Refused> {
  await lockClient(tx, clientId);
  const row = await tx.invitation.findUnique({ where: { clientId_id: { clientId, id } } });
  const state = stateOf(row);
  if (!row || state !== 'open') return state === 'open' ? 'unknown' : state;
  // Renewing an invitation replaces its token.
  return Buffer.from(row.tokenHash).equals(Buffer.from(tokenHash)) ? row : 'unknown';
}

const take = (tx: Transaction, { clientId, id }: Invitation, userId: number) =>
  tx.invitation.update({
    where: { clientId_id: { clientId, id } },
    data: { acceptTime: now(), userId },
  });
