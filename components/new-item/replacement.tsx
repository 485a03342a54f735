'use client';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../translation';
import { Candidates } from './candidates';
import { ClosestProducts } from './closest-products';
import { ByHand } from './by-hand';
import type { FormPart } from './form';

/**
 * The right half: the product that the item is valued as, and the candidates to replace it with
 * their prices.
 */
export function Replacement(part: FormPart) {
  const { t } = useTranslation();
  const { draft } = part;
  const isSearching = draft.isFreeText && draft.claimed === null && !draft.isByHand;
  const heading = useFocusedHeading(isSearching, draft.isFreeText);
  return (
    <section
      aria-labelledby="replacement-title"
      className="flex flex-col gap-3 border-line px-4 py-4 max-lg:border-t sm:px-6 lg:overflow-y-auto lg:border-l"
    >
      <h2
        id="replacement-title"
        ref={heading}
        tabIndex={-1}
        className="text-read font-semibold outline-none"
      >
        {draft.isByHand
          ? t.newItem.byHand.title
          : isSearching
            ? t.newItem.closest.title
            : t.newItem.candidates.title}
      </h2>
      {draft.isByHand && <ByHand {...part} />}
      {isSearching && <ClosestProducts {...part} />}
      {draft.claimed && !draft.isByHand && (
        <Candidates key={draft.claimed.pid} {...part} claimed={draft.claimed} />
      )}
      {!isSearching && !draft.claimed && !draft.isByHand && (
        <p className="max-w-md text-ink-2">{t.newItem.candidates.start}</p>
      )}
    </section>
  );
}

/**
 * Moves the focus to the heading when Enter confirms a name, and when choosing or dropping a
 * product for it removes the button that was pressed. Somebody who moved on with Tab stays where
 * they are.
 */
function useFocusedHeading(isSearching: boolean, isFreeText: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef({ isSearching, isFreeText });
  useEffect(() => {
    const wasNamed =
      isSearching && !before.current.isFreeText && document.activeElement?.role === 'combobox';
    const wasChosen =
      isFreeText && before.current.isFreeText && before.current.isSearching !== isSearching;
    if (wasNamed || wasChosen) heading.current?.focus();
    before.current = { isSearching, isFreeText };
  }, [isSearching, isFreeText]);
  return heading;
}
