import type { Transaction } from '@/lib/platform/database/tenant';
import { notFound } from '@/lib/shared/fault';
import type { Caller } from '../caller';
import type { MemberRow } from './view';

/** Of two changes of a client's people or settings made at once one waits for the other: they decide by what they read. */
export async function lockClient(tx: Transaction, clientId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM client WHERE id = ${clientId} FOR NO KEY UPDATE`;
}

/** A person of the client that the call acts for; another client's is as absent as one that never was. */
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
