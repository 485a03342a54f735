import { problemOf } from '@/lib/shared/reasons';
import { createHash } from 'node:crypto';
import type { Access } from '@/lib/contract/operation';
import { canonicalJson } from '@/lib/events/canonical-json';
import type { Caller } from '@/lib/identity/caller';
import { now } from '@/lib/platform/clock';
import { inOneEffect } from '@/lib/platform/database/effect';
import { readClient, type Transaction, withClients } from '@/lib/platform/database/tenant';
import { seal, unseal } from '@/lib/platform/seal';
import { Fault } from '@/lib/shared/fault';

export const RETENTION_MS = 24 * 3_600_000;
const KEY = /^[\x21-\x7e]{1,255}$/;

/** Identifies a request with an Idempotency-Key. */
interface Ticket {
  readonly clientId: number;
  /**
   * SHA-256 of the key, so that any length fits the column. Includes the caller for a policyholder
   * or `admin` access, so that they share keys with nobody else.
   */
  readonly key: string;
  readonly operation: string;
  /** SHA-256 of the request, to detect the same key with a different request. */
  readonly requestHash: string;
}

interface IdempotentRequest {
  readonly operation: string;
  readonly access: Access;
  readonly caller: Caller;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[];
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/**
 * Throws Fault `invalid` (ERIPIK) for a malformed key. Caller and session are not part of the
 * request hash. A request that needs `admin` is replayed only to its own caller, because the
 * response may contain an API key that others could not have issued.
 */
export function ticketFor(
  key: string,
  { operation, access, caller, params, query, body, files }: IdempotentRequest,
): Ticket {
  if (!KEY.test(key))
    throw new Fault('invalid', problemOf('Idempotency-Key', 'not_an_idempotency_key'), {
      location: 'IK',
    });
  const request = {
    params,
    query: withoutCaller(query),
    body: withoutCaller(body),
    files: files.map(({ name, bytes }) => [name, sha256(bytes)]),
  };
  return {
    clientId: caller.clientId,
    key: sha256(
      canonicalJson([
        caller.kind === 'policyholder' || access === 'admin' ? caller.actor : 'client',
        key,
      ]),
    ),
    operation,
    requestHash: sha256(canonicalJson(request)),
  };
}

const ABOUT_THE_CALLER: ReadonlySet<string> = new Set(['client_id', 'session_id', 'session-id']);

const withoutCaller = (parameters: unknown) =>
  Object.fromEntries(
    Object.entries(parameters ?? {}).filter(([name]) => !ABOUT_THE_CALLER.has(name)),
  );

/**
 * Thrown if another copy of the request finished after the first lookup and before this one got the
 * lock.
 */
class Done extends Error {
  constructor(readonly reply: unknown) {
    super('done by another copy of the request');
  }
}

/**
 * Runs `run` once per ticket. Writes the ticket's row in the transaction of the effect, so either
 * both exist or neither. Stores only successful replies: a failed request changed nothing and can
 * be retried. Throws Fault `running` (ERAEIK) while another copy runs and `reused` (ERWPIK) for a
 * different request under the same key.
 */
export async function once<T>(
  ticket: Ticket,
  run: () => Promise<T>,
): Promise<{ reply: T; isReplayed: boolean }> {
  const known = await readClient(ticket.clientId, (tx) => find(tx, ticket));
  if (known) return { reply: known.reply as T, isReplayed: true };
  try {
    const reply = await inOneEffect<T>(
      {
        begin: (work) => withClients([ticket.clientId], work),
        open: (tx) => claim(tx, ticket),
        close: (tx, result) => keep(tx, ticket, result),
      },
      run,
    );
    return { reply, isReplayed: false };
  } catch (error) {
    if (error instanceof Done) return { reply: error.reply as T, isReplayed: true };
    throw error;
  }
}

async function find(
  tx: Transaction,
  { clientId, key, operation, requestHash }: Ticket,
): Promise<{ reply: unknown } | null> {
  const row = await tx.idempotencyKey.findUnique({ where: { clientId_key: { clientId, key } } });
  if (!row || row.createTime.getTime() <= now().getTime() - RETENTION_MS) return null;
  if (row.operation !== operation || row.requestHash !== requestHash) {
    throw new Fault('reused', problemOf('Idempotency-Key', 'idempotency_key_reused'));
  }
  return { reply: row.reply === null ? undefined : (JSON.parse(unseal(row.reply)) as unknown) };
}

/** The lock ends with the transaction, so that a killed server leaves no key locked forever. */
async function claim(tx: Transaction, ticket: Ticket): Promise<void> {
  const [lock] = await tx.$queryRaw<{ free: boolean }[]>`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${`idempotency ${ticket.clientId} ${ticket.key}`}, 0)) AS free`;
  if (!lock?.free)
    throw new Fault('running', problemOf('Idempotency-Key', 'still_running'), {
      retryAfterSeconds: 1,
    });
  const done = await find(tx, ticket);
  if (done) throw new Done(done.reply);
}

async function keep(
  tx: Transaction,
  { clientId, key, operation, requestHash }: Ticket,
  reply: unknown,
): Promise<void> {
  const data = {
    operation,
    requestHash,
    status: 200,
    reply: reply === undefined ? null : seal(JSON.stringify(reply)),
    createTime: now(),
  };
  await tx.idempotencyKey.upsert({
    where: { clientId_key: { clientId, key } },
    create: { clientId, key, ...data },
    update: data,
  });
}
