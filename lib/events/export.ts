import type { z } from 'zod';
import type { exportAuditTrail as contract } from '@/lib/contract/audit-export';
import { now } from '@/lib/platform/clock';
import { readClient } from '@/lib/platform/database/tenant';
import { csvRow } from '@/lib/shared/csv';
import { wrongValue } from '@/lib/shared/fault';
import { parsePayload } from './list';

type ExportQuery = Pick<z.output<typeof contract.query>, 'format' | 'since' | 'until'>;

interface ExportedRow {
  readonly client_reference_id: number | null;
  readonly sequence: number;
  readonly type: string;
  readonly payload: string;
  readonly previous_hash: string;
  readonly hash: string;
  readonly create_time: Date;
}

export interface Exported {
  readonly mediaType: string;
  readonly name: string;
  /**
   * Reads the database on demand, each batch in a separate transaction, so that a slow download
   * keeps no transaction open.
   */
  readonly lines: AsyncGenerator<string>;
}

const BATCH = 500;
const BEGINNING = new Date('0001-01-01T00:00:00Z');

/**
 * Exports the client's events from `since` (inclusive) to `until` (exclusive). Events are
 * append-only, so consecutive batches give a consistent trail. Throws Fault `wrong` if `until` is
 * not after `since`.
 */
export function exportTrail(
  { clientId }: { readonly clientId: number },
  { format = 'ndjson', since, until }: ExportQuery,
): Exported {
  const from = since === undefined ? BEGINNING : new Date(since);
  const end = until === undefined ? now() : new Date(until);
  if (until !== undefined && end <= from) throw wrongValue('until', 'until_not_after_since');
  const rows = readTrail(clientId, from, end);
  const name = `audit-${clientId}-${since === undefined ? 'all' : day(from)}-${day(new Date(end.getTime() - 1))}.${format}`;
  return format === 'csv'
    ? { mediaType: 'text/csv; charset=utf-8', name, lines: csv(rows) }
    : { mediaType: 'application/x-ndjson', name, lines: ndjson(rows) };
}

const day = (time: Date): string => time.toISOString().slice(0, 10);

async function* readTrail(clientId: number, from: Date, end: Date): AsyncGenerator<ExportedRow[]> {
  let last: ExportedRow | undefined;
  do {
    const after: number = last?.sequence ?? 0;
    const rows: ExportedRow[] = await readClient(
      clientId,
      (tx) => tx.$queryRaw<ExportedRow[]>`
      SELECT NULL AS client_reference_id, sequence, type, payload, previous_hash, hash, create_time FROM client_event
      WHERE client_id = ${clientId} AND sequence > ${after} AND create_time >= ${from} AND create_time < ${end} ORDER BY sequence LIMIT ${BATCH}`,
    );
    last = rows.length === BATCH ? rows.at(-1) : undefined;
    if (rows.length > 0) yield rows;
  } while (last);
  do {
    const claim: number = last?.client_reference_id ?? 0;
    const sequence: number = last?.sequence ?? 0;
    const rows: ExportedRow[] = await readClient(
      clientId,
      (tx) => tx.$queryRaw<ExportedRow[]>`
      SELECT client_reference_id, sequence, type, payload, previous_hash, hash, create_time FROM audit_event
      WHERE client_id = ${clientId} AND (client_reference_id, sequence) > (${claim}, ${sequence}) AND create_time >= ${from} AND create_time < ${end}
      ORDER BY client_reference_id, sequence LIMIT ${BATCH}`,
    );
    last = rows.length === BATCH ? rows.at(-1) : undefined;
    if (rows.length > 0) yield rows;
  } while (last);
}

const eventOf = ({
  client_reference_id,
  sequence,
  type,
  payload,
  previous_hash,
  hash,
  create_time,
}: ExportedRow) => ({
  client_reference_id,
  sequence,
  type,
  ...parsePayload(payload),
  time: create_time.toISOString(),
  payload,
  previous_hash,
  hash,
});

async function* ndjson(batches: AsyncGenerator<ExportedRow[]>): AsyncGenerator<string> {
  for await (const rows of batches)
    yield rows.map((row) => `${JSON.stringify(eventOf(row))}\n`).join('');
}

const COLUMNS = [
  'client_reference_id',
  'sequence',
  'time',
  'type',
  'actor',
  'session_id',
  'payload',
  'previous_hash',
  'hash',
] as const;

async function* csv(batches: AsyncGenerator<ExportedRow[]>): AsyncGenerator<string> {
  yield csvRow(COLUMNS);
  for await (const rows of batches) {
    yield rows
      .map(eventOf)
      .map((event) => csvRow(COLUMNS.map((column) => event[column])))
      .join('');
  }
}
