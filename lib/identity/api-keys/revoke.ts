import { recordForClients } from '@/lib/events/record-for-clients';
import { now } from '@/lib/platform/clock';
import { showClients, withClient } from '@/lib/platform/database/tenant';
import { lockKey } from './find';
import type { KeyManager } from './key-manager';

/**
 * Revokes a key at once, even the caller's own or the last one. A caller may revoke keys with more
 * scopes than its own. Revoking again changes nothing. Throws `not_found`.
 */
export async function revokeKey(manager: KeyManager, id: string): Promise<undefined> {
  await withClient(manager.clientId, async (tx) => {
    const key = await lockKey(tx, manager, id);
    if (key.revokeTime) return;
    const clientIds = key.clients.map(({ clientId }) => clientId);
    await showClients(tx, clientIds);
    await tx.apiKey.update({ where: { id }, data: { revokeTime: now() } });
    await recordForClients(tx, {
      ...manager,
      clientIds,
      type: 'api_key.revoked',
      data: { api_key_id: id },
    });
  });
}
