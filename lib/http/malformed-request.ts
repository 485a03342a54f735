import { randomUUID } from 'node:crypto';
import { eventCode } from '@/lib/contract/error-codes';
import { Fault } from '@/lib/shared/fault';
import { errorBody, helpLink } from './errors';

/** An answer for a plain HTTP server: what is refused here never reaches a route. */
interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function refusal(fault: Fault, headers: Record<string, string> = {}): Refusal {
  const { status, body } = errorBody(fault, '01');
  const link = helpLink(eventCode(fault.kind, '01'));
  return { status, body: JSON.stringify(body), headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': randomUUID(), link, ...headers } };
}

/** Null for an address that can be decoded. */
export function malformedAddress(address: string): Refusal | null {
  const [path = ''] = address.split('?', 1);
  try {
    decodeURIComponent(path);
    return null;
  } catch {
    return refusal(new Fault('invalid', 'The path holds a malformed percent code'));
  }
}

/** RFC 9112, 3.2.2: a target with scheme and host means the same as its path. */
export const originForm = (target: string): string => target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';

/**
 * Null for what a route may have. Next answers doubled and trailing slashes and encoded dots by a redirect that has no body of ours, and
 * a client that follows it would repeat a DELETE on the parent.
 */
export function unknownAddress(address: string): Refusal | null {
  const [path = ''] = address.split('?', 1);
  if (path.startsWith('/') && !/^\/(api|files)(\/|$)/.test(path)) return null;
  const segments = path.slice(1).split('/').map((segment) => decodeURIComponent(segment));
  const isOdd = !path.startsWith('/') || segments.some((segment) => segment === '' || segment === '.' || segment === '..');
  return isOdd ? refusal(new Fault('not_found', 'No such path')) : null;
}

/** Null for the methods that routes may have; Next throws at others (TRACE) before any route is asked. */
export function unknownMethod(method: string): Refusal | null {
  if (METHODS.has(method)) return null;
  const allow = [...METHODS].join(', ');
  return refusal(new Fault('not_allowed', `${method.slice(0, 20)} is not allowed here; allowed: ${allow}`), { allow });
}

/** The whole answer, as bytes on the wire, to what is no HTTP request: the parser gave up, so there is nothing to route. */
export function malformedRequest(): string {
  const { body, headers } = refusal(new Fault('invalid', 'This is no HTTP request that can be read: its first line or its headers are malformed or too large'));
  const lines = Object.entries({ ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 400 Bad Request\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}
