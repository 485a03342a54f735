import { randomUUID } from 'node:crypto';

/** An inbound id is kept when it can stand in a log line and a header as it is. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
