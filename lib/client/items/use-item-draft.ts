import { useCallback } from 'react';
import type { Language } from '@/lib/shared/languages';
import { withOfferAmount, type ItemDraft } from './item-draft';
import { useDraft } from '../forms/use-draft';

/** A new item has one draft per claim; an item of an inventory has a draft of its own. */
const nameOf = (claimId: number, { rowId }: ItemDraft) =>
  rowId === '' ? `item-draft/${claimId}` : `item-draft/${claimId}/${rowId}`;

export type ChangeDraft = (change: Partial<ItemDraft>) => void;

/** The draft of an item that is being entered for a claim, starting with `first`. */
export function useItemDraft(claimId: number, first: ItemDraft, language: Language) {
  const {
    form: draft,
    setForm,
    begin,
    isTouched,
    isRestored,
  } = useDraft(nameOf(claimId, first), { seen: null, before: first });
  const change = useCallback<ChangeDraft>(
    (part) => setForm((before) => withOfferAmount({ ...before, ...part }, language)),
    [setForm, language],
  );
  return { draft, change, clear: () => begin(), isTouched, isRestored };
}
