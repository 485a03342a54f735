'use client';
import type { ReactNode } from 'react';
import { keysHandler, useLetterKeys } from '@/lib/client/shell/letter-keys';
import { fill } from '@/lib/shared/fill';
import { useCartScope } from '../cart-context/cart-context';
import { isAlternative } from '../cart-context/choose';
import { useChoose } from '../cart-context/use-choose';
import { useTranslation } from '../translation';
import { Button } from '../ui/button';

const ID = 'inspector-keys';

/**
 * Moves the focus to where the inspector's keys work; called when the focused control is removed.
 */
export const focusInspector = () => document.getElementById(ID)?.focus({ preventScroll: true });

export const isInspectorOpen = () => document.getElementById(ID) !== null;

/**
 * Handles keys while the focus is on this area or anywhere inside it. If another appraisal of the
 * item counts, says so and offers to use the open one.
 */
export function KeyArea({
  keys,
  children,
}: {
  keys: Parameters<typeof keysHandler>[1];
  children: ReactNode;
}) {
  const lettersOn = useLetterKeys();
  const { t } = useTranslation();
  const { appraisals, open } = useCartScope();
  const choose = useChoose();
  const shown = appraisals.find(({ appraisal_id: id }) => id === open?.appraisalId);
  const alternative = shown && isAlternative(shown) ? shown : null;
  const use = () => {
    if (!alternative) return;
    choose(alternative);
    focusInspector(); // the button goes
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      id={ID}
      tabIndex={-1}
      data-own-keys
      className="flex min-h-0 flex-1 flex-col outline-none"
      onKeyDown={keysHandler(lettersOn, { ...keys, a: use })}
    >
      {alternative && (
        <div className="flex items-center gap-2 border-b border-line bg-sunken px-3 py-1.5">
          <p className="min-w-0 flex-1 text-ink-2">
            {fill(t.cart.choice.stillCounts, { id: String(alternative.chosen_appraisal_id) })}
          </p>
          <Button aria-keyshortcuts="A" data-command={t.cart.choice.use} onClick={use}>
            {t.cart.choice.use}
          </Button>
        </div>
      )}
      {children}
    </div>
  );
}
