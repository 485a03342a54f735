import { useCallback, useEffect, useState } from 'react';
import { EMPTY_DRAFT, isEmptyDraft, withOfferAmount, type ItemDraft } from './item-draft';

/** Of this tab, so that a draft outlives a closed dialog, a reload and a new sign-in, and no other person sees it. */
const keyOf = (claimId: number) => `item-draft/${claimId}`;

/** Another version may have written it, or the browser may keep nothing at all. */
function loaded(claimId: number): ItemDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(claimId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return EMPTY_DRAFT;
    const isAlike = (name: string) =>
      name in kept && typeof Reflect.get(kept, name) === typeof Reflect.get(EMPTY_DRAFT, name);
    return Object.keys(EMPTY_DRAFT).every((name) => isAlike(name) || Reflect.get(EMPTY_DRAFT, name) === null)
      ? { ...EMPTY_DRAFT, ...kept }
      : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

function keep(claimId: number, draft: ItemDraft): void {
  try {
    if (isEmptyDraft(draft)) sessionStorage.removeItem(keyOf(claimId));
    else sessionStorage.setItem(keyOf(claimId), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still lets the item be added.
  }
}

export type ChangeDraft = (change: Partial<ItemDraft>) => void;

export function useKeptDraft(claimId: number) {
  const [draft, setDraft] = useState(() => loaded(claimId));
  useEffect(() => keep(claimId, draft), [claimId, draft]);
  const change = useCallback<ChangeDraft>((part) => setDraft((before) => withOfferAmount({ ...before, ...part })), []);
  const clear = useCallback(() => setDraft(EMPTY_DRAFT), []);
  return { draft, change, clear };
}
