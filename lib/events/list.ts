import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type {
  AuditEvent,
  ClaimEvent,
  listClaimEvents as contract,
  listClientEvents as ofClient,
} from '@/lib/contract/events';
import { Prisma } from '@/lib/platform/database/generated/client';
import { type Transaction, withClient } from '@/lib/platform/database/tenant';
import { Fault, notFound } from '@/lib/shared/fault';
import { patternsOf } from './kinds';

type Query = Pick<z.output<typeof ofClient.query>, 'cursor' | 'limit' | 'type'>;
type ClaimQuery = Query & Pick<z.output<typeof contract.query>, 'order' | 'kind'>;

interface EventRow {
  sequence: number;
  type: string;
  payload: string;
  previous_hash: string;
  hash: string;
  create_time: Date;
}

/** The chain's head with one event, or with nulls if the page has no events. */
type Row = { head_sequence: number; head_hash: string } & (EventRow | Record<keyof EventRow, null>);

const PAGE_SIZE = 25;
const SEQUENCE_MAX = 2_147_483_647;

/**
 * One page of a claim's events in ascending or descending order, by keyset: the cursor is
 * `sequence`. Throws Fault `not_found` for the claim, `invalid` for the cursor.
 */
export async function listClaimEvents(
  { clientId }: { readonly clientId: number },
  id: number,
  { order, kind, ...query }: ClaimQuery,
) {
  const isNewest = order === 'newest';
  const { after, limit, type } = readable(
    isNewest ? { cursor: String(SEQUENCE_MAX), ...query } : query,
  );
  const [above, below] = isNewest ? [0, after] : [after, SEQUENCE_MAX];
  const direction = isNewest ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const patterns = kind === undefined ? null : patternsOf(kind);
  return withClient(clientId, async (tx) => {
    const rows = await tx.$queryRaw<Row[]>`
      SELECT claim.event_sequence AS head_sequence, claim.event_hash AS head_hash, event.*
      FROM client_reference claim LEFT JOIN LATERAL (
        SELECT sequence, type, payload, previous_hash, hash, create_time FROM audit_event e
        WHERE e.client_id = claim.client_id AND e.client_reference_id = claim.id AND e.sequence > ${above} AND e.sequence < ${below}
          AND (${type}::text IS NULL OR e.type = ${type}) AND (${patterns}::text[] IS NULL OR e.type LIKE ANY (${patterns}::text[]))
        ORDER BY e.sequence ${direction} LIMIT ${limit + 1}
      ) event ON true
      WHERE claim.client_id = ${clientId} AND claim.id = ${id}
      ORDER BY event.sequence ${direction}`;
    if (rows.length === 0) throw notFound('client_reference_not_found');
    const { events, ...page } = pageOf(rows, limit);
    return { client_reference_id: id, ...page, events: await named(tx, events) };
  });
}

const USER = 'user:';

/** Events identify a person by email address; this adds the name. */
async function named(tx: Transaction, events: readonly AuditEvent[]): Promise<ClaimEvent[]> {
  const emails = new Set(
    events.flatMap(({ actor }) => (actor.startsWith(USER) ? [actor.slice(USER.length)] : [])),
  );
  const people =
    emails.size === 0
      ? []
      : await tx.user.findMany({
          where: { email: { in: [...emails] } },
          select: { email: true, name: true },
        });
  const names = new Map(people.map(({ email, name }) => [`${USER}${email}`, name]));
  return events.map((event) => ({ ...event, actor_name: names.get(event.actor) ?? null }));
}

/**
 * One page of the events of the client itself, such as changes of its keys and users. Throws Fault
 * `invalid` for the cursor.
 */
export async function listClientEvents({ clientId }: { readonly clientId: number }, query: Query) {
  const { after, limit, type } = readable(query);
  const rows = await withClient(
    clientId,
    (tx) => tx.$queryRaw<Row[]>`
    SELECT client.event_sequence AS head_sequence, client.event_hash AS head_hash, event.*
    FROM client LEFT JOIN LATERAL (
      SELECT sequence, type, payload, previous_hash, hash, create_time FROM client_event e
      WHERE e.client_id = client.id AND e.sequence > ${after} AND (${type}::text IS NULL OR e.type = ${type})
      ORDER BY e.sequence LIMIT ${limit + 1}
    ) event ON true
    WHERE client.id = ${clientId} ORDER BY event.sequence`,
  );
  return { client_id: clientId, ...pageOf(rows, limit) };
}

function readable({ cursor = '0', limit = PAGE_SIZE, type }: Query) {
  if (!/^\d{1,10}$/.test(cursor) || Number(cursor) > SEQUENCE_MAX)
    throw new Fault('invalid', problemOf('cursor', 'not_a_cursor'));
  return { after: Number(cursor), limit, type: type ?? null };
}

function pageOf(rows: readonly Row[], limit: number) {
  const events = rows.filter((row): row is Row & EventRow => row.sequence !== null);
  const shown = events.slice(0, limit);
  return {
    events: shown.map(view),
    head: { sequence: rows[0]?.head_sequence ?? 0, hash: rows[0]?.head_hash ?? '' },
    metadata: { next_cursor: events.length > limit ? String(shown.at(-1)?.sequence) : null },
  };
}

const view = (row: EventRow): AuditEvent => ({
  sequence: row.sequence,
  type: row.type,
  ...parsePayload(row.payload),
  time: row.create_time.toISOString(),
  payload: row.payload,
  previous_hash: row.previous_hash,
  hash: row.hash,
});

/**
 * Returns empty fields for a malformed payload, so that a tampered event is still shown and can be
 * examined.
 */
export function parsePayload(payload: string): Pick<AuditEvent, 'actor' | 'session_id' | 'data'> {
  try {
    const { actor, session_id, data } = JSON.parse(payload) as {
      actor: unknown;
      session_id: unknown;
      data: unknown;
    };
    return {
      actor: typeof actor === 'string' ? actor : '',
      session_id: typeof session_id === 'string' ? session_id : null,
      data: data !== null && typeof data === 'object' ? (data as Record<string, unknown>) : {},
    };
  } catch {
    return { actor: '', session_id: null, data: {} };
  }
}
