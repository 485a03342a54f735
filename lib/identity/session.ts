import { randomUUID } from 'node:crypto';
import { now } from '@/lib/platform/clock';
import { database, type Transaction } from '@/lib/platform/database/tenant';
import type { Role } from './caller';
import { roleOf } from './roles';

/** Sessions are stored on the server, so that they can be ended whatever the cookie contains. */
const IDLE_MAX_MS = 30 * 60_000;
export const SESSION_SECONDS_MAX = 8 * 3600;
const SEEN_STEP_MS = 60_000;

export async function openSession(userId: number): Promise<string> {
  const id = randomUUID();
  const time = now();
  await database().userSession.create({ data: { id, userId, createTime: time, seenTime: time } });
  return id;
}

export async function closeSession(id: string): Promise<void> {
  await database().userSession.updateMany({
    where: { id, revokeTime: null },
    data: { revokeTime: now() },
  });
}

export async function closeSessionsOf(tx: Transaction, userId: number): Promise<void> {
  await tx.userSession.updateMany({
    where: { userId, revokeTime: null },
    data: { revokeTime: now() },
  });
}

interface SessionUser {
  readonly email: string;
  readonly name: string;
  /** Roles by client; clients that have disabled the person are missing. */
  readonly roles: ReadonlyMap<number, Role>;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Returns null for a session that is unknown, closed, idle for 30 minutes or older than 8 hours, or
 * whose person is disabled.
 */
export async function findSession(id: string): Promise<SessionUser | null> {
  if (!UUID.test(id)) return null;
  const row = await database().userSession.findUnique({
    where: { id },
    include: { user: { include: { clients: { where: { disableTime: null } } } } },
  });
  const time = now().getTime();
  if (!row || row.revokeTime || row.user.disableTime) return null;
  if (
    time - row.seenTime.getTime() > IDLE_MAX_MS ||
    time - row.createTime.getTime() > SESSION_SECONDS_MAX * 1000
  )
    return null;
  if (time - row.seenTime.getTime() > SEEN_STEP_MS)
    await database().userSession.update({ where: { id }, data: { seenTime: now() } });
  const { email, name, clients } = row.user;
  return {
    email,
    name,
    roles: new Map(clients.map(({ clientId, role }) => [clientId, roleOf(role)])),
  };
}
