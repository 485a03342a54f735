import { randomInt } from 'node:crypto';
import { log } from '@/lib/platform/log';
import { withClients } from '@/lib/platform/database/tenant';
import { maskedShape } from './masked-shape';

export interface Served {
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
  /** What was sent; only its shape is kept. */
  readonly body: unknown;
}

const WAIT_MS = 500;
const BATCH_MAX = 500;
const HELD_MAX = 20_000;

const globals = globalThis as typeof globalThis & { cvsServed?: { held: Served[]; timer: NodeJS.Timeout | undefined; dropped: number } };
const state = (globals.cvsServed ??= { held: [], timer: undefined, dropped: 0 });

/**
 * For the client's request log: written in batches, half a second later, so that no answer waits for it. What a killed
 * server still held is lost, and beyond 20,000 lines (a database that is down) the newest are: a log, not the audit trail.
 */
export function noteRequest(served: Served): void {
  if (state.held.length >= HELD_MAX) state.dropped += 1;
  else state.held.push(served);
  state.timer ??= setTimeout(() => void writeRequests(), WAIT_MS).unref();
}

/** Writes what is held; also the last thing that a stopping server does. */
export async function writeRequests(): Promise<void> {
  clearTimeout(state.timer);
  state.timer = undefined;
  while (state.held.length > 0) {
    const batch = state.held.splice(0, BATCH_MAX);
    try {
      await insert(batch);
    } catch (error) {
      state.held.unshift(...batch);
      log().warn({ err: error, held: state.held.length }, 'the request log cannot be written');
      state.timer ??= setTimeout(() => void writeRequests(), WAIT_MS * (2 + randomInt(4))).unref();
      return;
    }
  }
  if (state.dropped > 0) log().warn({ dropped: state.dropped }, 'lines of the request log were lost');
  state.dropped = 0;
}

async function insert(batch: readonly Served[]): Promise<void> {
  const clientIds = [...new Set(batch.map(({ clientId }) => clientId))];
  const data = batch.map(({ body, time, ...row }) => ({ ...row, path: row.path.slice(0, 512), createTime: time, ...shapeOf(body) }));
  await withClients(clientIds, (tx) => tx.requestLog.createMany({ data }));
}

function shapeOf(body: unknown): { bodyShape?: object } {
  const shape = body === undefined ? undefined : maskedShape(body);
  return shape !== null && typeof shape === 'object' ? { bodyShape: shape } : {};
}
