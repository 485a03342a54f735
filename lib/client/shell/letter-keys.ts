import { useSyncExternalStore, type KeyboardEvent } from 'react';

/**
 * Single-letter keys work where the row list or the inspector has the focus, and J and K on the
 * whole claims page. Users can switch them off, because speech input would trigger them by accident
 * (WCAG 2.2, 2.1.4 Character Key Shortcuts).
 */
const STORAGE_KEY = 'letter-keys';
const listeners = new Set<() => void>();

const areOn = () => localStorage.getItem(STORAGE_KEY) !== 'off';

export function setLetterKeys(on: boolean): void {
  localStorage.setItem(STORAGE_KEY, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLetterKeys = (): boolean => useSyncExternalStore(subscribe, areOn, () => true);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches(
    'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range])',
  );

/** Arrow keys move a slider. */
const isSliding = (key: string, target: EventTarget | null) =>
  key.startsWith('Arrow') && target instanceof HTMLElement && target.matches('input[type=range]');

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * A handler for the container of a row list or an inspector. Letters (`c`) count only while they
 * are switched on, named keys (`ArrowDown`, `Escape`) always. Ignores keys pressed in a menu or
 * dialog that React renders as a child of the container, but elsewhere in the document.
 */
export const keysHandler =
  (lettersOn: boolean, keys: Keys) =>
  (event: KeyboardEvent<HTMLElement> | globalThis.KeyboardEvent) => {
    const { key, target, currentTarget } = event;
    if (
      event.defaultPrevented ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      isTyping(target) ||
      isSliding(key, target)
    )
      return;
    if (!(target instanceof Node) || !(currentTarget instanceof Node)) return;
    if (!currentTarget.contains(target)) return;
    const isLetter = key.length === 1;
    if (isLetter && !lettersOn) return;
    const act = keys[isLetter ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
