'use client';
import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { toast } from '@/lib/client/shell/toasts';
import { useAddItem, type Added } from '@/lib/client/items/add-item';
import { useClaim } from '@/lib/client/claims/claims';
import { UNDO_MS } from '@/lib/client/cart/delete-appraisal';
import { draftOfWaiting, EMPTY_DRAFT, type ItemDraft } from '@/lib/client/items/item-draft';
import { useItemDraft } from '@/lib/client/items/use-item-draft';
import type { ClaimedItem } from '@/lib/contract/claimed-item';
import { fill } from '@/lib/shared/fill';
import { useCartActions } from '../cart-context/cart-context';
import { isAlternative } from '../cart-context/choose';
import { useChoose } from '../cart-context/use-choose';
import { Dialog } from '../ui/dialog';
import { DraftNotice } from '../ui/draft-notice';
import { useTranslation } from '../translation';
import { AddedNotice, useAmountsOf, useUndoAdded } from './added-notice';
import { AmountBar } from './amount-bar';
import { BY_HAND } from './by-hand';
import { Facts } from './facts';
import type { FormPart } from './form';
import { FormFoot } from './form-foot';
import { ItemName } from './item-name';
import { Replacement } from './replacement';
import { useErrors } from './use-errors';

interface NewItemDialogProps {
  /** An item that waits for a product and gets it here; without it a new item is added. */
  item?: ClaimedItem;
  /** Whether no product fits the item, so that its amount is stated at once. */
  isByHand?: boolean;
  onClose(): void;
}

export function NewItemDialog({ item, isByHand = false, onClose }: NewItemDialogProps) {
  const { t, language } = useTranslation();
  const named = isByHand ? t.newItem.byHand.titleFor : t.newItem.titleFor;
  const title = item ? fill(named, { name: item.description }) : t.newItem.title;
  const [first] = useState(() => ({
    ...(item ? draftOfWaiting(item, language) : EMPTY_DRAFT),
    // a search for products would be limited to it
    ...(item && isByHand && { forcedCategoryId: item.client_category_id }),
    isByHand,
  }));
  const addedId = useRef<number>(null);
  const rememberId = (id: number | null) => {
    addedId.current = id;
  };
  const newRow = () =>
    document.querySelector<HTMLElement>(`tr[data-appraisal="${addedId.current ?? ''}"] [data-row]`);
  return (
    <Dialog title={title} size="wide" isOpen onOpenChange={onClose} focusInstead={newRow}>
      <NewItemForm first={first} onAdded={rememberId} onClose={onClose} />
    </Dialog>
  );
}

interface NewItemFormProps {
  /** The draft that the form starts with, and returns to when it is cleared. */
  first: ItemDraft;
  /** The row of this appraisal gets the focus when the dialog closes. */
  onAdded(id: number | null): void;
  onClose(): void;
}

function NewItemForm({ first, onAdded, onClose }: NewItemFormProps) {
  const { language } = useTranslation();
  const { claimId } = useCartActions();
  const { data: claim } = useClaim(claimId);
  const form = useRef<HTMLFormElement>(null);
  const {
    draft,
    change,
    isTouched,
    isRestored,
    errors,
    submit,
    startAgain,
    recent,
    setRecent,
    ...foot
  } = useSubmission(form, { first, onAdded, onClose }, claim?.date_damage ?? null);
  useByHandKey(change);
  const isOneOnly = first.rowId !== '';
  const market = { currency: claim?.currency, language, dateDamage: claim?.date_damage };
  const part = { draft, change, errors, market };
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
        {isRestored && (
          <div className="border-b border-line px-4 py-2 sm:px-6">
            <DraftNotice onDiscard={startAgain} />
          </div>
        )}
        {recent && <AddedNotice added={recent} onDone={() => setRecent(null)} />}
        <ItemName {...part} />
        <div className="lg:grid lg:min-h-0 lg:flex-1 lg:grid-cols-[20rem_1fr]">
          <Facts {...part} hasRow={!isOneOnly} />
          <Replacement {...part} />
        </div>
      </div>
      <AmountBar {...part} />
      <FormFoot
        {...foot}
        isUntouched={!isTouched}
        isSecond={draft.isFreeText && draft.claimed === null && !draft.isByHand}
        onClear={startAgain}
        onCancel={onClose}
        onNext={isOneOnly ? null : () => void submit(true)}
      />
    </form>
  );
}

function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  { first, onAdded, onClose }: NewItemFormProps,
  dateDamage: string | null,
) {
  const { language } = useTranslation();
  const { claimId } = useCartActions();
  const item = useItemDraft(claimId, first, language);
  const { draft, clear } = item;
  const { add, isAdding, refused } = useAddItem(claimId, language);
  const { errors, failure, check, forget } = useErrors(draft, refused, form, dateDamage);
  const [recent, setRecent] = useState<Added | null>(null);
  const showAdded = useAddedToast();

  function startAgain() {
    clear();
    forget();
    form.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  }

  async function submit(isNext: boolean) {
    const added = check() ? await add(draft) : null;
    if (!added) return;
    onAdded(added.appraisal?.appraisal_id ?? null);
    if (isNext) {
      setRecent(added);
      return startAgain();
    }
    clear();
    showAdded(added);
    return onClose();
  }

  return {
    ...item,
    errors,
    failure,
    isAdding,
    submit,
    startAgain,
    recent,
    setRecent,
  };
}

/** Alt H says that no product fits, wherever the focus is. */
function useByHandKey(change: FormPart['change']): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // by its place on the keyboard, because with Alt a Mac types another character
      if (!event.altKey || event.ctrlKey || event.code !== 'KeyH') return;
      event.preventDefault();
      change(BY_HAND);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [change]);
}

/**
 * Reports what was added and its amounts, with an undo. If another appraisal of the item counts, a
 * second message offers to use the new one.
 */
function useAddedToast() {
  const { t } = useTranslation();
  const amountsOf = useAmountsOf();
  const undoOf = useUndoAdded();
  const choose = useChoose();
  return (added: Added) => {
    const undo = undoOf(added);
    const { name, appraisal } = added;
    const gone = new AbortController();
    const takeBack = () => {
      gone.abort();
      undo?.();
    };
    toast.success(fill(t.newItem.added, { name }), {
      description: amountsOf(added),
      durationMs: UNDO_MS,
      ...(undo && { action: { label: t.common.undo, onClick: takeBack } }),
    });
    if (appraisal && isAlternative(appraisal))
      toast(fill(t.cart.choice.stillCounts, { id: String(appraisal.chosen_appraisal_id) }), {
        durationMs: UNDO_MS,
        signal: gone.signal,
        action: { label: t.cart.choice.use, onClick: () => choose(appraisal) },
      });
  };
}
