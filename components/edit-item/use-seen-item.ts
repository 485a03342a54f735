'use client';
import { useState } from 'react';
import { editOf, rebased } from '@/lib/client/item-edit';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { Language } from '@/lib/shared/languages';
import { useCartScope } from '../cart/cart-context';

/**
 * The item as this person saw it, and what they made of it. What somebody else changes meanwhile appears in the cart; it is
 * told, and changes nothing here until the person has chosen.
 */
export function useSeenItem(appraisal: Appraisal, sharers: readonly Appraisal[], language: Language) {
  const { appraisals } = useCartScope();
  const [seen, setSeen] = useState(sharers);
  const [before, setBefore] = useState(() => editOf(appraisal, language));
  const [edit, setEdit] = useState(before);
  const now = appraisals.filter(({ row_id }) => row_id === appraisal.row_id);
  const changed = seen.find((one) => now.find(({ appraisal_id: id }) => id === one.appraisal_id)?.revision !== one.revision);
  const after = now.find(({ appraisal_id: id }) => id === changed?.appraisal_id) ?? null;

  function settle(isMineKept: boolean) {
    const stands = now.find(({ appraisal_id: id }) => id === appraisal.appraisal_id) ?? appraisal;
    const next = editOf(stands, language);
    setSeen(now);
    setBefore(next);
    setEdit(isMineKept ? rebased(before, edit, next) : next);
  }
  const meanwhile = changed && { before: changed, after, onTakeTheirs: () => settle(false), onApplyMine: () => settle(true) };
  return { before, edit, setEdit, seen, meanwhile };
}
