'use client';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { FLOAT } from './float';

/** The panel is read first: landing in one of its fields would open a keyboard on a phone and hide what it says. */
function focusItself(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

interface PopoverProps {
  trigger: ReactNode;
  label: string;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  children: ReactNode;
}

export function Popover({ trigger, label, isOpen, onOpenChange, children }: PopoverProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={focusItself}
          className={`${FLOAT} max-h-(--radix-popover-content-available-height) w-90 max-w-[calc(100vw-1rem)] overflow-y-auto outline-none`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
