import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { listWebhookDeliveries } from '@/lib/contract/webhook-deliveries';
import type { Caller } from '@/lib/identity/caller';
import { readClient } from '@/lib/platform/database/tenant';
import { Fault } from '@/lib/shared/fault';
import { findEndpoint } from '../endpoints/find';
import { deliveryView, VISIBLE } from './view';

const PAGE_SIZE = 25;
const ID_AFTER_ALL = 2_147_483_647;

type Query = z.output<typeof listWebhookDeliveries.query>;

/** Deliveries of an endpoint, newest first. Keyset pagination by id, because ids grow with time. */
export async function listDeliveries(
  caller: Caller,
  endpointId: number,
  { cursor, limit = PAGE_SIZE, status }: Query,
) {
  const { clientId } = caller;
  const rows = await readClient(clientId, async (tx) => {
    await findEndpoint(tx, caller, endpointId);
    const where = {
      clientId,
      endpointId,
      id: { lt: beforeId(cursor) },
      ...(status ? { status } : {}),
    };
    return tx.webhookDelivery.findMany({
      where,
      orderBy: { id: 'desc' },
      take: limit + 1,
      select: VISIBLE,
    });
  });
  const shown = rows.slice(0, limit);
  return {
    deliveries: shown.map(deliveryView),
    metadata: { next_cursor: rows.length > limit ? String(shown.at(-1)?.id) : null },
  };
}

function beforeId(cursor: string | undefined): number {
  if (cursor === undefined) return ID_AFTER_ALL;
  if (!/^\d{1,10}$/.test(cursor) || Number(cursor) > ID_AFTER_ALL)
    throw new Fault('invalid', problemOf('cursor', 'not_a_cursor'));
  return Number(cursor);
}
