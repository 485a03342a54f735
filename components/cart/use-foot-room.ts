'use client';
import { useEffect, type RefObject } from 'react';

const GAP_PX = 8;

/**
 * Keeps a focused element clear of the bars at the bottom, whose height varies with their width and
 * contents.
 */
export function useFootRoom(
  scroller: RefObject<HTMLElement | null>,
  foot: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [list, bars] = [scroller.current, foot.current];
    if (!list || !bars) return undefined;
    const observer = new ResizeObserver(() =>
      list.style.setProperty('scroll-padding-bottom', `${bars.offsetHeight + GAP_PX}px`),
    );
    observer.observe(bars);
    return () => observer.disconnect();
  }, [scroller, foot]);
}
