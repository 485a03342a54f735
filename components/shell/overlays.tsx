'use client';
import { Suspense, useEffect } from 'react';
import { showOverlay, useOverlay } from '@/lib/client/shell/overlays';
import { later } from '../ui/later';

const CommandMenu = later(async () => (await import('./command-menu')).CommandMenu);
const Shortcuts = later(async () => (await import('./shortcuts')).Shortcuts);

/**
 * The command menu and the list of shortcuts, available on every page. Both need a modifier key, so
 * that no single letter opens them.
 */
export function Overlays() {
  const shown = useOverlay();
  useKeys();
  return (
    <Suspense>
      {shown === 'commands' && <CommandMenu />}
      {shown === 'shortcuts' && <Shortcuts />}
    </Suspense>
  );
}

function useKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const overlay =
        event.key.toLowerCase() === 'k' ? 'commands' : event.key === '/' ? 'shortcuts' : null;
      if (overlay === null) return;
      event.preventDefault();
      // An open dialog may contain unsaved input, so it has to be closed first.
      if (!document.querySelector('[role=dialog]')) showOverlay(overlay);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
