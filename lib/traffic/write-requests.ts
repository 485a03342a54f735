import { randomInt } from 'node:crypto';
import { log } from '@/lib/platform/log';
import { statement, writeRows } from '@/lib/platform/database/statement';
import { maskedShape } from './masked-shape';

interface Served {
  readonly clientId: number;
  readonly requestId: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly eventCode: string | null;
  readonly durationMs: number;
  readonly actor: string;
  readonly sessionId: string | null;
  readonly time: Date;
  /** The request body; only its masked shape is stored. */
  readonly body: unknown;
}

const WAIT_MS = 500;
const BATCH_MAX = 500;
const PENDING_MAX = 20_000;
const PATH_LENGTH_MAX = 512;

/** A row of the table request_log. */
interface Line {
  readonly client_id: number;
  readonly request_id: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly event_code: string | null;
  readonly duration_ms: number;
  readonly actor: string;
  readonly session_id: string | null;
  readonly create_time: string;
  readonly body_shape: unknown;
}

const lineOf = ({ body, ...served }: Served): Line => ({
  client_id: served.clientId,
  request_id: served.requestId,
  operation: served.operation,
  method: served.method,
  path: served.path.slice(0, PATH_LENGTH_MAX),
  status: served.status,
  event_code: served.eventCode,
  duration_ms: served.durationMs,
  actor: served.actor,
  session_id: served.sessionId,
  create_time: served.time.toISOString(),
  body_shape: body === undefined ? null : maskedShape(body),
});

const globals = globalThis as typeof globalThis & {
  cvsServed?: { pending: Line[]; timer: NodeJS.Timeout | undefined; dropped: number };
};
const state = (globals.cvsServed ??= { pending: [], timer: undefined, dropped: 0 });

/**
 * Queues a row for the client's request log, written in batches after 500 ms so that no response
 * waits for it. Rows are lost if the server is killed, and new rows beyond 20,000 pending ones are
 * dropped. That is acceptable because the audit trail is separate.
 */
export function noteRequest(served: Served): void {
  if (state.pending.length >= PENDING_MAX) state.dropped += 1;
  else state.pending.push(lineOf(served));
  state.timer ??= setTimeout(() => void writeRequests(), WAIT_MS).unref();
}

/** Writes the pending rows; the server also calls it last on shutdown. */
export async function writeRequests(): Promise<void> {
  clearTimeout(state.timer);
  state.timer = undefined;
  while (state.pending.length > 0) {
    const batch = state.pending.splice(0, BATCH_MAX);
    try {
      await insert(batch);
    } catch (error) {
      state.pending.unshift(...batch);
      log().warn(
        { err: error, pending: state.pending.length },
        'the request log cannot be written',
      );
      state.timer ??= setTimeout(() => void writeRequests(), WAIT_MS * (2 + randomInt(4))).unref();
      return;
    }
  }
  if (state.dropped > 0)
    log().warn({ dropped: state.dropped }, 'lines of the request log were lost');
  state.dropped = 0;
}

/** $1: the rows as JSON. */
const INSERT = statement(
  `
  INSERT INTO request_log (client_id, request_id, operation, method, path, status, event_code, duration_ms, actor, session_id, create_time, body_shape)
  SELECT client_id, request_id, operation, method, path, status, event_code, duration_ms, actor, session_id, create_time, body_shape
  FROM jsonb_populate_recordset(NULL::request_log, $1::jsonb)`,
);

/** One statement per batch, so that logging costs little compared with the requests. */
const insert = (batch: readonly Line[]) =>
  writeRows([...new Set(batch.map(({ client_id }) => client_id))], INSERT, [JSON.stringify(batch)]);
