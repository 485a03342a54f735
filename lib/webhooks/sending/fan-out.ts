import { isTooLarge, netClaims } from '@/lib/claims/net-claim';
import type { WebhookClaimTotals } from '@/lib/contract/webhook-deliveries';
import { EVENT_TYPES } from '@/lib/contract/webhooks';
import { now } from '@/lib/platform/clock';
import { database, type Transaction, withClient } from '@/lib/platform/database/tenant';
import { log } from '@/lib/platform/log';
import { toNumber } from '@/lib/shared/money';
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

interface TakenRow {
  id: bigint;
  client_reference_id: number | null;
  has_endpoint: boolean;
}

/**
 * One transaction, so that events are marked as dispatched exactly when their deliveries exist.
 * Concurrent workers take different events. An endpoint gets events recorded after its
 * registration: both ids come from one sequence, so no clock matters.
 */
async function fanOutOf(clientId: number): Promise<number> {
  const time = now();
  return withClient(clientId, async (tx) => {
    const taken = await tx.$queryRaw<TakenRow[]>`
      SELECT id, client_reference_id, EXISTS (
          SELECT FROM webhook_endpoint endpoint
          WHERE endpoint.client_id = ${clientId} AND endpoint.disable_time IS NULL
        ) AS has_endpoint
      FROM outbox
      WHERE client_id = ${clientId} AND dispatch_time IS NULL
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
    const ids = taken.map(({ id }) => id);
    if (taken.some((event) => event.has_endpoint)) {
      const claims = taken.flatMap(({ client_reference_id: claim }) => claim ?? []);
      await deliver(tx, clientId, ids, await totalsByClaim(tx, clientId, claims, time), time);
    }
    return tx.$executeRaw`
      UPDATE outbox SET dispatch_time = ${time}
      WHERE client_id = ${clientId} AND id = ANY (${ids}::bigint[])`;
  });
}

const deliver = (
  tx: Transaction,
  clientId: number,
  ids: readonly bigint[],
  totals: Readonly<Record<string, WebhookClaimTotals>>,
  time: Date,
) =>
  tx.$executeRaw`
    INSERT INTO webhook_delivery (client_id, endpoint_id, message_id, type, body, next_try_time,
      expire_time, create_time)
    SELECT ${clientId}, endpoint.id, event.message_id, event.type,
      json_build_object('type', event.type, 'timestamp', event.payload->>'time', 'data',
        jsonb_build_object(
          'client_id', ${clientId}::int, 'client_reference_id', event.client_reference_id
        ) || (event.payload->'data') || jsonb_build_object(
          'claim_totals', ${JSON.stringify(totals)}::jsonb->event.client_reference_id::text
        ))::text,
      ${time}, ${new Date(time.getTime() + ROUND_MS)}, ${time}
    FROM outbox event
    JOIN webhook_endpoint endpoint ON endpoint.client_id = ${clientId} AND endpoint.id < event.id
      AND endpoint.disable_time IS NULL
      AND (endpoint.types = '{}' OR event.type = ANY (endpoint.types))
    WHERE event.client_id = ${clientId} AND event.id = ANY (${ids}::bigint[])
      AND event.type = ANY (${[...EVENT_TYPES]})
    ORDER BY event.id
    ON CONFLICT DO NOTHING`;

/** By claim id. Read after the events were committed, so the sums include each of them. */
async function totalsByClaim(
  tx: Transaction,
  clientId: number,
  claimIds: readonly number[],
  time: Date,
): Promise<Record<string, WebhookClaimTotals>> {
  const nets = await netClaims(tx, clientId, [...new Set(claimIds)]);
  return Object.fromEntries(
    [...nets].map(([id, net]) => [
      id,
      {
        as_of: time.toISOString(),
        currency: net.currency,
        replacement_cost_value: net.rcv,
        actual_cash_value: net.acv,
        net_claim: isTooLarge(net) ? null : toNumber(net.settled.net),
        ...net.lines,
      },
    ]),
  );
}
