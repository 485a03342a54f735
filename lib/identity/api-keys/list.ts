import type { z } from 'zod';
import type { listApiKeys } from '@/lib/contract/api-keys';
import { withClient } from '@/lib/platform/database/tenant';
import { formatCursor, parseCursor } from '@/lib/shared/cursor';
import { visibleTo } from './find';
import type { KeyManager } from './key-manager';
import { keyView } from './view';

const PAGE_SIZE = 25;

/**
 * API keys, newest first, with keyset pagination. Includes revoked and expired keys as a history of
 * access.
 */
export async function listKeys(
  manager: KeyManager,
  { cursor, limit = PAGE_SIZE }: z.output<typeof listApiKeys.query>,
) {
  const from = parseCursor(cursor);
  const older = from
    ? [{ OR: [{ createTime: { lt: from.time } }, { createTime: from.time, id: { lt: from.id } }] }]
    : [];
  const rows = await withClient(manager.clientId, (tx) =>
    tx.apiKey.findMany({
      where: { AND: [visibleTo(manager), ...older] },
      include: { clients: true },
      orderBy: [{ createTime: 'desc' }, { id: 'desc' }],
      take: limit + 1,
    }),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    api_keys: shown.map(keyView),
    metadata: {
      next_cursor: rows.length > limit && last ? formatCursor(last.createTime, last.id) : null,
    },
  };
}
