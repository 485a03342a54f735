'use client';
import type { ReactNode } from 'react';
import { keysHandler, useLetterKeys } from '@/lib/client/shell/letter-keys';

const ID = 'inspector-keys';

/** Puts the focus where the inspector's keys count; called when the control that had it is gone. */
export const focusInspector = () => document.getElementById(ID)?.focus({ preventScroll: true });

/** The keys count wherever in it the focus is, and on itself. */
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
      className="flex min-h-0 flex-1 flex-col outline-none"
      onKeyDown={keysHandler(lettersOn, keys)}
    >
      {children}
    </div>
  );
}
