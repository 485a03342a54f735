'use client';
import { useEffect, useRef } from 'react';
import { useWords } from '../words';
import { Candidates } from './candidates';
import { ClosestProducts } from './closest-products';
import type { FormPart } from './form';

/** The right half: what the item is valued as, and what may replace it at which price. */
export function Replacement(part: FormPart) {
  const { t } = useWords();
  const { draft } = part;
  const heading = useRef<HTMLHeadingElement>(null);
  const pid = draft.claimed?.pid ?? null;
  const isChosen = draft.isFreeText && pid !== null;
  const wasFreeText = useRef(draft.isFreeText);
  // The button that chose it, or gave it up, is gone: reading goes on at the heading.
  const wasChosen = useRef(isChosen);
  useEffect(() => {
    if (wasChosen.current !== isChosen && wasFreeText.current && draft.isFreeText) heading.current?.focus();
    wasChosen.current = isChosen;
    wasFreeText.current = draft.isFreeText;
  }, [isChosen, draft.isFreeText]);
  const isSearching = draft.isFreeText && draft.claimed === null;
  return (
    <section
      aria-labelledby="replacement-title"
      className="flex flex-col gap-3 border-line px-4 py-4 max-lg:border-t sm:px-6 lg:overflow-y-auto lg:border-l"
    >
      <h2 id="replacement-title" ref={heading} tabIndex={-1} className="text-read font-semibold outline-none">
        {isSearching ? t.newItem.closest.title : t.newItem.candidates.title}
      </h2>
      {isSearching && <ClosestProducts {...part} />}
      {draft.claimed && <Candidates key={draft.claimed.pid} {...part} claimed={draft.claimed} />}
      {!isSearching && !draft.claimed && <p className="max-w-md text-ink-2">{t.newItem.candidates.start}</p>}
    </section>
  );
}
