import { problem } from '@/lib/shared/reasons';
import { getToken } from 'next-auth/jwt';
import type { NextRequest } from 'next/server';
import { env } from '@/lib/platform/env';
import { Fault } from '@/lib/shared/fault';
import { authenticateKey } from './api-keys/authenticate';
import { authenticateBearer } from './bearer';
import type { Authenticated } from './caller';
import { scopesOfRole } from './roles';
import { findSession } from './session';

/** The same message for every failure, so that it does not reveal which part was wrong. */
const refusal = () => new Fault('unauthenticated', problem('credential_invalid'));

/**
 * Authenticates by the Authorization header or, without one, by the session cookie. Throws
 * `unauthenticated`, and `forbidden` for an unsafe cross-origin request with a session.
 */
export async function authenticate(request: Request): Promise<Authenticated> {
  const header = request.headers.get('authorization');
  const caller =
    header === null ? await authenticateSession(request) : await authenticateHeader(header);
  if (!caller || caller.clientIds.length === 0) throw refusal();
  return caller;
}

async function authenticateHeader(header: string): Promise<Authenticated | null> {
  const [, key] = /^apiKey (\S+)$/.exec(header) ?? [];
  return key ? authenticateKey(key) : authenticateBearer(header);
}

async function authenticateSession(request: Request): Promise<Authenticated | null> {
  if (!request.headers.has('cookie')) return null;
  const token = await getToken({ req: request as NextRequest, secret: env().NEXTAUTH_SECRET });
  const user = typeof token?.['sid'] === 'string' ? await findSession(token['sid']) : null;
  if (!user) return null;
  if (!isSafe(request) && !isSameOrigin(request))
    throw new Fault('forbidden', problem('session_from_elsewhere'));
  const { email, name, roles } = user;
  const scopes = [...roles.values()].includes('admin')
    ? scopesOfRole('admin')
    : scopesOfRole('handler');
  return {
    kind: 'handler',
    actor: `user:${email}`,
    name,
    clientIds: [...roles.keys()],
    scopes,
    roles,
    deprecatedStyle: false,
  };
}

const isSafe = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/**
 * Browsers send Origin with every unsafe request; Sec-Fetch-Site distinguishes same-origin from
 * same-site.
 */
function isSameOrigin(request: Request): boolean {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  if (origin === null) return site === 'same-origin';
  return (
    URL.canParse(origin) &&
    new URL(origin).host ===
      (request.headers.get('x-forwarded-host') ?? request.headers.get('host'))
  );
}
