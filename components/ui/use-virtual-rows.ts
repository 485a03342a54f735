'use client';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useOffsetTop } from './use-offset-top';

const ROW_PX = 56;
const OVERSCAN = 8;
/** The head above the rows and the bar below them stay in their places: a row that is gone to stops short of them. */
const HEAD_PX = 44;
const BAR_PX = 64;
/** A list that has become shorter meanwhile never draws the row. */
const DRAWN_WITHIN_MS = 2000;

interface Rows {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  keyOf(index: number): number;
}

/**
 * Only the rows near the screen are in the page, whatever the length of the list, and the one that has the focus: it would be
 * lost with its row. Rows are `tr[data-index]`, placed by `place`; what takes their focus is marked `data-row`.
 */
export function useVirtualRows({ scroller, count, keyOf }: Rows) {
  const body = useRef<HTMLTableSectionElement>(null);
  const scrollMargin = useOffsetTop(body);
  const [focused, setFocused] = useState<number | null>(null);
  // The list measures and scrolls by itself: nothing here is memoised on what it returns.
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
  /** Puts the focus on a row, also on one that is not in the page yet. */
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

/** Null for what stands in no row. */
export function indexOf(target: EventTarget): number | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null;
  return row ? Number(row.dataset['index']) : null;
}

/** Whether the row is drawn: then it has the focus, and the browser brings it into sight. */
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
