import { useSyncExternalStore } from 'react';

/**
 * The client for which a handler with several clients is acting, sent as `client_id` with every
 * call; a handler with one client sends none. Stored per browser, so that a reload does not change
 * whose claims are on the screen.
 */
const STORAGE_KEY = 'acting-client';
const listeners = new Set<() => void>();
let actingClientId: number | null = null;

export const getActingClient = (): number | null => actingClientId;

/**
 * Picks the remembered client if the session still has it, otherwise the first; null if there is
 * only one.
 */
export function settleActingClient(clientIds: readonly number[]): void {
  const remembered = Number(localStorage.getItem(STORAGE_KEY));
  const [first = null] = clientIds;
  setInMemory(clientIds.length < 2 ? null : clientIds.includes(remembered) ? remembered : first);
}

export function switchActingClient(clientId: number): void {
  localStorage.setItem(STORAGE_KEY, String(clientId));
  setInMemory(clientId);
}

function setInMemory(clientId: number | null): void {
  actingClientId = clientId;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useActingClient = (): number | null =>
  useSyncExternalStore(subscribe, getActingClient, () => null);
