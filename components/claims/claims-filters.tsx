'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ClaimsFilter } from '@/lib/client/claims/claims';
import { INPUT } from '../ui/field';
import { SearchInput } from '../ui/search-input';
import { useTranslation } from '../translation';

const TYPING_PAUSE_MS = 200;

/**
 * The filter is kept in the URL, so that it survives a reload, the back button and a shared link.
 */
export function useClaimsFilter() {
  const search = useSearchParams();
  const filter: ClaimsFilter = {
    q: search.get('q') ?? '',
    photos: photosOf(search),
    owner: ownerOf(search.get('owner')),
  };
  return { filter, setFilter };
}

const PHOTOS = ['suspect', 'flagged', 'confirmed', 'inconclusive'] as const;

/** `flagged=true` is the address of the queue. */
const photosOf = (search: URLSearchParams): ClaimsFilter['photos'] =>
  search.get('flagged') === 'true' ? 'suspect' : photoFilterOf(search.get('photos'));

const photoFilterOf = (photos: string | null): ClaimsFilter['photos'] =>
  PHOTOS.find((one) => one === photos) ?? null;

const ownerOf = (owner: string | null): ClaimsFilter['owner'] =>
  owner === 'me' || owner === 'none' ? owner : null;

function setFilter({ q, photos, owner }: ClaimsFilter): void {
  const next = new URLSearchParams({
    ...(q && { q }),
    ...(photos === 'suspect' ? { flagged: 'true' } : photos && { photos }),
    ...(owner && { owner }),
  });
  window.history.replaceState(null, '', next.size ? `/claims?${next}` : '/claims');
}

export function ClaimsFilters() {
  const { t } = useTranslation();
  const { filter, setFilter } = useClaimsFilter();
  return (
    <search className="flex w-full flex-wrap items-center gap-2 sm:-order-1 sm:w-auto">
      <SearchField />
      <select
        aria-label={t.claims.owner}
        className={`${INPUT} h-8! w-auto!`}
        value={filter.owner ?? ''}
        onChange={(event) => setFilter({ ...filter, owner: ownerOf(event.target.value) })}
      >
        <option value="">{t.claims.owners.all}</option>
        <option value="me">{t.claims.owners.me}</option>
        <option value="none">{t.claims.owners.none}</option>
      </select>
      <select
        aria-label={t.claims.photos}
        className={`${INPUT} h-8! w-auto!`}
        value={filter.photos ?? ''}
        onChange={(event) => setFilter({ ...filter, photos: photoFilterOf(event.target.value) })}
      >
        <option value="">{t.claims.photoFilters.all}</option>
        {PHOTOS.map((one) => (
          <option key={one} value={one}>
            {t.claims.photoFilters[one]}
          </option>
        ))}
      </select>
    </search>
  );
}

function SearchField() {
  const { t } = useTranslation();
  const { filter, setFilter } = useClaimsFilter();
  const [text, setText] = useState(filter.q);
  const [lastQ, setLastQ] = useState(filter.q);
  // The URL changed without typing (back button, "show all"), so the field follows it.
  if (filter.q !== lastQ) {
    setLastQ(filter.q);
    if (filter.q !== text.trim()) setText(filter.q);
  }
  useEffect(() => {
    const q = text.trim();
    if (q === filter.q) return undefined;
    const timer = window.setTimeout(() => setFilter({ ...filter, q }), TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  });
  return (
    <SearchInput
      label={t.claims.search}
      hint={t.claims.searchHint}
      value={text}
      onChange={setText}
    />
  );
}
