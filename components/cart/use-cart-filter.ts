'use client';
import { useSearchParams } from 'next/navigation';
import type { Appraisal } from '@/lib/contract/appraisals';

export type CartFilter = 'awaiting' | 'uncalculated';

const HOLDS: Readonly<Record<CartFilter, (appraisal: Appraisal) => boolean>> = {
  awaiting: ({ acv_awaiting_approval: amount }) => amount !== null,
  uncalculated: ({ acv_state: state }) => state === 'none',
};

export const filtered = (appraisals: readonly Appraisal[], filter: CartFilter): readonly Appraisal[] =>
  appraisals.filter(HOLDS[filter]);

/** Which rows are wanted stands in the address: it survives a reload. */
export function useCartFilter(): CartFilter | null {
  const show = useSearchParams().get('show');
  return show === 'awaiting' || show === 'uncalculated' ? show : null;
}

export function showOnly(filter: CartFilter | null): void {
  const query = new URLSearchParams(location.search);
  if (filter === null) query.delete('show');
  else query.set('show', filter);
  window.history.replaceState(null, '', query.size > 0 ? `${location.pathname}?${query}` : location.pathname);
}
