import { EVENT_TYPES } from '@/lib/contract/webhooks';
import { now } from '@/lib/platform/clock';
import { database, withClient } from '@/lib/platform/database/tenant';
import { log } from '@/lib/platform/log';
import { ROUND_MS } from './back-off';

const BATCH = 200;

/**
 * Creates the deliveries of one batch of events per client, so that no client waits for another's
 * backlog. Returns whether there were any events.
 */
export async function fanOut(): Promise<boolean> {
  const clients = await database().$queryRaw<
    { client_id: number }[]
  >`SELECT client_id FROM webhook_outbox_clients()`;
  let dispatched = 0;
  for (const { client_id: clientId } of clients) {
    dispatched += await fanOutOf(clientId).catch((error: unknown) => {
      // The next turn retries; other clients are not affected.
      log().warn({ err: error, client_id: clientId }, 'events could not be dispatched');
      return 0;
    });
  }
  return dispatched > 0;
}

/**
 * One statement, so that events are marked as dispatched exactly when their deliveries exist.
 * Concurrent workers take different events. An endpoint gets events recorded after its
 * registration: both ids come from one sequence, so no clock matters.
 */
async function fanOutOf(clientId: number): Promise<number> {
  const time = now();
  const expireTime = new Date(time.getTime() + ROUND_MS);
  return withClient(
    clientId,
    (tx) => tx.$executeRaw`
    WITH taken AS (
      SELECT id, message_id, client_reference_id, type, payload FROM outbox
      WHERE client_id = ${clientId} AND dispatch_time IS NULL ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ), inserted AS (
      INSERT INTO webhook_delivery (client_id, endpoint_id, message_id, type, body, next_try_time, expire_time, create_time)
      SELECT ${clientId}, endpoint.id, taken.message_id, taken.type,
        json_build_object('type', taken.type, 'timestamp', taken.payload->>'time', 'data',
          jsonb_build_object('client_id', ${clientId}::int, 'client_reference_id', taken.client_reference_id) || (taken.payload->'data'))::text,
        ${time}, ${expireTime}, ${time}
      FROM taken JOIN webhook_endpoint endpoint ON endpoint.client_id = ${clientId} AND endpoint.id < taken.id
        AND endpoint.disable_time IS NULL AND (endpoint.types = '{}' OR taken.type = ANY (endpoint.types))
      WHERE taken.type = ANY (${[...EVENT_TYPES]})
      ORDER BY taken.id
      ON CONFLICT DO NOTHING
    )
    UPDATE outbox SET dispatch_time = ${time} FROM taken WHERE outbox.client_id = ${clientId} AND outbox.id = taken.id`,
  );
}
