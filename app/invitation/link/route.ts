import { readJson } from '@/lib/http/body';
import { acceptInvitation } from '@/lib/identity/invitations/accept';
import { openInvitation } from '@/lib/identity/invitations/open';
import { TooManyAttempts } from '@/lib/identity/password';
import { Fault } from '@/lib/shared/fault';

/**
 * Used by the invitation page: with `token` returns the state of the link, with `token` and
 * `password` accepts the invitation. Not an API operation, because only that page has a link to
 * accept. Expected failures are returned as a state, too.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    const { token, password } = (await readJson(request)) ?? {};
    if (typeof token !== 'string' || !(password === undefined || typeof password === 'string'))
      return answer({ state: 'unknown' }, 400);
    const visitor = { token, from: addressOf(request) };
    return answer(
      password === undefined
        ? await openInvitation(visitor)
        : await acceptInvitation(visitor, password),
    );
  } catch (error) {
    if (error instanceof TooManyAttempts)
      return answer({ state: 'too_many', retry_after_seconds: error.retryAfterSeconds }, 429, {
        'retry-after': String(error.retryAfterSeconds),
      });
    if (error instanceof Fault) return answer({ state: 'unknown' }, 400);
    throw error;
  }
}

const answer = (body: object, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });

/**
 * The address that the nearest proxy or the server itself saw; earlier entries come from the sender
 * and may be forged.
 */
const addressOf = (request: Request): string =>
  request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
