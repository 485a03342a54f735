import type { Accepted, Operation } from '@/lib/contract/operation';
import { env } from '@/lib/platform/env';
import { JsonText } from '@/lib/shared/json-text';
import { TextResponse } from './text-response';

const SAMPLE = 64;
let texts = 0;

/**
 * Throws if the reply breaks the contract, so that no invalid reply is sent. In production one of
 * 64 replies that are already JSON text is checked, beginning with the first, because parsing one
 * costs more than making it.
 */
export function checkedReply(operation: Operation, reply: unknown): unknown {
  if (!(reply instanceof JsonText))
    return (isAccepted(operation, reply) ? operation.accepted : operation.reply)?.parse(reply);
  if (env().NODE_ENV !== 'production' || texts++ % SAMPLE === 0)
    operation.reply.parse(JSON.parse(reply.text));
  return reply;
}

/**
 * Recognizes a 202 reply by its shape, because a reply stored with an Idempotency-Key has no other
 * mark.
 */
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
    return linked(
      request,
      Response.json(reply, { status: operation.creates ? 201 : 200, headers: PRIVATE }),
      nextCursorIn(reply),
    );
  const headers = { 'content-type': 'application/json', ...versionHeaders(reply.etag) };
  return linked(request, new TextResponse(reply.text, { headers }), reply.nextCursor);
}

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Browsers must revalidate, and caches must not share the response between callers. */
export const versionHeaders = (etag: string) => ({
  etag,
  'cache-control': 'private, no-cache',
  vary: 'Authorization, Cookie',
});

function nextCursorIn(reply: unknown): string | null {
  const { metadata } = (reply ?? {}) as { metadata?: { next_cursor?: unknown } };
  return typeof metadata?.next_cursor === 'string' ? metadata.next_cursor : null;
}

/** Adds a `Link` to the next page (RFC 8288), relative to the request's origin. */
function linked(request: Request, response: Response, nextCursor: string | null): Response {
  if (nextCursor === null) return response;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.set('cursor', nextCursor);
  response.headers.append('link', `<${pathname}?${searchParams}>; rel="next"`);
  return response;
}

/** Whether `If-None-Match` contains the tag by weak comparison (RFC 9110, 13.1.2). */
export function isKnownAlready(request: Request, etag: string): boolean {
  const named = request.headers.get('if-none-match');
  if (named === null) return false;
  return (
    named.trim() === '*' ||
    named.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''))
  );
}
