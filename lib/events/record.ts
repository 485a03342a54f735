import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { canonicalJson } from './canonical-json';

export interface Happening {
  readonly clientId: number;
  readonly clientReferenceId: number;
  readonly type: `${string}.${string}`;
  readonly actor: string;
  readonly sessionId?: string | null;
  /** Event data in fields of the public API. Webhooks send it unchanged. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Records an event on a claim: writes the audit row and the outbox row in the transaction of the
 * change. The claim's row is the head of its chain, and updating it locks it, so concurrent changes
 * of one claim run one after the other. FOR NO KEY UPDATE is compatible with the key-share locks of
 * foreign keys; otherwise two inserts into one claim would deadlock. hash = SHA-256(previous hash
 * || payload), hex; the first previous hash is the empty string. Throws if the claim does not
 * exist.
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

/** Returns the text to hash and its time, ISO 8601. */
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
 * The CTEs of `record`, for a statement that makes its change and records it at once. Parameters:
 * $1 client, $2 claim, $3 type, $4 payload, $5 time. `before` waits for the lock on the claim and
 * then reads the latest head.
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
