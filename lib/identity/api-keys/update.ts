import type { z } from 'zod';
import type { ApiKey, updateApiKey } from '@/lib/contract/api-keys';
import { recordForClients } from '@/lib/events/record-for-clients';
import { showClients, withClient } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import { requestedExpiry } from './expiry';
import { lockKey } from './find';
import type { KeyManager } from './key-manager';
import { type KeyRow, keyView } from './view';

type Given = z.output<typeof updateApiKey.body>;

/**
 * Renames a key, removes scopes or shortens its life. Throws `wrong` for more scopes or a later
 * expiry: issue a new key instead.
 */
export async function updateKey(manager: KeyManager, id: string, given: Given): Promise<ApiKey> {
  return withClient(manager.clientId, async (tx) => {
    const before = await lockKey(tx, manager, id);
    const changes = changesOf(before, given);
    if (Object.keys(changes).length === 0) return keyView(before);
    const clientIds = before.clients.map(({ clientId }) => clientId);
    await showClients(tx, clientIds);
    const after = await tx.apiKey.update({
      where: { id },
      data: changes,
      include: { clients: true },
    });
    const { name, scopes, expireTime } = changes;
    await recordForClients(tx, {
      ...manager,
      clientIds,
      type: 'api_key.updated',
      data: { api_key_id: id, changes: { name, scopes, expire_time: expireTime } },
    });
    return keyView(after);
  });
}

interface Changes {
  name?: string;
  scopes?: string[];
  expireTime?: Date;
}

function changesOf(before: KeyRow, given: Given): Changes {
  const changes: Changes = {};
  if (given.name && given.name !== before.name) changes.name = given.name;
  const scopes = given.scopes ? [...new Set(given.scopes)] : before.scopes;
  if (scopes.some((scope) => !before.scopes.includes(scope)))
    throw wrongValue('scopes', 'scopes_only_fewer');
  if (scopes.length < before.scopes.length) changes.scopes = scopes;
  const expireTime = requestedExpiry(given);
  if (expireTime && before.expireTime && expireTime > before.expireTime)
    throw wrongValue('expire_time', 'expiry_only_earlier');
  if (expireTime && expireTime.getTime() !== before.expireTime?.getTime())
    changes.expireTime = expireTime;
  return changes;
}
