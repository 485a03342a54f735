import { type Cause, cause, causeOf } from '@/lib/shared/reasons';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import { hostOf } from '../addresses/check-url';
import { type Address, NoWay, resolve } from '../addresses/resolve';

const ANSWER_TIMEOUT_MS = 12_000;
/** Short, because only the status decides; the body is stored for reading. */
const BODY_TIMEOUT_MS = 2_000;
const BODY_BYTES_MAX = 4096;
const WHY_LENGTH_MAX = 400;

export interface Answer {
  /** Null if there was no response. */
  readonly status: number | null;
  readonly body: string | null;
  readonly error: Cause | null;
  readonly retryAfter?: string | undefined;
  readonly durationMs: number;
}

interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Limits {
  readonly allowPrivate: boolean;
  readonly answerTimeoutMs?: number;
  readonly bodyTimeoutMs?: number;
  readonly resolveHost?: typeof resolve;
}

/**
 * Sends one POST to an address that passed the check, even if the name resolves to another by then.
 * Does not follow redirects. Never throws: the result contains the `error`.
 */
export async function post(message: Message, limits: Limits): Promise<Answer> {
  const startedMs = performance.now();
  const { answerTimeoutMs = ANSWER_TIMEOUT_MS } = limits;
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), answerTimeoutMs);
  try {
    const url = new URL(message.url);
    const addresses = await until(
      deadline.signal,
      (limits.resolveHost ?? resolve)(hostOf(url), limits),
    );
    const response = await request(url, message, addresses, deadline.signal);
    clearTimeout(timer);
    const body = await beginningOf(response, limits.bodyTimeoutMs ?? BODY_TIMEOUT_MS);
    return {
      status: response.statusCode ?? null,
      body,
      error: null,
      retryAfter: response.headers['retry-after'],
      durationMs: since(startedMs),
    };
  } catch (error) {
    return {
      status: null,
      body: null,
      error: deadline.signal.aborted
        ? cause('webhook_no_answer', { seconds: answerTimeoutMs / 1000 })
        : causeFor(error),
      durationMs: since(startedMs),
    };
  } finally {
    clearTimeout(timer);
  }
}

const since = (startedMs: number) => Math.round(performance.now() - startedMs);

/** The reason for a failed request, without the address. */
function causeFor(error: unknown): Cause {
  if (error instanceof NoWay) return causeOf(error.problem);
  const { code, message } = error as NodeJS.ErrnoException;
  const known = Object.entries(REASONS_OF_CODES).find(([name]) => name === code)?.[1];
  return known
    ? cause(known)
    : cause('webhook_failed', { why: (code ?? message).slice(0, WHY_LENGTH_MAX) });
}

const REASONS_OF_CODES = {
  ECONNREFUSED: 'webhook_connection_refused',
  ECONNRESET: 'webhook_connection_closed',
  EPIPE: 'webhook_connection_closed',
  EHOSTUNREACH: 'webhook_host_unreachable',
  ENETUNREACH: 'webhook_network_unreachable',
  ETIMEDOUT: 'webhook_connect_timeout',
  CERT_HAS_EXPIRED: 'webhook_certificate_expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'webhook_certificate_self_signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'webhook_certificate_unknown_authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'webhook_certificate_incomplete',
  ERR_TLS_CERT_ALTNAME_INVALID: 'webhook_certificate_of_another_host',
} as const;

function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((settle, fail) => {
    signal.addEventListener('abort', () => fail(new Error('aborted')), { once: true });
    work.then(settle, fail);
  });
}

/** Replaces the DNS lookup by the addresses that were checked. */
const onlyTo =
  (addresses: readonly Address[]): LookupFunction =>
  (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family);
  };

function request(
  url: URL,
  { headers, body }: Message,
  addresses: readonly Address[],
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  return new Promise((settle, fail) => {
    const bytes = Buffer.from(body);
    const open = url.protocol === 'https:' ? https.request : http.request;
    const outgoing = open(url, {
      method: 'POST',
      agent: false,
      lookup: onlyTo(addresses),
      headers: { ...headers, 'content-length': bytes.length },
      signal,
    });
    outgoing.on('response', settle);
    outgoing.on('error', fail);
    // A response that upgrades the protocol ends without a `response` event.
    outgoing.on('close', () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
    outgoing.end(bytes);
  });
}

/**
 * Reads at most 4 KB of a response as text that PostgreSQL accepts, and then closes the connection.
 */
function beginningOf(response: http.IncomingMessage, timeoutMs: number): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  return new Promise((settle) => {
    const end = () => {
      clearTimeout(timer);
      response.destroy();
      settle(asText(Buffer.concat(chunks)));
    };
    const timer = setTimeout(end, timeoutMs);
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= BODY_BYTES_MAX) end();
    });
    for (const event of ['end', 'close', 'error'] as const) response.on(event, end);
  });
}

/**
 * A split character becomes U+FFFD, which can be longer than its bytes, so the text is cut again
 * between characters.
 */
function asText(bytes: Buffer): string {
  const text = bytes.subarray(0, BODY_BYTES_MAX).toString('utf8').replaceAll('\0', '\ufffd');
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(BODY_BYTES_MAX));
  return text.slice(0, read);
}
