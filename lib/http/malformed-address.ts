import { randomUUID } from 'node:crypto';
import { Fault } from '@/lib/shared/fault';
import { errorBody } from './errors';

interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Null for an address that can be decoded; else the common error body, ready to be sent by a plain HTTP server. */
export function malformedAddress(address: string): Refusal | null {
  const [path = ''] = address.split('?', 1);
  try {
    decodeURIComponent(path);
    return null;
  } catch {
    const { status, body } = errorBody(new Fault('invalid', 'The path holds a malformed percent code'), '01');
    return { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': randomUUID() }, body: JSON.stringify(body) };
  }
}
