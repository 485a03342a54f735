import { useQuery } from '@tanstack/react-query';
import { settleActingClient } from './acting-client';
import { call } from './call';

export const SESSION_KEY = ['session'] as const;

/** The client is settled before the reply is handed out, so that no later call can go without its `client_id`. */
async function readSession() {
  const session = await call('GET /session', {});
  settleActingClient(session.clients.map(({ client_id }) => client_id));
  return session;
}

export const useSession = () => useQuery({ queryKey: SESSION_KEY, queryFn: readSession, staleTime: Infinity });

/** Sends a person to the sign-in page and back to where they were afterwards. */
export function goToSignIn(): void {
  if (location.pathname === '/login') return;
  const here = location.pathname + location.search;
  location.assign(`/login?callbackUrl=${encodeURIComponent(here)}&expired=1`);
}

const ANY_ORIGIN = 'http://desk.invalid';

/** Only a path of this origin: an address from outside must not be able to send people elsewhere after sign-in. */
export function returnPathOf(callbackUrl: string | null | undefined): string {
  if (!callbackUrl?.startsWith('/') || !URL.canParse(callbackUrl, ANY_ORIGIN)) return '/claims';
  const { origin, pathname, search } = new URL(callbackUrl, ANY_ORIGIN);
  return origin === ANY_ORIGIN ? pathname + search : '/claims';
}
