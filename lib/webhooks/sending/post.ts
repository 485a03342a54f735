import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { performance } from 'node:perf_hooks';
import { hostOf } from '../addresses/check-url';
import { type Address, NoWay, resolve } from '../addresses/resolve';

export const ANSWER_TIMEOUT_MS = 12_000;
/** Once the status is there, the rest of the answer is only kept for reading. */
const BODY_TIMEOUT_MS = 2_000;
const BODY_BYTES_MAX = 4096;
const ERROR_LENGTH_MAX = 500;

export interface Answer {
  /** Null when none came. */
  readonly status: number | null;
  readonly body: string | null;
  readonly error: string | null;
  readonly retryAfter?: string | undefined;
  readonly durationMs: number;
}

export interface Message {
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
 * One POST. Redirects are not followed, and the connection goes to one of the addresses that were checked, whatever the name server
 * says a moment later. Never throws: what went wrong is the answer's `error`.
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
        ? `No answer within ${answerTimeoutMs / 1000} s`
        : wordsFor(error),
      durationMs: since(startedMs),
    };
  } finally {
    clearTimeout(timer);
  }
}

const since = (startedMs: number) => Math.round(performance.now() - startedMs);

/** Node's words for what went wrong on the way, without the address. */
function wordsFor(error: unknown): string {
  if (error instanceof NoWay) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  const known = code === undefined ? undefined : WORDS[code];
  return (known ?? `The request failed: ${code ?? message}`).slice(0, ERROR_LENGTH_MAX);
}

const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was closed before an answer came',
  EPIPE: 'The connection was closed before an answer came',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The network cannot be reached',
  ETIMEDOUT: 'The connection could not be opened in time',
  CERT_HAS_EXPIRED: 'The certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is signed by an unknown authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'The certificate cannot be verified: an intermediate one may be missing',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is of another host',
};

function until<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((settle, fail) => {
    signal.addEventListener('abort', () => fail(new Error('aborted')), { once: true });
    work.then(settle, fail);
  });
}

/** In place of a look-up: the addresses that were found permitted, and no others. */
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
    outgoing.on('close', () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' }))); // an offered upgrade ends so
    outgoing.end(bytes);
  });
}

/** At most 4 KB of an answer, as text that the database can hold; the connection is cut where that is enough. */
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

/** A character that was cut in two becomes a replacement character, which is longer: hence the second cut, at whole characters. */
function asText(bytes: Buffer): string {
  const text = bytes.subarray(0, BODY_BYTES_MAX).toString('utf8').replaceAll('\0', '\ufffd');
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(BODY_BYTES_MAX));
  return text.slice(0, read);
}
