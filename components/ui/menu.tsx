'use client';
import { cloneElement, Suspense, useState, type KeyboardEvent } from 'react';
import { later } from './later';
import type { MenuProps } from './menu-entry';

export const loadMenu = () => import('./menu-panel');
const MenuPanel = later(async () => (await loadMenu()).MenuPanel);

const CLOSED = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;

/** The trigger of a menu that is not mounted yet; a click or the down arrow mounts it. */
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

/**
 * The code of menus is loaded when the first one is opened; until then only the button is rendered.
 */
export function Menu(props: MenuProps) {
  const { isWanted, button } = useClosedMenu(props.trigger);
  if (!isWanted) return button;
  return (
    <Suspense fallback={button}>
      <MenuPanel {...props} />
    </Suspense>
  );
}
