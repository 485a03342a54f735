import type { ApiKey } from '@/lib/contract/api-keys';
import { now } from '@/lib/platform/clock';
import type { Prisma } from '@/lib/platform/database/generated/client';
import { SCOPES } from '../caller';

export type KeyRow = Prisma.ApiKeyGetPayload<{ include: { clients: true } }>;

const SOON_MS = 7 * 86_400_000;

/** The API shape of a key, without its secret. */
export const keyView = (row: KeyRow): ApiKey => ({
  api_key_id: row.id,
  name: row.name,
  scopes: SCOPES.filter((scope) => row.scopes.includes(scope)),
  client_ids: row.clients.map(({ clientId }) => clientId).sort((one, other) => one - other),
  state: stateOf(row, now()),
  create_time: row.createTime.toISOString(),
  created_by: row.createdBy,
  expire_time: row.expireTime?.toISOString() ?? null,
  revoke_time: row.revokeTime?.toISOString() ?? null,
  last_used_time: row.lastUsed?.toISOString() ?? null,
  replaced_by: row.replacedBy,
});

/** `expiring` warns to switch to the replacement: the key has one, or expires within seven days. */
function stateOf({ revokeTime, expireTime, replacedBy }: KeyRow, time: Date): ApiKey['state'] {
  if (revokeTime) return 'revoked';
  if (!expireTime) return 'active';
  if (expireTime <= time) return 'expired';
  return replacedBy !== null || expireTime.getTime() - time.getTime() <= SOON_MS
    ? 'expiring'
    : 'active';
}
