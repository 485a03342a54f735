import { randomUUID } from 'node:crypto';

/** An inbound id is kept when it can stand in a log line and a header as it is. */
export const requestIdFrom = (given: unknown): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

export const requestIdOf = (request: Request): string =>
  requestIdFrom(request.headers.get('x-request-id'));
