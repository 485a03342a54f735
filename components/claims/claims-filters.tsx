'use client';
import { Flag, Search } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { ClaimsFilter } from '@/lib/client/claims';
import { Button } from '../ui/button';
import { INPUT } from '../ui/field';
import { useWords } from '../words';

const TYPING_PAUSE_MS = 200;

/** The filter stands in the address: a reload, the back button and a shared link all keep it. */
export function useClaimsFilter() {
  const search = useSearchParams();
  const filter: ClaimsFilter = { q: search.get('q') ?? '', isFlagged: search.get('flagged') === 'true' };
  return { filter, setFilter };
}

function setFilter({ q, isFlagged }: ClaimsFilter): void {
  const next = new URLSearchParams({ ...(q && { q }), ...(isFlagged && { flagged: 'true' }) });
  window.history.replaceState(null, '', next.size ? `/claims?${next}` : '/claims');
}

export function ClaimsFilters() {
  const { t } = useWords();
  const { filter, setFilter } = useClaimsFilter();
  return (
    <search className="flex w-full items-center gap-2 sm:-order-1 sm:w-auto">
      <SearchField />
      <Button aria-pressed={filter.isFlagged} onClick={() => setFilter({ ...filter, isFlagged: !filter.isFlagged })}>
        <Flag aria-hidden size={16} />
        {t.claims.onlyFlagged}
      </Button>
    </search>
  );
}

function SearchField() {
  const { t } = useWords();
  const { filter, setFilter } = useClaimsFilter();
  const [text, setText] = useState(filter.q);
  const [lastQ, setLastQ] = useState(filter.q);
  // The address changed without typing (back button, "show all"): the field follows it.
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
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden
        size={16}
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-3"
      />
      <input
        type="search"
        aria-label={t.claims.search}
        placeholder={t.claims.searchHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={`${INPUT} h-8! pl-8! sm:w-64!`}
      />
    </div>
  );
}
