'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useOffsetTop } from './use-offset-top';

const ROW_PX = 56;
const OVERSCAN = 8;
/** Heights of the sticky header and bottom bar; scrolling to a row stops short of them. */
const HEAD_PX = 44;
const BAR_PX = 64;
/** Gives up after this time, because the row may be gone from a list that became shorter. */
const DRAWN_WITHIN_MS = 2000;

interface Rows {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  keyOf(index: number): number | string;
}

/**
 * Renders only the rows near the viewport and the focused row, which would lose the focus if it
 * were removed. Rows are `tr[data-index]`, moved down by their `top` in CSS px; the element that
 * takes a row's focus is marked `data-row`.
 */
export function useVirtualRows({ scroller, count, keyOf }: Rows) {
  const body = useRef<HTMLTableSectionElement>(null);
  const scrollMargin = useOffsetTop(body);
  const [focused, setFocused] = useState<number | null>(null);
  // The virtualizer is mutable, so nothing here memoises on what it returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    getItemKey: keyOf,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    scrollMargin,
    scrollPaddingStart: HEAD_PX,
    scrollPaddingEnd: BAR_PX,
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range);
      return focused === null || focused >= count || rows.includes(focused)
        ? rows
        : [...rows, focused].toSorted((one, other) => one - other);
    },
  });
  const bodyProps = {
    ref: body,
    style: { height: virtual.getTotalSize() },
    onFocus: ({ target }: FocusEvent) => setFocused(indexOf(target)),
    onBlur: () => setFocused(null),
  };
  /** Focuses a row, even one that is not rendered yet. */
  function focusRow(index: number): void {
    const at = Math.min(Math.max(index, 0), count - 1);
    if (!body.current || focusIn(body.current, at)) return;
    virtual.scrollToIndex(at);
    focusWhenDrawn(body.current, at);
  }
  const items = virtual
    .getVirtualItems()
    .map(({ index, key, start }) => ({ index, key, top: start - scrollMargin }));
  return { items, bodyProps, measure: virtual.measureElement, focusRow };
}

/** The index of the row around an element, or null. */
export function indexOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
  return row ? Number(row.dataset['index']) : null;
}

/** Focuses the row, which also scrolls it into view; returns whether it is rendered. */
function focusIn(list: HTMLElement, index: number): boolean {
  const found = list.querySelector<HTMLElement>(`tr[data-index="${index}"] [data-row]`);
  found?.focus();
  return found !== null;
}

function focusWhenDrawn(list: HTMLElement, index: number): void {
  const observer = new MutationObserver(() => focusIn(list, index) && observer.disconnect());
  observer.observe(list, { childList: true, subtree: true });
  window.setTimeout(() => observer.disconnect(), DRAWN_WITHIN_MS);
}
