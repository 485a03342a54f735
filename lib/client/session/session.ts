import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settleActingClient } from '../api/acting-client';
import { call, type Reply } from '../api/call';

export const SESSION_KEY = ['session'] as const;

/** The client is settled before the reply is handed out, so that no later call can go without its `client_id`. */
async function readSession() {
  const session = await call('GET /session', {});
  settleActingClient(session.clients.map(({ client_id }) => client_id));
  return session;
}

export type Session = Reply<'GET /session'>;

/** What somebody else has left in this tab is gone before anything is read of it; the page of another person is always loaded anew. */
function forgetOthers(actor: string): void {
  try {
    if (sessionStorage.getItem('owner') === actor) return;
    sessionStorage.clear();
    sessionStorage.setItem('owner', actor);
  } catch {
    // Forbidden: there is nothing in it.
  }
}

/** The page brings the session with it: nothing waits for it, and every call knows its client from the first one on. */
export function useGivenSession(session: Session): void {
  const cache = useQueryClient();
  useState(() => {
    cache.setQueryData(SESSION_KEY, session);
    if (typeof window === 'undefined') return;
    forgetOthers(session.actor);
    settleActingClient(session.clients.map(({ client_id }) => client_id));
  });
}

export const useSession = () =>
  useQuery({ queryKey: SESSION_KEY, queryFn: readSession, staleTime: Infinity });

/** Sends a person to the sign-in page and back to where they were afterwards. */
export function goToSignIn(): void {
  if (location.pathname === '/login') return;
  const here = location.pathname + location.search;
  location.assign(`/login?callbackUrl=${encodeURIComponent(here)}&expired=1`);
}
