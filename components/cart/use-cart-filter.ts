'use client';
import { useSearchParams } from 'next/navigation';
import type { Appraisal } from '@/lib/contract/appraisals';

export type CartFilter = 'awaiting' | 'outdated' | 'uncalculated';

const HOLDS: Readonly<Record<CartFilter, (appraisal: Appraisal) => boolean>> = {
  awaiting: ({ acv_awaiting_approval: amount }) => amount !== null,
  outdated: ({ acv_outdated: isOutdated }) => isOutdated,
  uncalculated: ({ acv_state: state }) => state === 'none',
};

const isFilter = (name: string): name is CartFilter => Object.hasOwn(HOLDS, name);

export const filtered = (
  appraisals: readonly Appraisal[],
  filter: CartFilter,
): readonly Appraisal[] => appraisals.filter(HOLDS[filter]);

/**
 * Keeps appraisals whose visible text contains every search term. The browser's own search finds
 * only the rows near the screen, because no others are rendered.
 */
export function searched(appraisals: readonly Appraisal[], q: string): readonly Appraisal[] {
  const terms = q.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return appraisals;
  return appraisals.filter(
    ({ appraisal_id: id, cp_name_cart: name, rp_name_cart: replacement }) => {
      const text = `${name} ${replacement ?? ''} #${id}`.toLocaleLowerCase();
      return terms.every((word) => text.includes(word));
    },
  );
}

export const useCartSearch = (): string => useSearchParams().get('q') ?? '';

/** The filter is kept in the URL, so that it survives a reload. */
export function useCartFilter(): CartFilter | null {
  const show = useSearchParams().get('show');
  return show !== null && isFilter(show) ? show : null;
}

export const showOnly = (filter: CartFilter | null): void => setInAddress('show', filter ?? '');
export const searchFor = (q: string): void => setInAddress('q', q);

/** Sets a parameter of the address, which keeps it over a reload; an empty value removes it. */
export function setInAddress(name: string, value: string): void {
  const query = new URLSearchParams(location.search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  window.history.replaceState(
    null,
    '',
    query.size > 0 ? `${location.pathname}?${query}` : location.pathname,
  );
}
