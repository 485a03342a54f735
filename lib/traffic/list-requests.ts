import { problemOf } from '@/lib/shared/reasons';
import type { z } from 'zod';
import type { LoggedRequest, listRequests as contract } from '@/lib/contract/request-log';
import { Prisma } from '@/lib/platform/database/generated/client';
import { withClient } from '@/lib/platform/database/tenant';
import { formatCursor, parseCursor } from '@/lib/shared/cursor';
import { Fault } from '@/lib/shared/fault';

type LogQuery = z.output<typeof contract.query>;

const PAGE_SIZE = 50;
const ID_MAX = 2_147_483_647;

interface Row {
  id: number;
  create_time: Date;
  method: string;
  path: string;
  operation: string;
  status: number;
  event_code: string | null;
  duration_ms: number;
  request_id: string;
  actor: string;
  session_id: string | null;
  body_shape: Record<string, unknown> | null;
}

/**
 * One page of the client's API requests, newest first. Of a body only the masked shape is stored.
 * Throws Fault `invalid` for the cursor.
 */
export async function listRequests({ clientId }: { readonly clientId: number }, query: LogQuery) {
  const limit = query.limit ?? PAGE_SIZE;
  const rows = await withClient(clientId, (tx) =>
    tx.$queryRaw<Row[]>(selectRequests(clientId, query, limit + 1)),
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    requests: shown.map(view),
    metadata: {
      next_cursor: rows.length > limit && last ? formatCursor(last.create_time, last.id) : null,
    },
  };
}

const view = (row: Row): LoggedRequest => ({
  request_log_id: row.id,
  time: row.create_time.toISOString(),
  method: row.method,
  path: row.path,
  operation: row.operation,
  status: row.status,
  event_code: row.event_code,
  ms: row.duration_ms,
  request_id: row.request_id,
  actor: row.actor,
  session_id: row.session_id,
  body_shape: row.body_shape,
});

/**
 * Each filter scans one index in (time, id) order: all requests, one operation, one caller or
 * failed requests. Only a path prefix collects its matches first and then sorts them.
 */
export function selectRequests(clientId: number, query: LogQuery, limit: number): Prisma.Sql {
  const conditions = [
    Prisma.sql`client_id = ${clientId}`,
    ...after(query.cursor),
    ...(query.status ? ofStatus(query.status) : []),
    ...(query.method ? [Prisma.sql`method = ${query.method}`] : []),
    ...(query.operation ? [Prisma.sql`operation = ${query.operation}`] : []),
    ...(query.path_prefix ? beginningWith(query.path_prefix) : []),
    ...(query.event_code ? [Prisma.sql`event_code = ${query.event_code} AND status >= 400`] : []),
    ...(query.request_id ? [Prisma.sql`request_id = ${query.request_id}`] : []),
    ...(query.actor ? [Prisma.sql`actor = ${query.actor}`] : []),
    ...(query.since ? [Prisma.sql`create_time >= ${new Date(query.since)}`] : []),
    ...(query.until ? [Prisma.sql`create_time < ${new Date(query.until)}`] : []),
  ];
  return Prisma.sql`
    SELECT id, create_time, method, path, operation, status, event_code, duration_ms, request_id, actor, session_id, body_shape
    FROM request_log WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY create_time DESC, id DESC LIMIT ${limit}`;
}

/**
 * `status >= 400` is a literal because the planner cannot match a parameter with the condition of
 * the partial index.
 */
function ofStatus(status: string): Prisma.Sql[] {
  const first = Number(status.replace('xx', '00'));
  const last = status.endsWith('xx') ? first + 99 : first;
  return [
    Prisma.sql`status BETWEEN ${first} AND ${last}`,
    ...(first >= 400 ? [Prisma.sql`status >= 400`] : []),
  ];
}

/**
 * Compares byte by byte, in the order of the index. LIKE would not use the index, because row-level
 * security allows only leakproof operators. Paths are ASCII.
 */
const beginningWith = (prefix: string): Prisma.Sql[] => [
  Prisma.sql`path ~>=~ ${prefix} AND path ~<~ ${`${prefix}\x7f`}`,
];

function after(cursor: string | undefined): Prisma.Sql[] {
  const place = parseCursor(cursor);
  if (!place) return [];
  if (!/^\d{1,10}$/.test(place.id) || Number(place.id) > ID_MAX)
    throw new Fault('invalid', problemOf('cursor', 'not_a_cursor'));
  return [Prisma.sql`(create_time, id) < (${place.time}, ${Number(place.id)})`];
}
