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
  const { clientId, clientReferenceId, type, actor, sessionId = null, data } = happening;
  const time = now();
  const payload = canonicalJson({ type, actor, session_id: sessionId, time: time.toISOString(), client_reference_id: clientReferenceId, data });
  const [claim] = await tx.$queryRaw<{ event_hash: string }[]>`
    SELECT event_hash FROM client_reference WHERE client_id = ${clientId} AND id = ${clientReferenceId} FOR NO KEY UPDATE`;
  if (!claim) throw new Error(`No claim ${clientReferenceId} of client ${clientId} to record ${type} on`);
  await tx.$executeRaw`
    WITH head AS (
      UPDATE client_reference SET
        event_sequence = event_sequence + 1,
        event_hash = encode(sha256(convert_to(event_hash || ${payload}, 'UTF8')), 'hex'),
        update_time = ${time}
      WHERE client_id = ${clientId} AND id = ${clientReferenceId}
      RETURNING event_sequence, event_hash
    ), audit AS (
      INSERT INTO audit_event (client_id, client_reference_id, sequence, type, payload, previous_hash, hash, create_time)
      SELECT ${clientId}, ${clientReferenceId}, event_sequence, ${type}, ${payload}, ${claim.event_hash}, event_hash, ${time} FROM head
    )
    INSERT INTO outbox (client_id, client_reference_id, type, payload, create_time)
    SELECT ${clientId}, ${clientReferenceId}, ${type}, ${payload}::jsonb, ${time} FROM head`;
}
