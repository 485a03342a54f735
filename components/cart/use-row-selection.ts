'use client';
import { useCallback, useRef } from 'react';
import { idsBetween } from '@/lib/client/cart/ids-between';
import { useCartActions, useCartScope } from '../cart-context/cart-context';

export type SelectRow = (id: number, isSelected: boolean, isRange: boolean) => void;

/** Selects a row, or with `isRange` every row from the last selected one to it. */
export function useRowSelection(): SelectRow {
  const { select } = useCartActions();
  const { shown } = useCartScope();
  const last = useRef(0);
  return useCallback(
    (id, isSelected, isRange) => {
      const ids = shown.map(({ appraisal_id }) => appraisal_id);
      select(isRange ? idsBetween(ids, last.current, id) : [id], isSelected);
      last.current = id;
    },
    [shown, select],
  );
}
