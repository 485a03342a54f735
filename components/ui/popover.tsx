'use client';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { FLOAT } from './float';

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
          className={`${FLOAT} max-h-(--radix-popover-content-available-height) w-90 max-w-[calc(100vw-1rem)] overflow-y-auto`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
