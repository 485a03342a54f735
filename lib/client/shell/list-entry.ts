import { useEffect, useEffectEvent } from 'react';
import { keysHandler, useLetterKeys } from './letter-keys';

/**
 * J and K move the focus into the list of the page from anywhere except fields, menus and dialogs.
 */
export function useListEntry(enter: () => void): void {
  const lettersOn = useLetterKeys();
  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!/^[jk]$/i.test(event.key) || document.querySelector('[role=dialog], [role=menu]')) return;
    keysHandler(lettersOn, { j: enter, k: enter })(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
