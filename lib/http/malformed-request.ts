import { problem } from '@/lib/shared/reasons';
import { randomUUID } from 'node:crypto';
import { eventCode } from '@/lib/contract/error-codes';
import { BROKEN_PATH } from '@/lib/contract/openapi/refusals';
import type { Location } from '@/lib/contract/operation';
import { Fault } from '@/lib/shared/fault';
import { errorBody, helpLink } from './errors';
import { SECURITY_HEADERS } from './security-headers.mjs';

/** An answer for a plain HTTP server: what is refused here never reaches a route. */
export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** @param location of the error: 01, unless it is known whose path it is */
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

/** Null for an address that can be decoded. */
export function malformedAddress(address: string): Refusal | null {
  const [path = ''] = address.split('?', 1);
  try {
    decodeURIComponent(path);
    return null;
  } catch {
    return refusal(new Fault(BROKEN_PATH.fault, BROKEN_PATH.example));
  }
}

/** RFC 9112, 3.2.2: a target with scheme and host means the same as its path. */
export const originForm = (target: string): string =>
  target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';

/**
 * Null for what a route may have. Next answers doubled and trailing slashes and encoded dots by a redirect that has no body of ours, and
 * a client that follows it would repeat a DELETE on the parent.
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

/** RFC 9112, 3.2: a request of HTTP/1.1 names one host, and no request names two. Null for one that does. */
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
 * The whole answer, as bytes on the wire, to what never became a request: the parser gave up, so there is nothing to route.
 * @param code of the error that Node's parser gave up with
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
