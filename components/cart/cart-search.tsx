'use client';
import { useState } from 'react';
import { SearchInput } from '../ui/search-input';
import { useTranslation } from '../translation';
import { useCartScope } from '../cart-context/cart-context';
import { searchFor, useCartSearch } from './use-cart-filter';

/**
 * Filters a long cart while the user types. Like the other filters, the query is kept in the URL.
 */
export function CartSearch() {
  const { appraisals, shown } = useCartScope();
  return (
    <div className="border-b border-line px-4 py-2 @3xl:px-6">
      <CartSearchField shownCount={shown.length} count={appraisals.length} />
    </div>
  );
}

interface CartSearchFieldProps {
  shownCount: number;
  count: number;
}

export function CartSearchField({ shownCount, count }: CartSearchFieldProps) {
  const { t, formats } = useTranslation();
  const q = useCartSearch();
  const [text, setText] = useState(q);
  const [lastQ, setLastQ] = useState(q);
  // The URL changed without typing, so the field follows it.
  if (q !== lastQ) {
    setLastQ(q);
    if (q !== text.trim()) setText(q);
  }
  function type(next: string) {
    setText(next);
    searchFor(next.trim());
  }
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchInput
        label={t.cart.search.label}
        hint={t.cart.search.hint}
        value={text}
        onChange={type}
      />
      <output className="text-ink-2">
        {q !== '' && `${formats.count(shownCount)} / ${formats.count(count)}`}
      </output>
    </search>
  );
}
