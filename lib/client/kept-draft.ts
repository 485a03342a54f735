import { useCallback, useEffect, useState } from 'react';
import { EMPTY_DRAFT, isEmptyDraft, withOfferAmount, type ItemDraft } from './item-draft';
import { keep, kept } from './kept';

const keyOf = (claimId: number) => `item-draft/${claimId}`;

/** Another version of the desk may have kept it: what does not have all fields, each of its kind, is none. */
function loaded(claimId: number): ItemDraft {
  const draft = kept(keyOf(claimId));
  if (typeof draft !== 'object' || draft === null) return EMPTY_DRAFT;
  const isAlike = ([name, empty]: [string, unknown]) =>
    name in draft && (empty === null || typeof Reflect.get(draft, name) === typeof empty);
  return Object.entries(EMPTY_DRAFT).every(isAlike) ? { ...EMPTY_DRAFT, ...draft } : EMPTY_DRAFT;
}

export type ChangeDraft = (change: Partial<ItemDraft>) => void;

/** The item that is being entered for a claim; it outlives a closed dialog. */
export function useKeptDraft(claimId: number) {
  const [draft, setDraft] = useState(() => loaded(claimId));
  useEffect(() => keep(keyOf(claimId), isEmptyDraft(draft) ? null : draft), [claimId, draft]);
  const change = useCallback<ChangeDraft>((part) => setDraft((before) => withOfferAmount({ ...before, ...part })), []);
  const clear = useCallback(() => {
    keep(keyOf(claimId), null); // at once: the dialog may be closed before any effect runs
    setDraft(EMPTY_DRAFT);
  }, [claimId]);
  return { draft, change, clear };
}
