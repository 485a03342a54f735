'use client';
import { useCallback, useEffect, useRef } from 'react';
import { idsBetween } from '@/lib/client/cart/ids-between';
import { useCartActions, useCartScope } from '../cart-context/cart-context';

export type SelectRow = (id: number, isSelected: boolean, isRange: boolean) => void;

/**
 * Selects a row, or with `isRange` every row from the last selected one to it. The function never
 * changes, so that the rows are not rendered again.
 */
export function useRowSelection(): SelectRow {
  const { select } = useCartActions();
  const { shown } = useCartScope();
  const rows = useRef(shown);
  const anchor = useRef<number | null>(null);
  useEffect(() => {
    rows.current = shown;
  }, [shown]);
  return useCallback(
    (id, isSelected, isRange) => {
      const ids = rows.current.map(({ appraisal_id }) => appraisal_id);
      select(isRange ? idsBetween(ids, anchor.current, id) : [id], isSelected);
      anchor.current = id;
    },
    [select],
  );
}
