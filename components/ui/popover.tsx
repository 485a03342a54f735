'use client';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { FLOAT } from './menu';

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
        <Radix.Content aria-label={label} align="end" sideOffset={4} collisionPadding={8} className={`${FLOAT} w-90 max-w-[calc(100vw-1rem)] max-h-(--radix-popover-content-available-height) overflow-y-auto`}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
