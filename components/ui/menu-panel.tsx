'use client';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { FLOAT } from './float';
import type { MenuEntry, MenuProps } from './menu-entry';

const ITEM =
  'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-accent-soft';

/** Opens at once, because it is mounted by the click on its trigger. */
export function MenuPanel({ trigger, align = 'start', side = 'bottom', entries }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className={`${FLOAT} max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto p-1`}
        >
          {entries.map((entry, index) => (
            <Entry key={index} entry={entry} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const Mark = () => (
  <span className="w-4">
    <DropdownMenu.ItemIndicator>
      <Check aria-hidden size={16} />
    </DropdownMenu.ItemIndicator>
  </span>
);

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'line':
      return <DropdownMenu.Separator className="my-1 h-px bg-line" />;
    case 'label':
      return (
        <DropdownMenu.Label className="px-2 pt-2 pb-1 text-meta text-ink-2">
          {entry.text}
        </DropdownMenu.Label>
      );
    case 'item':
      return (
        <DropdownMenu.Item className={ITEM} onSelect={entry.onSelect}>
          {entry.icon}
          {entry.text}
        </DropdownMenu.Item>
      );
    case 'check':
      return (
        <DropdownMenu.CheckboxItem
          checked={entry.isChecked}
          onCheckedChange={entry.onChange}
          className={ITEM}
        >
          <Mark />
          {entry.text}
        </DropdownMenu.CheckboxItem>
      );
    case 'choice':
      return (
        <DropdownMenu.RadioGroup value={entry.value ?? ''} onValueChange={entry.onChoose}>
          {entry.options.map(({ value, label, lang }) => (
            <DropdownMenu.RadioItem key={value} value={value} lang={lang} className={ITEM}>
              <Mark />
              {label}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      );
  }
}
