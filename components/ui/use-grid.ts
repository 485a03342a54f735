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
import { indexOf, useVirtualRows } from './use-virtual-rows';

const PAGE_ROWS = 10;

export type Move = 'up' | 'down' | 'left' | 'right';

interface Place<C extends string> {
  readonly index: number;
  readonly column: C;
}

interface Grid<C extends string> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** The cells that the arrow keys reach, marked `data-cell`, from left to right. */
  readonly columns: readonly C[];
  /** The column of the cell that takes the tab key first. */
  readonly start: C;
  keyOf(index: number): number | string;
  /** Whether a row has cells; the arrows pass over headings. By default every row has. */
  hasCells?(index: number): boolean;
}

/**
 * The keys of a grid: one cell takes the tab key, the arrows lead to the others, also to rows that
 * are not rendered.
 */
export function useGrid<C extends string>({
  scroller,
  count,
  columns,
  start,
  keyOf,
  hasCells = () => true,
}: Grid<C>) {
  const [active, setActive] = useState<Place<C>>({ index: 0, column: start });
  const rows = useVirtualRows({ scroller, count, keyOf });
  const { focusRow } = rows;

  const go = ({ index, column }: Place<C>, from = index): void => {
    const at = nearest(Math.min(Math.max(index, 0), count - 1), index < from ? -1 : 1);
    if (at === null) return;
    // The cell of the column has to be marked before its row takes the focus.
    flushSync(() => setActive({ index: at, column }));
    focusRow(at);
  };
  /** The next row with cells in this direction; at the end of the list, in the other. */
  const nearest = (index: number, by: 1 | -1): number | null => {
    for (const step of [by, -by])
      for (let at = index; at >= 0 && at < count; at += step) if (hasCells(at)) return at;
    return null;
  };
  const placeOf = (target: EventTarget): Place<C> | null => {
    const index = indexOf(target);
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
    const column = columns.find((one) => one === cell?.dataset['cell']);
    return index === null || column === undefined ? null : { index, column };
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const from = placeOf(event.target);
    if (from === null || isEditing(event.target) || event.altKey || event.metaKey) return;
    const to = destination(event, from, { columns, count });
    if (to === null) return;
    event.preventDefault();
    go(to, from.index);
  };
  const onFocus = ({ target }: { readonly target: EventTarget }): void => {
    const place = placeOf(target);
    if (place !== null) setActive(place);
  };
  const moveFrom = useLatest((cell: HTMLElement, direction: Move) => {
    const from = placeOf(cell);
    if (from !== null) go(neighbour(from, direction, columns), from.index);
  });
  /** From a cell to its neighbour; past the last column to the next row. */
  const move = useCallback(
    (cell: HTMLElement, direction: Move) => moveFrom.current(cell, direction),
    [moveFrom],
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

const isEditing = (target: EventTarget): boolean =>
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox');

function neighbour<C extends string>(
  { index, column }: Place<C>,
  direction: Move,
  columns: readonly C[],
): Place<C> {
  if (direction === 'up' || direction === 'down')
    return { index: index + (direction === 'up' ? -1 : 1), column };
  const next = columns[columns.indexOf(column) + (direction === 'left' ? -1 : 1)];
  if (next !== undefined) return { index, column: next };
  return direction === 'left'
    ? { index: index - 1, column: columns.at(-1) ?? column }
    : { index: index + 1, column: columns[0] ?? column };
}

interface Extent<C extends string> {
  readonly columns: readonly C[];
  readonly count: number;
}

function destination<C extends string>(
  { key, ctrlKey }: KeyboardEvent,
  from: Place<C>,
  { columns, count }: Extent<C>,
): Place<C> | null {
  const { index, column } = from;
  switch (key) {
    case 'ArrowUp':
      return { index: ctrlKey ? 0 : index - 1, column };
    case 'ArrowDown':
      return { index: ctrlKey ? count - 1 : index + 1, column };
    case 'ArrowLeft':
    case 'ArrowRight': {
      const to = neighbour(from, key === 'ArrowLeft' ? 'left' : 'right', columns);
      return to.index === index ? to : null;
    }
    case 'PageUp':
      return { index: index - PAGE_ROWS, column };
    case 'PageDown':
      return { index: index + PAGE_ROWS, column };
    case 'Home':
      return { index: ctrlKey ? 0 : index, column: columns[0] ?? column };
    case 'End':
      return { index: ctrlKey ? count - 1 : index, column: columns.at(-1) ?? column };
    default:
      return null;
  }
}
