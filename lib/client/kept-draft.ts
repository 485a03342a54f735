import { useCallback, useEffect, useState } from 'react';
import type { Language } from '@/lib/shared/languages';
import { isSameDraft, withOfferAmount, type ItemDraft } from './item-draft';
import { keep, kept } from './kept';

/** A new item has one draft per claim, an item that waits for its product has one of its own. */
const keyOf = (claimId: number, { rowId }: ItemDraft) => (rowId === '' ? `item-draft/${claimId}` : `item-draft/${claimId}/${rowId}`);

/** Another version of the desk may have kept it: what does not have all fields, each of its kind, is none. */
function loaded(claimId: number, first: ItemDraft): ItemDraft {
  const draft = kept(keyOf(claimId, first));
  if (typeof draft !== 'object' || draft === null) return first;
  const isAlike = ([name, value]: [string, unknown]) =>
    name in draft && (value === null || Reflect.get(draft, name) === null || typeof Reflect.get(draft, name) === typeof value);
  return Object.entries(first).every(isAlike) ? { ...first, ...draft } : first;
}

export type ChangeDraft = (change: Partial<ItemDraft>) => void;

/** The item that is being entered for a claim, beginning with `first`; it outlives a closed dialog. */
export function useKeptDraft(claimId: number, first: ItemDraft, language: Language) {
  const [draft, setDraft] = useState(() => loaded(claimId, first));
  useEffect(() => keep(keyOf(claimId, first), isSameDraft(draft, first) ? null : draft), [claimId, first, draft]);
  const change = useCallback<ChangeDraft>((part) => setDraft((before) => withOfferAmount({ ...before, ...part }, language)), [language]);
  const clear = useCallback(() => {
    keep(keyOf(claimId, first), null); // at once: the dialog may be closed before any effect runs
    setDraft(first);
  }, [claimId, first]);
  return { draft, change, clear };
}
