'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Offset of the rows in the scrolled page, which changes as the headers above wrap. The first
 * measurement always re-renders, even at offset 0, because the scroll container is known only after
 * the first render.
 */
export function useOffsetTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const at = element.current;
    const parent = at?.offsetParent;
    if (!at || !parent) return undefined;
    const observer = new ResizeObserver(() => setTop(at.offsetTop));
    for (const sibling of parent.children) observer.observe(sibling);
    return () => observer.disconnect();
  }, [element]);
  return top ?? 0;
}
