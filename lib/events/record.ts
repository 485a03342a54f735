import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { canonicalJson } from './canonical-json';

export interface Happening {
  readonly clientId: number;
  readonly clientReferenceId: number;
  readonly type: `${string}.${string}`;
  readonly actor: string;
  readonly sessionId?: string | null;
  /** What happened, in fields of the public API: it goes out to webhooks as it is. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * The one way to say that something happened: the audit row and the outbox row, in the transaction of the change. The
 * claim's row is the head of its chain and, being updated, its lock: two changes of one claim take their turns. The lock
 * is the one that goes with the key-share locks of foreign keys, else two inserts into one claim would deadlock.
 * hash = SHA-256(previous hash || payload), hex; the first previous hash is the empty text.
 */
export async function record(tx: Transaction, happening: Happening): Promise<void> {
  const { clientId, clientReferenceId, type } = happening;
  const { payload, time } = payloadOf(happening);
  const written = await tx.$queryRawUnsafe<unknown[]>(
    RECORD,
    clientId,
    clientReferenceId,
    type,
    payload,
    time,
  );
  if (written.length === 0)
    throw new Error(`No claim ${clientReferenceId} of client ${clientId} to record ${type} on`);
}

/** The text that is hashed, and its time, ISO 8601. */
export function payloadOf({ clientReferenceId, type, actor, sessionId = null, data }: Happening): {
  payload: string;
  time: string;
} {
  const time = now().toISOString();
  return {
    time,
    payload: canonicalJson({
      type,
      actor,
      session_id: sessionId,
      time,
      client_reference_id: clientReferenceId,
      data,
    }),
  };
}

/**
 * The common table expressions of `record`, for a statement that makes its change and tells of it at once. Parameters:
 * $1 client, $2 claim, $3 type, $4 payload, $5 time. `before` waits for whoever holds the claim and reads what they left.
 */
export const RECORD_STEPS = `
  before AS (
    SELECT event_sequence, event_hash FROM client_reference WHERE client_id = $1::int AND id = $2::int FOR NO KEY UPDATE
  ), head AS (
    UPDATE client_reference claim SET event_sequence = before.event_sequence + 1, update_time = $5::timestamptz,
      event_hash = encode(sha256(convert_to(before.event_hash || $4::text, 'UTF8')), 'hex')
    FROM before WHERE claim.client_id = $1::int AND claim.id = $2::int
    RETURNING claim.event_sequence, before.event_hash AS previous_hash, claim.event_hash
  ), audit AS (
    INSERT INTO audit_event (client_id, client_reference_id, sequence, type, payload, previous_hash, hash, create_time)
    SELECT $1::int, $2::int, event_sequence, $3::text, $4::text, previous_hash, event_hash, $5::timestamptz FROM head
  ), queued AS (
    INSERT INTO outbox (client_id, client_reference_id, type, payload, create_time)
    SELECT $1::int, $2::int, $3::text, $4::jsonb, $5::timestamptz FROM head RETURNING id
  )`;

const RECORD = `WITH ${RECORD_STEPS} SELECT id FROM queued`;
