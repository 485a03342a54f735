import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { listUsers as contract } from '@/lib/contract/users';
import { readClient } from '@/lib/platform/database/tenant';
import { formatCursor, parseCursor } from '@/lib/shared/cursor';
import { Fault } from '@/lib/shared/fault';
import type { Caller } from '../caller';
import { userView } from './view';

const PAGE_SIZE = 25;

export async function listUsers(
  { clientId }: Caller,
  { cursor, limit = PAGE_SIZE }: z.output<typeof contract.query>,
) {
  const from = placeOf(cursor);
  const older = from
    ? {
        OR: [{ createTime: { lt: from.time } }, { createTime: from.time, userId: { lt: from.id } }],
      }
    : {};
  const rows = await readClient(clientId, (tx) =>
    tx.userClient.findMany({
      where: { clientId, ...older },
      include: { user: true },
      orderBy: [{ createTime: 'desc' }, { userId: 'desc' }],
      take: limit + 1,
    }),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    users: shown.map(userView),
    metadata: {
      next_cursor: rows.length > limit && last ? formatCursor(last.createTime, last.userId) : null,
    },
  };
}

const ID_MAX = 2_147_483_647;

/** Parses a cursor of a list with integer ids; null without one. Throws `invalid`. */
export function placeOf(cursor: string | undefined): { time: Date; id: number } | null {
  const place = parseCursor(cursor);
  if (!place) return null;
  if (!/^\d{1,10}$/.test(place.id) || Number(place.id) > ID_MAX)
    throw new Fault('invalid', problemOf('cursor', 'not_a_cursor'));
  return { time: place.time, id: Number(place.id) };
}
