'use client';
import { cloneElement, Suspense, useState, type KeyboardEvent } from 'react';
import { later } from './later';
import type { MenuProps } from './menu-entry';

export const loadMenu = () => import('./menu-panel');
const MenuPanel = later(async () => (await loadMenu()).MenuPanel);

const CLOSED = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;

/** The button of a menu that has not been wanted yet: a click and the arrow down want it. */
export function useClosedMenu(trigger: MenuProps['trigger']) {
  const [isWanted, setWanted] = useState(false);
  const open = () => setWanted(true);
  const button = cloneElement(trigger, {
    ...CLOSED,
    onClick: open,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      event.stopPropagation();
      open();
    },
  });
  return { isWanted, button };
}

/** A menu's machinery is fetched when the first menu is opened; until then there is only its button. */
export function Menu(props: MenuProps) {
  const { isWanted, button } = useClosedMenu(props.trigger);
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <MenuPanel {...props} />
    </Suspense>
  );
}
