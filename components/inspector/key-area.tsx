'use client';
import type { ReactNode } from 'react';
import { keysHandler, useLetterKeys } from '@/lib/client/shell/letter-keys';

const ID = 'inspector-keys';

/**
 * Moves the focus to where the inspector's keys work; called when the focused control is removed.
 */
export const focusInspector = () => document.getElementById(ID)?.focus({ preventScroll: true });

export const isInspectorOpen = () => document.getElementById(ID) !== null;

/** Handles keys while the focus is on this area or anywhere inside it. */
export function KeyArea({
  keys,
  children,
}: {
  keys: Parameters<typeof keysHandler>[1];
  children: ReactNode;
}) {
  const lettersOn = useLetterKeys();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      id={ID}
      tabIndex={-1}
      data-own-keys
      className="flex min-h-0 flex-1 flex-col outline-none"
      onKeyDown={keysHandler(lettersOn, keys)}
    >
      {children}
    </div>
  );
}
