'use client';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

const ITEM =
  'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-accent-soft';

export const FLOAT = 'z-50 animate-fade rounded-md border border-line bg-surface shadow-float';

interface MenuProps {
  /** One element that takes a ref and props: the button that opens the menu. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

export function Menu({ trigger, align = 'start', side = 'bottom', onOpenChange, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} {...(onOpenChange && { onOpenChange })}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align={align} side={side} sideOffset={4} collisionPadding={8} className={`${FLOAT} max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto p-1`}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ItemProps {
  children: ReactNode;
  onSelect(): void;
  isDisabled?: boolean;
}

export const MenuItem = ({ children, onSelect, isDisabled = false }: ItemProps) => (
  <DropdownMenu.Item className={ITEM} disabled={isDisabled} onSelect={onSelect}>
    {children}
  </DropdownMenu.Item>
);

export const MenuLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <DropdownMenu.Item className={ITEM} asChild>
    <a href={href}>{children}</a>
  </DropdownMenu.Item>
);

export const MenuLabel = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Label className="px-2 pt-2 pb-1 text-meta text-ink-2">{children}</DropdownMenu.Label>
);

export const MenuLine = () => <DropdownMenu.Separator className="my-1 h-px bg-line" />;

interface ChoiceProps {
  /** Null: none of them is chosen. */
  value: string | null;
  options: readonly { readonly value: string; readonly label: string }[];
  onChoose(value: string): void;
}

export function MenuChoice({ value, options, onChoose }: ChoiceProps) {
  return (
    <DropdownMenu.RadioGroup value={value ?? ''} onValueChange={onChoose}>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={ITEM}>
          <span className="w-4">
            <DropdownMenu.ItemIndicator>
              <Check aria-hidden size={16} />
            </DropdownMenu.ItemIndicator>
          </span>
          {option.label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

interface MenuCheckProps {
  isChecked: boolean;
  onChange(isChecked: boolean): void;
  children: ReactNode;
}

export const MenuCheck = ({ isChecked, onChange, children }: MenuCheckProps) => (
  <DropdownMenu.CheckboxItem checked={isChecked} onCheckedChange={onChange} className={ITEM}>
    <span className="w-4">
      <DropdownMenu.ItemIndicator>
        <Check aria-hidden size={16} />
      </DropdownMenu.ItemIndicator>
    </span>
    {children}
  </DropdownMenu.CheckboxItem>
);
