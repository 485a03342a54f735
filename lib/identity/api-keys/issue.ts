import { recordForClients } from '@/lib/events/record-for-clients';
import { now } from '@/lib/platform/clock';
import { type Transaction, withClients } from '@/lib/platform/database/tenant';
import type { Scope } from '../caller';
import { keyedHash } from '../key-hash';
import { formatKey, randomParts } from './form';
import { type KeyManager, operatorFor } from './key-manager';
import type { KeyRow } from './view';

interface NewKey {
  readonly name: string;
  readonly clientIds: readonly number[];
  readonly scopes?: readonly Scope[];
  readonly expireTime?: Date | null;
}

/**
 * Issues a key for the operator without a check of permissions. Returns its plain text, which is
 * not stored.
 */
export function issueKey({ scopes = ['read', 'write'], ...given }: NewKey): Promise<string> {
  return withClients(given.clientIds, async (tx) => {
    const { row, text } = await insertKey(tx, { ...given, scopes }, operatorFor(given.clientIds));
    await recordIssue(tx, row, operatorFor(given.clientIds));
    return text;
  });
}

/**
 * Inserts a key and returns its row and its plain text, which is not stored. The caller must record
 * the event.
 */
export async function insertKey(
  tx: Transaction,
  given: NewKey & { readonly scopes: readonly Scope[] },
  { actor }: KeyManager,
): Promise<{ row: KeyRow; text: string }> {
  const parts = randomParts();
  const row = await tx.apiKey.create({
    data: {
      id: parts.id,
      name: given.name,
      secretHash: Uint8Array.from(keyedHash(parts.secret)),
      scopes: [...given.scopes],
      expireTime: given.expireTime ?? null,
      createTime: now(),
      createdBy: actor,
      clients: { createMany: { data: given.clientIds.map((clientId) => ({ clientId })) } },
    },
    include: { clients: true },
  });
  return { row, text: formatKey(parts) };
}

export const recordIssue = (
  tx: Transaction,
  { id, name, scopes, expireTime, clients }: KeyRow,
  { actor, sessionId }: KeyManager,
): Promise<void> =>
  recordForClients(tx, {
    clientIds: clients.map(({ clientId }) => clientId),
    type: 'api_key.created',
    actor,
    sessionId,
    data: { api_key_id: id, name, scopes, expire_time: expireTime },
  });
