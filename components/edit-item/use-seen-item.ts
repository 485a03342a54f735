'use client';
import { changedFields, editOf, rebased } from '@/lib/client/items/item-edit';
import { useDraft } from '@/lib/client/forms/use-draft';
import type { Appraisal } from '@/lib/contract/appraisals';
import type { Language } from '@/lib/shared/languages';
import { useCartScope } from '../cart-context/cart-context';

/**
 * The item as this person saw it, and their draft of it. A change by somebody else appears in the
 * cart and in a notice, but does not alter either until the person has chosen which version to
 * keep.
 */
export function useSeenItem(appraisal: Appraisal, language: Language) {
  const { appraisals } = useCartScope();
  const now = appraisals.filter(({ row_id }) => row_id === appraisal.row_id);
  const stands = editOf(
    now.find(({ appraisal_id: id }) => id === appraisal.appraisal_id) ?? appraisal,
    language,
  );
  const draft = useDraft(`edit-item/${appraisal.appraisal_id}`, { seen: now, before: stands });
  const { seen, before, form: edit, setForm, forget, begin, isRestored } = draft;
  const changed = seen.find(
    (one) => now.find(({ appraisal_id: id }) => id === one.appraisal_id)?.revision !== one.revision,
  );
  const after = now.find(({ appraisal_id: id }) => id === changed?.appraisal_id) ?? null;
  const applyMine = () => draft.settle((last) => rebased(last.before, last.form, stands));
  const meanwhile = changed && {
    before: changed,
    after,
    mine: changedFields(before, edit),
    onTakeTheirs: () => begin(),
    onApplyMine: applyMine,
  };
  return {
    before,
    edit,
    setEdit: setForm,
    seen,
    meanwhile,
    forget,
    onDiscard: isRestored ? () => begin() : null,
  };
}
