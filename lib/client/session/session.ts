import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settleActingClient } from '../api/acting-client';
import { call, type Reply } from '../api/call';

export const SESSION_KEY = ['session'] as const;

/** Settles the acting client before it returns, so that no later call lacks its `client_id`. */
async function readSession() {
  const session = await call('GET /session', {});
  settleActingClient(session.clients.map(({ client_id }) => client_id));
  return session;
}

export type Session = Reply<'GET /session'>;

/**
 * Deletes what another user has left in this tab, before anything is read from it. It is enough to
 * do this when a page loads, because another user always loads a new one.
 */
function forgetOthers(actor: string): void {
  try {
    if (sessionStorage.getItem('owner') === actor) return;
    sessionStorage.clear();
    sessionStorage.setItem('owner', actor);
  } catch {
    // Storage is forbidden, so there is nothing in it.
  }
}

/**
 * Takes the session that the server has put into the page, so that nothing waits for it and even
 * the first call knows its client.
 */
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

/** Sends the user to the sign-in page, and back to this page afterwards. */
export function goToSignIn(): void {
  if (location.pathname === '/login') return;
  const here = location.pathname + location.search;
  location.assign(`/login?callbackUrl=${encodeURIComponent(here)}&expired=1`);
}
