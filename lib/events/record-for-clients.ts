import { now } from '@/lib/platform/clock';
import type { Transaction } from '@/lib/platform/database/tenant';
import { canonicalJson } from './canonical-json';

interface ClientHappening {
  /** Each client gets the event in its chain. The transaction must have access to all of them. */
  readonly clientIds: readonly number[];
  readonly type: `${string}.${string}`;
  readonly actor: string;
  readonly sessionId?: string | null;
  /** Event data. It must not disclose anything about another client. */
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Like `record`, for events of a client itself, such as changes of keys and users. The client's row
 * is the head of the chain and the hash rule is the same. Writes no outbox row, so webhooks are not
 * notified.
 */
export async function recordForClients(
  tx: Transaction,
  { clientIds, ...happening }: ClientHappening,
): Promise<void> {
  // fixed order, so that concurrent changes cannot deadlock
  const inOrder = [...clientIds].sort((one, other) => one - other);
  for (const clientId of inOrder) await append(tx, clientId, happening);
}

async function append(
  tx: Transaction,
  clientId: number,
  { type, actor, sessionId = null, data }: Omit<ClientHappening, 'clientIds'>,
): Promise<void> {
  const [client] = await tx.$queryRaw<
    { event_hash: string }[]
  >`SELECT event_hash FROM client WHERE id = ${clientId} FOR NO KEY UPDATE`;
  if (!client) throw new Error(`No client ${clientId} to record ${type} on`);
  const time = now();
  const payload = canonicalJson({
    type,
    actor,
    session_id: sessionId,
    time: time.toISOString(),
    client_id: clientId,
    data,
  });
  await tx.$executeRaw`
    WITH head AS (
      UPDATE client SET
        event_sequence = event_sequence + 1,
        event_hash = encode(sha256(convert_to(event_hash || ${payload}, 'UTF8')), 'hex')
      WHERE id = ${clientId}
      RETURNING event_sequence, event_hash
    )
    INSERT INTO client_event (client_id, sequence, type, payload, previous_hash, hash, create_time)
    SELECT ${clientId}, event_sequence, ${type}, ${payload}, ${client.event_hash}, event_hash, ${time} FROM head`;
}
