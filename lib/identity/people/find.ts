import type { Transaction } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import type { Caller } from '../caller';
import type { MemberRow } from './view';

/** Serializes changes of a client's people and settings, which depend on what they read. */
export async function lockClient(tx: Transaction, clientId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM client WHERE id = ${clientId} FOR NO KEY UPDATE`;
}

/** A member of the caller's client. Throws `not_found`, for members of other clients too. */
export async function findMember(
  tx: Transaction,
  { clientId }: Caller,
  userId: number,
): Promise<MemberRow> {
  const row = await tx.userClient.findUnique({
    where: { userId_clientId: { userId, clientId } },
    include: { user: true },
  });
  if (!row) throw notFound('user_not_found');
  return row;
}
