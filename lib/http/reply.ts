import type { Accepted, Operation } from '@/lib/contract/operation';
import { env } from '@/lib/platform/env';
import { JsonText } from '@/lib/shared/json-text';
import { TextResponse } from './text-response';

const SAMPLE = 64;
let texts = 0;

/**
 * A reply that breaks the contract is our fault and never leaves the house. A text is checked
 * each time in tests and development; in production the first and then one of 64, because reading it again costs more
 * than making it.
 */
export function checkedReply(operation: Operation, reply: unknown): unknown {
  if (!(reply instanceof JsonText))
    return (isAccepted(operation, reply) ? operation.accepted : operation.reply)?.parse(reply);
  if (env().NODE_ENV !== 'production' || texts++ % SAMPLE === 0)
    operation.reply.parse(JSON.parse(reply.text));
  return reply;
}

/** By its shape, so that the kept answer to an Idempotency-Key is the same again. */
const isAccepted = ({ accepted }: Operation, reply: unknown): reply is Accepted =>
  accepted !== undefined && typeof reply === 'object' && reply !== null && 'status_url' in reply;

export function responseOf(operation: Operation, request: Request, reply: unknown): Response {
  if (reply === undefined) return new Response(null, { status: 204 });
  if (reply instanceof Response) return reply;
  if (isAccepted(operation, reply))
    return Response.json(reply, {
      status: 202,
      headers: { ...PRIVATE, location: reply.status_url, 'preference-applied': 'respond-async' },
    });
  if (!(reply instanceof JsonText))
    return linked(request, Response.json(reply, { headers: PRIVATE }), nextCursorIn(reply));
  const headers = { 'content-type': 'application/json', ...versionHeaders(reply.etag) };
  return linked(request, new TextResponse(reply.text, { headers }), reply.nextCursor);
}

const PRIVATE = { 'cache-control': 'private, no-store' };

/** May be kept, but asked for again each time; the same address tells different callers different things. */
export const versionHeaders = (etag: string) => ({
  etag,
  'cache-control': 'private, no-cache',
  vary: 'Authorization, Cookie',
});

function nextCursorIn(reply: unknown): string | null {
  const { metadata } = (reply ?? {}) as { metadata?: { next_cursor?: unknown } };
  return typeof metadata?.next_cursor === 'string' ? metadata.next_cursor : null;
}

/** RFC 8288: the address of the next page, for whoever would rather follow than build it. Relative to the request's own. */
function linked(request: Request, response: Response, nextCursor: string | null): Response {
  if (nextCursor === null) return response;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('cursor', nextCursor);
  response.headers.append('link', `<${pathname}?${searchParams}>; rel="next"`);
  return response;
}

/** RFC 9110, 13.1.2: weak comparison with any of the tags named. */
export function isKnownAlready(request: Request, etag: string): boolean {
  const named = request.headers.get('if-none-match');
  if (named === null) return false;
  return (
    named.trim() === '*' ||
    named.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
  );
}
