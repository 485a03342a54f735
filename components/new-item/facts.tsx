'use client';
import { fill } from '@/lib/shared/fill';
import { useCartScope } from '../cart-context/cart-context';
import { AnswerField } from '../item-fields/answer-field';
import { ConditionField } from '../item-fields/condition-field';
import { PurchaseField } from '../item-fields/purchase-field';
import { QuantityField } from '../item-fields/quantity-field';
import { Field } from '../ui/field';
import { useTranslation } from '../translation';
import { CategoryField } from './category-field';
import type { FormPart } from './form';

interface FactsProps extends FormPart {
  /** Whether the item can be added as another appraisal of an existing item. */
  hasRow: boolean;
}

/** What is known of the claimed item. Only the quantity is required. */
export function Facts({ hasRow, ...part }: FactsProps) {
  const { t } = useTranslation();
  const { draft, change, errors } = part;
  const messages = t.newItem.fields;
  return (
    <div className="flex flex-col gap-4 px-4 py-4 sm:px-6 lg:overflow-y-auto">
      <CategoryField {...part} />
      <div className="grid grid-cols-[5.5rem_1fr] gap-3">
        <QuantityField
          value={draft.quantity}
          error={errors['item_quantity']}
          onType={(quantity) => change({ quantity })}
        />
        <PurchaseField
          value={draft.datePurchase}
          error={errors['date_purchase']}
          onPick={(datePurchase) => change({ datePurchase })}
        />
      </div>
      <ConditionField
        value={draft.condition}
        error={errors['appraisal_condition']}
        onChoose={(condition) => change({ condition })}
      />
      <div className="grid grid-cols-2 gap-3">
        <AnswerField
          label={messages.receipt}
          error={errors['has_receipt']}
          value={draft.hasReceipt}
          onAnswer={(hasReceipt) => change({ hasReceipt })}
        />
        <AnswerField
          label={messages.boughtUsed}
          error={errors['bought_used']}
          value={draft.boughtUsed}
          onAnswer={(boughtUsed) => change({ boughtUsed })}
        />
      </div>
      <ClaimedAmountField {...part} />
      {hasRow && <RowField {...part} />}
    </div>
  );
}

function ClaimedAmountField({ draft, change, errors, market }: FormPart) {
  const { t } = useTranslation();
  const messages = t.newItem.fields;
  return (
    <Field
      label={fill(messages.claimedAmount, { currency: market.currency ?? '' })}
      hint={messages.claimedAmountHint}
      error={errors['claimed_amount']}
    >
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={draft.claimedAmount}
          onChange={(event) => change({ claimedAmount: event.target.value })}
        />
      )}
    </Field>
  );
}

function RowField({ draft, change, errors }: FormPart) {
  const { t } = useTranslation();
  const { appraisals } = useCartScope();
  const messages = t.newItem.fields;
  if (appraisals.length === 0) return null;
  const items = new Map(appraisals.map(({ row_id, cp_name_cart }) => [row_id, cp_name_cart]));
  return (
    <Field label={messages.row} hint={messages.rowHint} error={errors['row_id']}>
      {(control) => (
        <select
          {...control}
          value={draft.rowId}
          onChange={(event) => change({ rowId: event.target.value })}
        >
          <option value="">{messages.newRow}</option>
          {[...items].map(([rowId, name]) => (
            <option key={rowId} value={rowId}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
