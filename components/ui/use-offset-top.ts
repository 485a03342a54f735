'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Where the rows begin in the scrolled page: headers above them wrap with the width. Measuring draws the list once more, also
 * where they begin at its top: what scrolls stands around the list, and is known only after the first time.
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
