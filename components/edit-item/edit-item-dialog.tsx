'use client';
import { useCallback, useRef, type SyntheticEvent } from 'react';
import { useClaim } from '@/lib/client/claims/claims';
import { type Edited, useEditItem } from '@/lib/client/items/edit-item';
import { changeOf, type ItemEdit } from '@/lib/client/items/item-edit';
import { ApiError } from '@/lib/client/api/api-error';
import { isEditConflict } from '@/lib/client/cart/revisions';
import { withOfferAmount } from '@/lib/client/items/item-draft';
import { toast } from '@/lib/client/shell/toasts';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { useCartActions, useCartScope } from '../cart-context/cart-context';
import { useMissingText } from '../item-fields/use-missing-text';
import { AmountBar } from '../new-item/amount-bar';
import { EditConflict } from '../together/edit-conflict';
import { Button } from '../ui/button';
import { Dialog, DialogFoot } from '../ui/dialog';
import { DraftNotice } from '../ui/draft-notice';
import { FormError } from '../ui/notice';
import { useTranslation } from '../translation';
import { ItemFacts } from './item-facts';
import { OutdatedByHand } from './outdated-by-hand';
import { ReplacementChoice } from './replacement-choice';
import { useEditErrors } from './use-edit-errors';
import { useSeenItem } from './use-seen-item';

interface EditItemDialogProps {
  appraisal: Appraisal;
  /** Shows the candidates for the replacement at once. */
  isReplacing: boolean;
  onClose(): void;
}

/** Edits an item of the cart: what is known of it, its replacement, and the replacement's price. */
export function EditItemDialog(props: EditItemDialogProps) {
  const { t, plural } = useTranslation();
  const { appraisals } = useCartScope();
  const { appraisal, onClose } = props;
  const sharers = appraisals.filter(({ row_id }) => row_id === appraisal.row_id);
  const text = [
    sharers.length > 1 && plural(t.cart.editItem.sharedText, sharers.length),
    t.cart.editItem.lead,
  ];
  return (
    <Dialog
      title={fill(t.cart.editItem.title, { name: appraisal.cp_name_cart })}
      description={text.filter(Boolean).join(' ')}
      size="wide"
      isOpen
      onOpenChange={onClose}
    >
      <EditItemForm {...props} sharers={sharers} />
    </Dialog>
  );
}

function EditItemForm({
  appraisal,
  isReplacing,
  sharers,
  onClose,
}: EditItemDialogProps & { sharers: readonly Appraisal[] }) {
  const { t, language } = useTranslation();
  const { claimId } = useCartActions();
  const { data: claim } = useClaim(claimId);
  const form = useRef<HTMLFormElement>(null);
  const { before, edit, change, errors, failure, isSaving, submit, meanwhile, onDiscard } = useEdit(
    appraisal,
    form,
    onClose,
  );
  const market = { currency: appraisal.currency, language, dateDamage: claim?.date_damage };
  const part = { appraisal, before, edit, change, errors, isReplacing };
  return (
    <form ref={form} noValidate className="flex min-h-0 flex-1 flex-col" onSubmit={submit}>
      {onDiscard && (
        <div className="border-b border-line px-4 py-2 sm:px-6">
          <DraftNotice onDiscard={onDiscard} />
        </div>
      )}
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto lg:grid lg:grid-cols-[20rem_1fr] lg:overflow-visible">
        <ItemFacts {...part} />
        <ReplacementChoice {...part} market={market} />
      </div>
      <AmountBar draft={edit} change={change} market={market} errors={errors} />
      {meanwhile && <EditConflict {...meanwhile} />}
      <OutdatedByHand appraisal={appraisal} sharers={sharers} before={before} edit={edit} />
      {failure && (
        <div className="px-4 pt-3 sm:px-6">
          <FormError>
            {isLost(failure)
              ? t.together.unreachable
              : fill(t.cart.editItem.failed, { reason: failure.message })}
          </FormError>
        </div>
      )}
      <DialogFoot isWide>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button type="submit" look="primary" isBusy={isSaving} disabled={Boolean(meanwhile)}>
          {t.cart.editItem.save}
        </Button>
      </DialogFoot>
    </form>
  );
}

const isLost = (error: Error) => error instanceof ApiError && error.status === 0;

type Form = Parameters<typeof useEditErrors>[0]['form'];

function useEdit(appraisal: Appraisal, form: Form, onClose: () => void) {
  const { t, language } = useTranslation();
  const missingText = useMissingText();
  const { claimId } = useCartActions();
  const { data: claim } = useClaim(claimId);
  const { before, edit, setEdit, seen, meanwhile, forget, onDiscard } = useSeenItem(
    appraisal,
    language,
  );
  const change = useCallback(
    (part: Partial<ItemEdit>) => setEdit((last) => withOfferAmount({ ...last, ...part }, language)),
    [language, setEdit],
  );
  const { mutate, isPending, error } = useEditItem(claimId, forget);
  const { errors, failure, check } = useEditErrors({
    before,
    edit,
    refusal: error,
    dateDamage: claim?.date_damage ?? null,
    form,
  });

  function onSuccess({ refusal, warnings }: Edited) {
    const title = fill(t.cart.editItem.saved, { name: edit.name.trim() });
    if (refusal === null)
      toast.success(title, warnings.length > 0 ? { description: warnings.join('. ') } : {});
    else
      toast.error(title, {
        description:
          'missing' in refusal
            ? missingText(refusal.missing)
            : fill(t.cart.editItem.notCalculated, { reason: refusal.message }),
      });
    onClose();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending || !check()) return;
    mutate(
      {
        appraisalId: appraisal.appraisal_id,
        appraisals: seen,
        change: changeOf(before, edit, language),
      },
      { onSuccess },
    );
  }
  const isConflict = failure !== null && isEditConflict(failure);
  return {
    before,
    edit,
    change,
    errors,
    failure: isConflict ? null : failure,
    isSaving: isPending,
    submit,
    meanwhile: isPending ? null : meanwhile,
    onDiscard,
  };
}
