import type { IncomingMessage } from 'node:http';

/**
 * Next uses these headers for requests of its own pages; on any other path it redirects such
 * requests (307).
 */
const OF_NEXT = /^(rsc|next-.+|x-nextjs-.+|x-middleware-.+)$/;

const isPageless = (url: string) => /^\/(api|files)(\/|\?|$)/.test(url);

/** Returns every value of a repeated header; Node's `headers` contains only the first. */
export const valuesOf = ({ rawHeaders }: IncomingMessage, name: string): string[] =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);

/**
 * Normalizes the headers for the routes. Two credentials are joined with a comma, as HTTP joins any
 * repeated header: the result is no valid credential, so the caller is refused like any with a
 * wrong one.
 */
export function settleHeaders(request: IncomingMessage): void {
  const credentials = valuesOf(request, 'authorization');
  if (credentials.length > 1) request.headers.authorization = credentials.join(', ');
  if (!isPageless(request.url ?? '')) return;
  for (const name of Object.keys(request.headers))
    if (OF_NEXT.test(name)) delete request.headers[name];
}
