import { randomUUID } from 'node:crypto';

/**
 * Accepts an inbound id of 8 to 64 characters that are safe in headers and logs; else makes a new
 * one.
 */
export const requestIdFrom = (given: unknown): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

export const requestIdOf = (request: Request): string =>
  requestIdFrom(request.headers.get('x-request-id'));
