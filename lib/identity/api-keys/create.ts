import type { z } from 'zod';
import type { createApiKey } from '@/lib/contract/api-keys';
import { showClients, withClient } from '@/lib/platform/database/tenant';
import { wrongValue } from '@/lib/shared/fault';
import { askedExpiry } from './expiry';
import { insertKey, recordIssue } from './issue';
import { type Keeper, requireClients, requireScopes } from './keeper';
import { keyView } from './view';

type Given = z.output<typeof createApiKey.body>;

/** Throws `forbidden` where the new key would reach further than its maker, in scopes or clients. */
export async function createKey(keeper: Keeper, given: Given) {
  const clientIds = [...new Set(given.client_ids ?? [keeper.clientId])];
  const scopes = [...new Set(given.scopes)];
  requireScopes(keeper, scopes);
  requireClients(keeper, clientIds);
  if (!clientIds.includes(keeper.clientId))
    throw wrongValue('client_ids', 'must hold the client that the call acts for');
  const expireTime = askedExpiry(given) ?? null;
  return withClient(keeper.clientId, async (tx) => {
    await showClients(tx, clientIds);
    const { row, text } = await insertKey(
      tx,
      { name: given.name, scopes, clientIds, expireTime },
      keeper,
    );
    await recordIssue(tx, row, keeper);
    return { ...keyView(row), api_key: text };
  });
}
