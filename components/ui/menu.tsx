'use client';
import { cloneElement, lazy, Suspense, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';

export type MenuEntry =
  | { readonly kind: 'label'; readonly text: string }
  | { readonly kind: 'line' }
  | { readonly kind: 'item'; readonly text: string; readonly icon?: ReactNode; onSelect(): void }
  | { readonly kind: 'check'; readonly text: string; readonly isChecked: boolean; onChange(isChecked: boolean): void }
  | {
      readonly kind: 'choice';
      /** Null: none of them is chosen. */
      readonly value: string | null;
      readonly options: readonly { readonly value: string; readonly label: string }[];
      onChoose(value: string): void;
    };

export interface MenuProps {
  /** One element that takes a ref and props: the button that opens the menu. */
  trigger: ReactElement<Record<string, unknown>>;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  entries: readonly MenuEntry[];
}

export const loadMenu = () => import('./menu-panel');
const MenuPanel = lazy(async () => ({ default: (await loadMenu()).MenuPanel }));

const CLOSED = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;

/** A menu's machinery is fetched when the first menu is opened; until then there is only its button. */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  const open = () => setWanted(true);
  const button = cloneElement(props.trigger, {
    ...CLOSED,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      event.stopPropagation();
      open();
    },
  });
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <MenuPanel {...props} />
    </Suspense>
  );
}
