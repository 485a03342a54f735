'use client';
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { toast } from '@/lib/client/toasts';
import { useAddItem, type Added } from '@/lib/client/add-item';
import { useClaim } from '@/lib/client/claims';
import { UNDO_MS } from '@/lib/client/delete-appraisal';
import { useKeptDraft } from '@/lib/client/kept-draft';
import { fill } from '@/lib/i18n/messages';
import { useCartActions } from '../cart/cart-context';
import { Dialog } from '../ui/dialog';
import { useWords } from '../words';
import { AddedNotice, useAmountsOf } from './added-notice';
import { AmountBar } from './amount-bar';
import { Facts } from './facts';
import { FormFoot } from './form-foot';
import { ItemName } from './item-name';
import { Replacement } from './replacement';
import { useErrors } from './use-errors';

export function NewItemDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  return (
    <Dialog title={t.newItem.title} size="wide" isOpen onOpenChange={onClose}>
      <NewItemForm onClose={onClose} />
    </Dialog>
  );
}

function NewItemForm({ onClose }: { onClose: () => void }) {
  const { language } = useWords();
  const { claimId } = useCartActions();
  const { data: claim } = useClaim(claimId);
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, errors, submit, startAgain, recent, setRecent, ...foot } = useSubmission(form, onClose);
  const part = { draft, change, errors, market: { currency: claim?.currency, language } };
  return (
    <form
      ref={form}
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(false);
      }}
    >
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto lg:overflow-visible">
        {recent && <AddedNotice added={recent} onRemoved={() => setRecent(null)} />}
        <ItemName {...part} />
        <div className="lg:grid lg:min-h-0 lg:flex-1 lg:grid-cols-[20rem_1fr]">
          <Facts {...part} dateDamage={claim?.date_damage ?? null} />
          <Replacement {...part} />
        </div>
      </div>
      <AmountBar {...part} />
      <FormFoot {...foot} draft={draft} onClear={startAgain} onCancel={onClose} onNext={() => void submit(true)} />
    </form>
  );
}

function useSubmission(form: RefObject<HTMLFormElement | null>, onClose: () => void) {
  const { claimId } = useCartActions();
  const { draft, change, clear } = useKeptDraft(claimId);
  const { add, isAdding, refused } = useAddItem(claimId);
  const { errors, failure, check, forget } = useErrors(draft, refused, form);
  const [recent, setRecent] = useState<Added | null>(null);
  const tellAdded = useAddedToast();

  function startAgain() {
    clear();
    forget();
    form.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }

  async function submit(isNext: boolean) {
    const added = check() ? await add(draft) : null;
    if (!added) return;
    if (isNext) {
      setRecent(added);
      return startAgain();
    }
    clear();
    tellAdded(added);
    return onClose();
  }
  return { draft, change, errors, failure, isAdding, submit, startAgain, recent, setRecent };
}

/** Says what the service made of it, and takes it back. */
function useAddedToast() {
  const { t } = useWords();
  const { remove } = useCartActions();
  const amountsOf = useAmountsOf();
  return (added: Added) => {
    const { name, appraisal } = added;
    toast.success(fill(t.newItem.added, { name }), {
      description: amountsOf(added),
      durationMs: UNDO_MS,
      ...(appraisal && { action: { label: t.common.undo, onClick: () => remove(appraisal) } }),
    });
  };
}
