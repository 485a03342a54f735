'use client';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { indexOf, useVirtualRows } from '../ui/use-virtual-rows';
import { COLUMNS, type Column } from './rows-grid';

const PAGE_ROWS = 10;

export type Move = 'up' | 'down' | 'left' | 'right';

interface Active {
  readonly index: number;
  readonly column: Column;
}

interface Grid {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  keyOf(index: number): number;
}

/**
 * The keys of a grid: one cell takes the tab key, the arrows lead to the others, also to rows that
 * are not rendered.
 */
export function useGrid({ scroller, count, keyOf }: Grid) {
  const [active, setActive] = useState<Active>({ index: 0, column: 'description' });
  const rows = useVirtualRows({ scroller, count, keyOf });
  const { focusRow } = rows;

  const go = (index: number, column: Column): void => {
    const at = Math.min(Math.max(index, 0), count - 1);
    // The cell of the column has to be marked before its row takes the focus.
    flushSync(() => setActive({ index: at, column }));
    focusRow(at);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const from = placeOf(event.target);
    if (from === null || isEditing(event.target) || event.altKey || event.metaKey) return;
    const to = destination(event, from, count);
    if (to === null) return;
    event.preventDefault();
    go(to.index, to.column);
  };
  const onFocus = ({ target }: { readonly target: EventTarget }): void => {
    const place = placeOf(target);
    if (place !== null) setActive(place);
  };
  const goRef = useLatest(go);
  /** From a cell to its neighbour; past the last column to the next row. */
  const move = useCallback(
    (cell: HTMLElement, direction: Move) => {
      const from = placeOf(cell);
      if (from === null) return;
      const to = neighbour(from, direction);
      goRef.current(to.index, to.column);
    },
    [goRef],
  );
  return { ...rows, active, onKeyDown, onFocus, move };
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

const isColumn = (name: string | undefined): name is Column =>
  (COLUMNS as readonly (string | undefined)[]).includes(name);

function placeOf(target: EventTarget): Active | null {
  const index = indexOf(target);
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const column = cell?.dataset['cell'];
  return index === null || !isColumn(column) ? null : { index, column };
}

const isEditing = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');

function neighbour({ index, column }: Active, direction: Move): Active {
  if (direction === 'up' || direction === 'down')
    return { index: index + (direction === 'up' ? -1 : 1), column };
  const at = COLUMNS.indexOf(column) + (direction === 'left' ? -1 : 1);
  const next = COLUMNS[at];
  if (next !== undefined) return { index, column: next };
  return direction === 'left'
    ? { index: index - 1, column: 'product' }
    : { index: index + 1, column: 'take' };
}

function destination({ key, ctrlKey }: KeyboardEvent, from: Active, count: number): Active | null {
  const { index, column } = from;
  switch (key) {
    case 'ArrowUp':
      return { index: ctrlKey ? 0 : index - 1, column };
    case 'ArrowDown':
      return { index: ctrlKey ? count - 1 : index + 1, column };
    case 'ArrowLeft':
    case 'ArrowRight': {
      const to = neighbour(from, key === 'ArrowLeft' ? 'left' : 'right');
      return to.index === index ? to : null;
    }
    case 'PageUp':
      return { index: index - PAGE_ROWS, column };
    case 'PageDown':
      return { index: index + PAGE_ROWS, column };
    case 'Home':
      return { index: ctrlKey ? 0 : index, column: 'take' };
    case 'End':
      return { index: ctrlKey ? count - 1 : index, column: 'product' };
    default:
      return null;
  }
}
