import { now } from '@/lib/platform/clock';
import { database, type Transaction, withClient } from '@/lib/platform/database/tenant';
import { log } from '@/lib/platform/log';

/** At once, over all workers: what a slow receiver can hold. */
const ENDPOINT_SENDS_MAX = 4;
const CLIENT_SENDS_MAX = 8;
const ENDPOINTS_A_TURN = 32;

/** Longer than a try can take. A worker that dies in the middle leaves its tries to be made again after it. */
const LEASE_MS = 60_000;

/** A try that belongs to this worker until its lease ends. */
export interface Claimed {
  readonly clientId: number;
  readonly endpointId: number;
  readonly deliveryId: number;
  readonly messageId: string;
  readonly body: string;
  /** Of all tries, and of those of the present round; from 1. */
  readonly number: number;
  readonly step: number;
  readonly expireTime: Date;
  readonly url: string;
  /** Sealed, the present one first. */
  readonly secrets: readonly Uint8Array[];
}

/** At most `room` tries that are due: every client's first endpoint comes before any client's second. */
export async function claimDue(room: number): Promise<Claimed[]> {
  if (room <= 0) return [];
  const due = await database().$queryRaw<{ client_id: number; endpoint_id: number }[]>`
    SELECT client_id, endpoint_id FROM webhook_due(${now()}, ${ENDPOINT_SENDS_MAX}::int, ${CLIENT_SENDS_MAX}::int, ${ENDPOINTS_A_TURN}::int)`;
  const claimed: Claimed[] = [];
  for (const { client_id: clientId, endpoint_id: endpointId } of due) {
    if (claimed.length >= room) break;
    const ofClient = claimed.filter((one) => one.clientId === clientId).length;
    const most = Math.min(room - claimed.length, CLIENT_SENDS_MAX - ofClient);
    if (most <= 0) continue;
    const tries = await withClient(clientId, (tx) => claimOf(tx, clientId, endpointId, most)).catch(
      (error: unknown) => {
        log().warn(
          { err: error, webhook_endpoint_id: endpointId },
          'deliveries could not be claimed',
        );
        return [];
      },
    );
    claimed.push(...tries);
  }
  return claimed;
}

interface Receiver {
  url: string;
  secret: Uint8Array;
  old_secret: Uint8Array | null;
}

/** Nothing when another worker has the endpoint's lock at this moment, or when it has been switched off. */
async function claimOf(
  tx: Transaction,
  clientId: number,
  endpointId: number,
  most: number,
): Promise<Claimed[]> {
  const time = now();
  const [receiver] = await tx.$queryRaw<Receiver[]>`
    WITH free AS (
      SELECT id FROM webhook_endpoint WHERE client_id = ${clientId} AND id = ${endpointId} AND disable_time IS NULL FOR NO KEY UPDATE SKIP LOCKED
    )
    UPDATE webhook_endpoint endpoint SET claim_time = ${time} FROM free WHERE endpoint.client_id = ${clientId} AND endpoint.id = free.id
    RETURNING endpoint.url, endpoint.secret, CASE WHEN endpoint.old_secret_expire_time > ${time} THEN endpoint.old_secret END AS old_secret`;
  if (!receiver) return [];
  const { url, secret, old_secret: oldSecret } = receiver;
  const rows = await lease(tx, clientId, endpointId, most, time);
  return rows.map((row) => ({
    clientId,
    endpointId,
    url,
    deliveryId: row.id,
    messageId: row.message_id,
    body: row.body,
    number: row.tries,
    step: row.step,
    expireTime: row.expire_time,
    secrets: oldSecret ? [secret, oldSecret] : [secret],
  }));
}

interface LeasedRow {
  id: number;
  message_id: string;
  body: string;
  tries: number;
  step: number;
  expire_time: Date;
}

/** A statement of its own, after the lock: it sees what the lock's last holder leased. */
const lease = (
  tx: Transaction,
  clientId: number,
  endpointId: number,
  most: number,
  time: Date,
): Promise<LeasedRow[]> => tx.$queryRaw<LeasedRow[]>`
  WITH in_flight AS (
    SELECT cardinality(ARRAY(
      SELECT id FROM webhook_delivery
      WHERE client_id = ${clientId} AND endpoint_id = ${endpointId} AND lease_until IS NOT NULL AND lease_until > ${time} LIMIT ${ENDPOINT_SENDS_MAX}
    )) AS sends
  ), due AS (
    SELECT id FROM webhook_delivery
    WHERE client_id = ${clientId} AND endpoint_id = ${endpointId} AND status = 'pending' AND next_try_time <= ${time}
      AND (lease_until IS NULL OR lease_until <= ${time})
    ORDER BY next_try_time, id
    LIMIT (SELECT greatest(0, least(${most}::int, ${ENDPOINT_SENDS_MAX}::int - sends)) FROM in_flight)
    FOR UPDATE SKIP LOCKED
  ), leased AS (
    UPDATE webhook_delivery delivery SET tries = tries + 1, step = step + 1, lease_until = ${new Date(time.getTime() + LEASE_MS)}
    FROM due WHERE delivery.client_id = ${clientId} AND delivery.id = due.id
    RETURNING delivery.id, delivery.message_id::text, delivery.body, delivery.tries, delivery.step, delivery.expire_time
  ), begun AS (
    INSERT INTO webhook_try (client_id, delivery_id, number, start_time) SELECT ${clientId}, id, tries, ${time} FROM leased
  )
  SELECT id, message_id, body, tries, step, expire_time FROM leased ORDER BY id`;
