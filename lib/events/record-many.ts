import { createHash } from 'node:crypto';
import type { Transaction } from '@/lib/platform/database/tenant';
import { type Happening, payloadOf, record } from './record';

type Many = Omit<Happening, 'data'> & { readonly data: readonly Happening['data'][] };

/** Like `record`, for many events of one type on one claim, in the order of `data`. */
export async function recordMany(tx: Transaction, { data, ...happening }: Many): Promise<void> {
  const [first] = data;
  if (!first) return;
  if (data.length === 1) return record(tx, { ...happening, data: first }); // in one statement
  const { clientId, clientReferenceId, type } = happening;
  const [head] = await tx.$queryRaw<{ event_sequence: number; event_hash: string }[]>`
    SELECT event_sequence, event_hash FROM client_reference WHERE client_id = ${clientId} AND id = ${clientReferenceId} FOR NO KEY UPDATE`;
  if (!head)
    throw new Error(`No claim ${clientReferenceId} of client ${clientId} to record ${type} on`);
  let previous = head.event_hash;
  const events = data.map((one, index) => {
    const { payload, time } = payloadOf({ ...happening, data: one });
    const previous_hash = previous;
    previous = createHash('sha256')
      .update(previous_hash + payload)
      .digest('hex');
    return {
      sequence: head.event_sequence + index + 1,
      payload,
      previous_hash,
      hash: previous,
      create_time: time,
    };
  });
  await tx.$executeRaw`
    WITH event AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(events)}::jsonb) AS e(sequence int, payload text, previous_hash text, hash text, create_time timestamptz)
    ), head AS (
      UPDATE client_reference SET event_sequence = last.sequence, event_hash = last.hash, update_time = last.create_time
      FROM (SELECT * FROM event ORDER BY sequence DESC LIMIT 1) last WHERE client_id = ${clientId} AND id = ${clientReferenceId}
    ), audit AS (
      INSERT INTO audit_event (client_id, client_reference_id, sequence, type, payload, previous_hash, hash, create_time)
      SELECT ${clientId}, ${clientReferenceId}, sequence, ${type}, payload, previous_hash, hash, create_time FROM event
    )
    INSERT INTO outbox (client_id, client_reference_id, type, payload, create_time)
    SELECT ${clientId}, ${clientReferenceId}, ${type}, payload::jsonb, create_time FROM event ORDER BY sequence`;
}
