import type { z } from 'zod';
import type { createApiKey } from '@/lib/contract/api-keys';
import { showClients, withClient } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import { requestedExpiry } from './expiry';
import { insertKey, recordIssue } from './issue';
import { type KeyManager, requireClients, requireScopes } from './key-manager';
import { keyView } from './view';

type Given = z.output<typeof createApiKey.body>;

/**
 * Creates an API key. Throws `forbidden` for scopes or clients that its creator lacks, and `wrong`
 * for an invalid expiry or if its clients do not include the chosen one.
 */
export async function createKey(manager: KeyManager, given: Given) {
  const clientIds = [...new Set(given.client_ids ?? [manager.clientId])];
  const scopes = [...new Set(given.scopes)];
  requireScopes(manager, scopes);
  requireClients(manager, clientIds);
  if (!clientIds.includes(manager.clientId)) throw wrongValue('client_ids', 'own_client_missing');
  const expireTime = requestedExpiry(given) ?? null;
  return withClient(manager.clientId, async (tx) => {
    await showClients(tx, clientIds);
    const { row, text } = await insertKey(
      tx,
      { name: given.name, scopes, clientIds, expireTime },
      manager,
    );
    await recordIssue(tx, row, manager);
    return { ...keyView(row), api_key: text };
  });
}
