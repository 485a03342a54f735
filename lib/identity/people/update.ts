import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import { type updateUser as contract, type User } from '@/lib/contract/users';
import { recordForClients } from '@/lib/events/record-for-clients';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, wrongValue } from '@/lib/shared/fault';
import type { Caller } from '../caller';
import { closeSessionsOf } from '../session';
import { findMember, lockClient } from './find';
import { type MemberRow, userView } from './view';

type Given = z.output<typeof contract.body>;

/**
 * Changes the role of a member, disables or enables them. Throws `changed` for an outdated revision
 * and `wrong` if no active administrator would be left or the service has disabled the person.
 */
export async function updateUser(
  caller: Caller,
  userId: number,
  { role, enabled, revision }: Given,
): Promise<User> {
  const { clientId } = caller;
  return withClient(clientId, async (tx) => {
    await lockClient(tx, clientId);
    const before = await findMember(tx, caller, userId);
    if (revision !== null && revision !== undefined && revision !== before.revision)
      throw new Fault('changed', problemOf('revision', 'changed', { revision: before.revision }));
    const changes = changesOf(before, role, enabled);
    if (Object.keys(changes).length === 0) return userView(before);
    if (changes.enabled === true && before.user.disableTime)
      throw wrongValue('enabled', 'switched_off_by_service');
    if (changes.enabled === false || (changes.role !== undefined && changes.role !== 'admin'))
      await requireOtherAdmin(tx, before, changes.enabled === false ? 'enabled' : 'role');
    const after = await tx.userClient.update({
      where: { userId_clientId: { userId, clientId } },
      data: {
        ...(changes.role && { role: changes.role }),
        ...(changes.enabled !== undefined && { disableTime: changes.enabled ? null : now() }),
        revision: before.revision + 1,
      },
      include: { user: true },
    });
    if (changes.enabled === false) await shutOut(tx, caller, userId);
    await recordChanges(tx, caller, before, changes);
    return userView(after);
  });
}

interface Changes {
  role?: string;
  enabled?: boolean;
}

function changesOf(before: MemberRow, role: Given['role'], enabled: Given['enabled']): Changes {
  const changes: Changes = {};
  if (role && role !== before.role) changes.role = role;
  if (typeof enabled === 'boolean' && enabled !== (before.disableTime === null))
    changes.enabled = enabled;
  return changes;
}

async function requireOtherAdmin(
  tx: Transaction,
  { userId, clientId, role, disableTime }: MemberRow,
  field: 'role' | 'enabled',
): Promise<void> {
  if (role !== 'admin' || disableTime) return;
  const other = await tx.userClient.findFirst({
    where: {
      clientId,
      role: 'admin',
      disableTime: null,
      userId: { not: userId },
      user: { disableTime: null, passwordHash: { not: null } },
    },
  });
  if (!other) throw wrongValue(field, 'last_admin');
}

/**
 * Revokes the person's links, and their sessions unless another client uses them: requests for this
 * client are refused anyway.
 */
async function shutOut(tx: Transaction, { clientId }: Caller, userId: number): Promise<void> {
  await tx.invitation.updateMany({
    where: { clientId, userId, acceptTime: null, revokeTime: null },
    data: { revokeTime: now() },
  });
  const elsewhere = await tx.userClient.findFirst({ where: { userId, disableTime: null } });
  if (!elsewhere) await closeSessionsOf(tx, userId);
}

async function recordChanges(
  tx: Transaction,
  caller: Caller,
  { userId, role, user }: MemberRow,
  changes: Changes,
): Promise<void> {
  const who = { user_id: userId, email: user.email };
  const target = { ...caller, clientIds: [caller.clientId] };
  if (changes.role !== undefined)
    await recordForClients(tx, {
      ...target,
      type: 'user.role_changed',
      data: { ...who, from: role, to: changes.role },
    });
  if (changes.enabled !== undefined)
    await recordForClients(tx, {
      ...target,
      type: changes.enabled ? 'user.enabled' : 'user.disabled',
      data: who,
    });
}
