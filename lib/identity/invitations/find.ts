import type { Transaction } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import type { Caller } from '../caller';
import { lockClient } from '../people/find';
import { WAITING } from './view';

/** Locks a pending invitation until the end of the transaction. Throws `not_found`. */
export async function lockWaiting(tx: Transaction, { clientId }: Caller, id: number) {
  await lockClient(tx, clientId);
  const row = await tx.invitation.findFirst({ where: { clientId, id, ...WAITING } });
  if (!row) throw notFound('invitation_not_found');
  return row;
}
