import { problem } from '@/lib/shared/reasons';
import { randomUUID } from 'node:crypto';
import { eventCode } from '@/lib/contract/error-codes';
import { BROKEN_PATH } from '@/lib/contract/openapi/refusals';
import type { Location } from '@/lib/contract/operation';
import { Fault } from '@/lib/shared/fault';
import { errorBody, helpLink } from './errors';
import { SECURITY_HEADERS } from './security-headers.mjs';

/** The response of a plain HTTP server to a request that must not reach a route. */
export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @param location location code of the error; 01 unless the path belongs to an operation */
export function refusal(
  fault: Fault,
  headers: Record<string, string> = {},
  location: Location = '01',
): Refusal {
  const { status, body } = errorBody(fault, location);
  const code = eventCode(fault.kind, location);
  return {
    status,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-request-id': randomUUID(),
      'x-event-code': code,
      link: helpLink(code),
      ...headers,
    },
  };
}

/** Returns null if the path can be decoded. */
export function malformedAddress(address: string): Refusal | null {
  const [path = ''] = address.split('?', 1);
  try {
    decodeURIComponent(path);
    return null;
  } catch {
    return refusal(new Fault(BROKEN_PATH.fault, BROKEN_PATH.example));
  }
}

/** RFC 9112, 3.2.2: a target in absolute form means the same as its path. */
export const originForm = (target: string): string =>
  target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';

/**
 * Returns null for a path that a route may have. Next would redirect doubled slashes, trailing
 * slashes and encoded dots without our error body, and a client that follows would repeat a DELETE
 * on the parent.
 */
export function unknownAddress(address: string): Refusal | null {
  const [path = ''] = address.split('?', 1);
  if (path.startsWith('/') && !/^\/(api|files)(\/|$)/.test(path)) return null;
  const segments = path
    .slice(1)
    .split('/')
    .map((segment) => decodeURIComponent(segment));
  const isOdd =
    !path.startsWith('/') ||
    segments.some((segment) => segment === '' || segment === '.' || segment === '..');
  return isOdd ? refusal(new Fault('not_found', problem('no_such_path'))) : null;
}

/**
 * Returns null if the request names exactly one valid host (RFC 9112, 3.2). HTTP/1.0 may omit it.
 */
export function missingHost(httpVersion: string, hosts: readonly string[]): Refusal | null {
  const [host, ...others] = hosts;
  if (
    host === undefined
      ? httpVersion < '1.1'
      : others.length === 0 && /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)
  )
    return null;
  return refusal(new Fault('invalid', problem('host_header_invalid')));
}

const PARSER_REASONS = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'request_head_too_large',
} as const;
const isKnown = (code: string): code is keyof typeof PARSER_REASONS => code in PARSER_REASONS;

/**
 * The full HTTP response, headers included, to bytes that Node's parser could not read as a
 * request.
 * @param code error code of Node's HTTP parser
 */
export function malformedRequest(code = ''): string {
  const reason = isKnown(code) ? PARSER_REASONS[code] : 'request_malformed';
  const { body, headers } = refusal(new Fault('invalid', problem(reason)));
  const own = Object.fromEntries(SECURITY_HEADERS.map(({ key, value }) => [key, value]));
  const lines = Object.entries({
    ...own,
    ...headers,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}
