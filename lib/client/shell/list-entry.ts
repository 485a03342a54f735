import { useEffect, useEffectEvent } from 'react';
import { keysHandler, useLetterKeys } from './letter-keys';

/**
 * Keys of the page's list that work from anywhere except fields, menus, dialogs and areas with keys of
 * their own, as J and K, which move the focus into it.
 */
export function useListEntry(keys: Parameters<typeof keysHandler>[1]): void {
  const lettersOn = useLetterKeys();
  const onKeyDown = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (document.querySelector('[role=dialog], [role=menu]')) return;
    if (event.target instanceof Element && event.target.closest('[data-own-keys]')) return;
    keysHandler(lettersOn, keys)(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
