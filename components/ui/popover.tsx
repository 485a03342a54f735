'use client';
import { X } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from '../translation';
import { IconButton } from './button';
import { FLOAT } from './float';

/**
 * Focuses the panel instead of its first field, which would open the keyboard of a phone and hide
 * the panel.
 */
function focusItself(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

interface PopoverProps {
  trigger: ReactNode;
  label: string;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** `right` opens beside the button, where a long panel has the full height of the window. */
  side?: 'bottom' | 'right';
  children: ReactNode;
}

/** A panel next to its button; on narrow screens a sheet at the bottom, where all of it fits. */
export function Popover({
  trigger,
  label,
  isOpen,
  onOpenChange,
  side = 'bottom',
  children,
}: PopoverProps) {
  const { t } = useTranslation();
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={side === 'right' ? 'start' : 'end'}
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={focusItself}
          data-sheet
          className={`${FLOAT} relative w-90 overflow-y-auto outline-none max-sm:max-h-[calc(100dvh-4rem)] max-sm:w-screen max-sm:rounded-b-none sm:max-h-(--radix-popover-content-available-height)`}
        >
          {children}
          <Radix.Close asChild>
            <IconButton
              look="quiet"
              className="absolute top-2.5 right-2 sm:hidden"
              label={t.common.close}
            >
              <X aria-hidden size={16} />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
