'use client';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import {
  type Arrangement,
  FILTERS,
  GROUPINGS,
  SORTED,
  type Grouping,
  type LineFilter,
  type Order,
  type SortedColumn,
} from '@/lib/client/sheet/arrange';
import { setInAddress } from '../cart/use-cart-filter';

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((one) => one === text) ?? null;

/** How the lines are arranged, kept in the address, so that it survives a reload and can be shared. */
export function useArrangement(): Arrangement {
  const search = useSearchParams();
  const sort = search.get('sort') ?? '';
  const show = search.get('show');
  const group = search.get('group');
  const q = search.get('q') ?? '';
  return useMemo(() => {
    const column = oneOf(SORTED, sort.replace(/^-/, ''));
    return {
      filter: oneOf(FILTERS, show),
      order: column && { column, isDescending: sort.startsWith('-') },
      grouping: oneOf(GROUPINGS, group),
      q,
    };
  }, [sort, show, group, q]);
}

export const showLines = (filter: LineFilter | null): void => setInAddress('show', filter ?? '');
export const groupBy = (grouping: Grouping | null): void => setInAddress('group', grouping ?? '');

/** Ascending, then descending, then in the order of the claim again. */
export function sortBy(column: SortedColumn, now: Order | null): void {
  if (now?.column !== column) setInAddress('sort', column);
  else setInAddress('sort', now.isDescending ? '' : `-${column}`);
}
