import { useSyncExternalStore } from 'react';

/** The overlays that a key opens on any page of the desk. */
type Overlay = 'commands' | 'shortcuts';

const listeners = new Set<() => void>();
let shown: Overlay | null = null;

export function showOverlay(overlay: Overlay | null): void {
  shown = overlay;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOverlay = (): Overlay | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
