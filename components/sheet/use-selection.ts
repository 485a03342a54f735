'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { idsBetween } from '@/lib/client/cart/ids-between';

const NOTHING: ReadonlySet<number> = new Set();

/** Selects a line, or with `isRange` every shown line from the last selected one to it. */
export function useSelection(shown: readonly number[]) {
  const [selected, setSelected] = useState(NOTHING);
  const last = useRef(0);
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  const select = useCallback((rowId: number, isSelected: boolean, isRange: boolean) => {
    const ids = isRange ? idsBetween(latest.current, last.current, rowId) : [rowId];
    last.current = rowId;
    setSelected((before) => {
      const next = new Set(before);
      for (const id of ids)
        if (isSelected) next.add(id);
        else next.delete(id);
      return next;
    });
  }, []);
  return { selected, select, setSelected };
}
