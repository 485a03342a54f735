import { now } from '@/lib/platform/clock';
import { Prisma } from '@/lib/platform/database/generated/client';
import { database, type Transaction, withClient } from '@/lib/platform/database/tenant';
import { log } from '@/lib/platform/log';
import { type Lease, leaseDueRows, type LeaseTable } from '@/lib/platform/queue/lease';

/** Limits of concurrent attempts over all workers, which bound the damage of slow receivers. */
const ENDPOINT_SENDS_MAX = 4;
const CLIENT_SENDS_MAX = 8;
const ENDPOINTS_A_TURN = 32;

export const DELIVERIES: LeaseTable = {
  name: Prisma.sql`webhook_delivery`,
  waiting: Prisma.sql`'pending'`,
  done: Prisma.sql`'delivered'`,
  failed: Prisma.sql`'failed'`,
  leaseMs: 60_000,
};

/** `tries` counts all attempts, `step` those of the current round, both from 1. */
export interface LeasedDelivery extends Lease {
  readonly endpointId: number;
  readonly messageId: string;
  readonly body: string;
  readonly step: number;
  readonly expireTime: Date;
  readonly url: string;
  /** Encrypted, the current secret first. */
  readonly secrets: readonly Uint8Array[];
}

/**
 * Leases at most `room` due deliveries: the first endpoint of every client before the second of
 * any.
 */
export async function leaseDeliveries(room: number): Promise<LeasedDelivery[]> {
  if (room <= 0) return [];
  const due = await database().$queryRaw<{ client_id: number; endpoint_id: number }[]>`
    SELECT client_id, endpoint_id
    FROM webhook_due(${now()}, ${ENDPOINT_SENDS_MAX}::int, ${CLIENT_SENDS_MAX}::int, ${ENDPOINTS_A_TURN}::int)`;
  const leased: LeasedDelivery[] = [];
  for (const { client_id: clientId, endpoint_id: endpointId } of due) {
    if (leased.length >= room) break;
    const ofClient = leased.filter((one) => one.clientId === clientId).length;
    const most = Math.min(room - leased.length, CLIENT_SENDS_MAX - ofClient);
    if (most <= 0) continue;
    const ofEndpoint = await withClient(clientId, (tx) =>
      leaseOf(tx, clientId, endpointId, most),
    ).catch((error: unknown) => {
      log().warn({ err: error, webhook_endpoint_id: endpointId }, 'deliveries could not be leased');
      return [];
    });
    leased.push(...ofEndpoint);
  }
  return leased;
}

interface Receiver {
  url: string;
  secret: Uint8Array;
  old_secret: Uint8Array | null;
}

interface Row {
  id: number;
  message_id: string;
  body: string;
  tries: number;
  step: number;
  expire_time: Date;
}

/** Leases nothing if another worker has locked the endpoint or if it is disabled. */
async function leaseOf(
  tx: Transaction,
  clientId: number,
  endpointId: number,
  most: number,
): Promise<LeasedDelivery[]> {
  const receiver = await lockEndpoint(tx, clientId, endpointId);
  if (!receiver) return [];
  const { url, secret, old_secret: oldSecret } = receiver;
  const inFlight = await countInFlight(tx, clientId, endpointId);
  const rows = await leaseDueRows<Row>(tx, DELIVERIES, clientId, {
    only: Prisma.sql`endpoint_id = ${endpointId}`,
    most: Math.min(most, ENDPOINT_SENDS_MAX - inFlight),
    set: Prisma.sql`, step = step + 1`,
    columns: Prisma.sql`message_id::text, body, step, expire_time`,
  });
  const startTime = now();
  await tx.webhookTry.createMany({
    data: rows.map(({ id, tries }) => ({ clientId, deliveryId: id, number: tries, startTime })),
  });
  return rows.map(({ id, tries, step, body, message_id, expire_time }) => ({
    clientId,
    endpointId,
    url,
    id,
    messageId: message_id,
    body,
    tries,
    step,
    expireTime: expire_time,
    secrets: oldSecret ? [secret, oldSecret] : [secret],
  }));
}

async function lockEndpoint(
  tx: Transaction,
  clientId: number,
  endpointId: number,
): Promise<Receiver | undefined> {
  const time = now();
  const [receiver] = await tx.$queryRaw<Receiver[]>`
    WITH free AS (
      SELECT id FROM webhook_endpoint
      WHERE client_id = ${clientId} AND id = ${endpointId} AND disable_time IS NULL
      FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE webhook_endpoint endpoint SET claim_time = ${time} FROM free
    WHERE endpoint.client_id = ${clientId} AND endpoint.id = free.id
    RETURNING endpoint.url, endpoint.secret,
      CASE WHEN endpoint.old_secret_expire_time > ${time} THEN endpoint.old_secret END AS old_secret`;
  return receiver;
}

/** A separate statement after the lock, so that it sees the leases of the previous lock holder. */
async function countInFlight(
  tx: Transaction,
  clientId: number,
  endpointId: number,
): Promise<number> {
  const rows = await tx.webhookDelivery.findMany({
    where: { clientId, endpointId, leaseUntil: { gt: now() } },
    select: { id: true },
    take: ENDPOINT_SENDS_MAX,
  });
  return rows.length;
}
