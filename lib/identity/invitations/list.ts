import type { z } from 'zod';
import type { listInvitations as contract } from '@/lib/contract/invitations';
import { readClient } from '@/lib/platform/database/tenant';
import { formatCursor } from '@/lib/shared/cursor';
import type { Caller } from '../caller';
import { placeOf } from '../people/list';
import { invitationView, WAITING } from './view';

const PAGE_SIZE = 25;

export async function listInvitations(
  { clientId }: Caller,
  { cursor, limit = PAGE_SIZE }: z.output<typeof contract.query>,
) {
  const from = placeOf(cursor);
  const older = from
    ? { OR: [{ createTime: { lt: from.time } }, { createTime: from.time, id: { lt: from.id } }] }
    : {};
  const rows = await readClient(clientId, (tx) =>
    tx.invitation.findMany({
      where: { clientId, ...WAITING, ...older },
      orderBy: [{ createTime: 'desc' }, { id: 'desc' }],
      take: limit + 1,
    }),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    invitations: shown.map(invitationView),
    metadata: {
      next_cursor: rows.length > limit && last ? formatCursor(last.createTime, last.id) : null,
    },
  };
}
