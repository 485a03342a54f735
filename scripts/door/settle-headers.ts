import type { IncomingMessage } from 'node:http';

/** By these Next tells its own pages' requests; on any other path it answers them by a redirect (307) to an address of its own. */
const OF_NEXT = /^(rsc|next-.+|x-nextjs-.+|x-middleware-.+)$/;

const isPageless = (url: string) => /^\/(api|files)(\/|\?|$)/.test(url);

/** Every value that came under a name, where Node keeps the first and forgets the others. */
export const valuesOf = ({ rawHeaders }: IncomingMessage, name: string): string[] =>
  rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);

/**
 * Makes the headers what a route may rely on. Two credentials are joined with a comma, as HTTP joins any repeated header:
 * the result is no valid credential, so the caller is refused like every wrong one and nobody guesses which was meant.
 */
export function settleHeaders(request: IncomingMessage): void {
  const credentials = valuesOf(request, 'authorization');
  if (credentials.length > 1) request.headers.authorization = credentials.join(', ');
  if (!isPageless(request.url ?? '')) return;
  for (const name of Object.keys(request.headers))
    if (OF_NEXT.test(name)) delete request.headers[name];
}
