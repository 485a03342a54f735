'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { Added } from '@/lib/client/items/add-item';
import { removeItems } from '@/lib/client/items/remove-items';
import { toast } from '@/lib/client/shell/toasts';
import { fill } from '@/lib/shared/fill';
import { useUndoableDelete } from '../cart-context/use-undoable-delete';
import { useCartActions } from '../cart-context/cart-context';
import { isAlternative } from '../cart-context/choose';
import { useChoose } from '../cart-context/use-choose';
import { useMissingText } from '../item-fields/use-missing-text';
import { Button } from '../ui/button';
import { useTranslation } from '../translation';

/**
 * The amounts that the service stored, any amount awaiting approval, and why no ACV was calculated.
 */
export function useAmountsOf() {
  const settledOf = useSettledOf();
  const awaitingOf = useAwaitingOf();
  return (added: Added): string =>
    [settledOf(added), awaitingOf(added)].filter((part) => part !== '').join(' ');
}

function useAwaitingOf() {
  const { t, formats } = useTranslation();
  return ({ appraisal }: Added): string => {
    if (!appraisal) return '';
    const {
      replacement_cost_value_awaiting: price,
      acv_awaiting_approval: acv,
      currency,
    } = appraisal;
    if (price !== null)
      return fill(t.cart.price.awaitsAmount, { amount: formats.money(price, currency) });
    return acv === null
      ? ''
      : fill(t.cart.acv.awaitsAmount, { amount: formats.money(acv, currency) });
  };
}

function useSettledOf() {
  const { t, formats } = useTranslation();
  const missingText = useMissingText();
  return ({ appraisal, acvRefusal, newRowId }: Added): string => {
    if (!appraisal) return newRowId === null ? '' : t.newItem.noAmount;
    const { total_replacement_cost_value: rcv, actual_cash_value: acv, currency } = appraisal;
    if (rcv === null || acv === null) return t.newItem.noAmount;
    const amounts = { rcv: formats.money(rcv, currency), acv: formats.money(acv, currency) };
    if (acvRefusal === null) return fill(t.newItem.amounts, amounts);
    return 'missing' in acvRefusal
      ? `${fill(t.newItem.amounts, amounts)}. ${missingText(acvRefusal.missing)}`
      : fill(t.newItem.acvRefused, { ...amounts, reason: acvRefusal.message });
  };
}

/** Removes what was added; null if there is nothing to remove it by. */
export function useUndoAdded(): (added: Added) => (() => void) | null {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const { claimId } = useCartActions();
  const remove = useUndoableDelete(claimId);
  return ({ appraisal, newRowId }) => {
    if (newRowId !== null)
      return () =>
        void removeItems(cache, claimId, [newRowId]).catch((error: unknown) =>
          toast.error(t.newItem.byHand.undoFailed, {
            description: error instanceof Error ? error.message : undefined,
          }),
        );
    return appraisal && (() => remove(appraisal));
  };
}

/** Shown inside the dialog, because a toast outside the modal dialog could not be reached. */
export function AddedNotice({ added, onDone }: { added: Added; onDone: () => void }) {
  const { t } = useTranslation();
  const amountsOf = useAmountsOf();
  const undo = useUndoAdded()(added);
  const choose = useChoose();
  const { name, appraisal } = added;
  const alternative = appraisal && isAlternative(appraisal) ? appraisal : null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-2 sm:px-6">
      <output className="flex min-w-0 flex-1 basis-60 items-start gap-2">
        <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-clear" />
        <span className="min-w-0">
          <span className="font-medium">{fill(t.newItem.added, { name })}</span>{' '}
          <span className="text-ink-2">{amountsOf(added)}</span>{' '}
          {alternative &&
            fill(t.cart.choice.stillCounts, { id: String(alternative.chosen_appraisal_id) })}
        </span>
      </output>
      {alternative && (
        <Button
          onClick={() => {
            choose(alternative);
            onDone();
          }}
        >
          {t.cart.choice.use}
        </Button>
      )}
      {undo && (
        <Button
          onClick={() => {
            undo();
            onDone();
          }}
        >
          {t.common.undo}
        </Button>
      )}
    </div>
  );
}
