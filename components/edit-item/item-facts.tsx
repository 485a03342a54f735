'use client';
import { purchaseText } from '@/lib/i18n/purchase-text';
import { Suspense } from 'react';
import { useClaimedItem } from '@/lib/client/items/edit-item';
import type { ItemEdit } from '@/lib/client/items/item-edit';
import { useItemReasons } from '@/lib/client/verdicts/forensics';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/shared/fill';
import { writeAmount } from '@/lib/client/forms/amount-text';
import { parseAmount } from '@/lib/shared/money';
import { useCartActions } from '../cart-context/cart-context';
import { ItemReasons } from '../inspector/item-reasons';
import { AnswerField } from '../item-fields/answer-field';
import { CategorySelect } from '../item-fields/category-select';
import { ConditionField } from '../item-fields/condition-field';
import { PurchaseField } from '../item-fields/purchase-field';
import { QuantityField } from '../item-fields/quantity-field';
import { Field } from '../ui/field';
import { TextField } from '../ui/text-field';
import { useTranslation } from '../translation';

export interface EditPart {
  readonly appraisal: Appraisal;
  /** The values before the edit; an answer stated in them can be changed but not removed. */
  readonly before: ItemEdit;
  readonly edit: ItemEdit;
  readonly errors: Readonly<Record<string, string>>;
  /** The dialog was opened to change the replacement, so the focus starts there. */
  readonly isReplacing: boolean;
  change(part: Partial<ItemEdit>): void;
}

/** What is known of a claimed item, including everything that the valuation rules use. */
export function ItemFacts(part: EditPart) {
  const translation = useTranslation();
  const { t } = translation;
  const { appraisal, before, edit, errors, isReplacing, change } = part;
  const { date_purchase: day, date_purchase_precision: precision } = appraisal;
  const isInexact = precision !== 'day' && day !== null && edit.datePurchase === day;
  const known = isInexact ? purchaseText(translation, day, precision) : undefined;
  const messages = t.newItem.fields;
  return (
    <div className="flex flex-col gap-4 px-4 py-4 sm:px-6 lg:overflow-y-auto">
      <TextField
        label={t.cart.editItem.name}
        error={errors['cp_name_cart']}
        maxLength={512}
        value={edit.name}
        onType={(name) => change({ name })}
      />
      <ChosenCategory {...part} />
      <div className="grid grid-cols-[5.5rem_1fr] gap-3">
        <QuantityField
          value={edit.quantity}
          error={errors['item_quantity']}
          onType={(quantity) => change({ quantity })}
        />
        <PurchaseField
          isFirst={!isReplacing}
          value={edit.datePurchase}
          error={errors['date_purchase']}
          known={known}
          onPick={(datePurchase) => change({ datePurchase })}
        />
      </div>
      <ConditionField
        value={edit.condition}
        error={errors['appraisal_condition']}
        onChoose={(condition) => change({ condition })}
      />
      <div className="grid grid-cols-2 gap-3">
        <AnswerField
          label={messages.receipt}
          error={errors['has_receipt']}
          isStated={before.hasReceipt !== ''}
          value={edit.hasReceipt}
          onAnswer={(hasReceipt) => change({ hasReceipt })}
        />
        <AnswerField
          label={messages.boughtUsed}
          error={errors['bought_used']}
          isStated={before.boughtUsed !== ''}
          value={edit.boughtUsed}
          onAnswer={(boughtUsed) => change({ boughtUsed })}
        />
      </div>
      <ClaimedLine {...part} />
      <SerialNumber {...part} />
      <CommentField {...part} />
    </div>
  );
}

function CommentField({ edit, errors, change }: EditPart) {
  const { t } = useTranslation();
  return (
    <Field label={t.cart.editItem.comment} error={errors['comment']}>
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={10_000}
          value={edit.comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
      )}
    </Field>
  );
}

/**
 * The category that a person chose, or else that of the product. An empty choice is offered only if
 * there was no category before.
 */
function ChosenCategory({ before, edit, errors, change }: EditPart) {
  const { t } = useTranslation();
  const ofProduct =
    edit.claimed === null || edit.claimed.categoryId === 0 ? null : edit.claimed.categoryId;
  return (
    <CategorySelect
      value={edit.forcedCategoryId ?? ofProduct}
      none={
        (before.forcedCategoryId ?? ofProduct) === null ? t.newItem.fields.answers.unstated : null
      }
      error={errors['client_category_id']}
      onChoose={(forcedCategoryId) => change({ forcedCategoryId })}
    />
  );
}

/** Starts with that of the claimed item. Below it, where else the number was claimed. */
function SerialNumber({ appraisal, edit, errors, change }: EditPart) {
  const { t } = useTranslation();
  const { claimId } = useCartActions();
  const { data: item } = useClaimedItem(claimId, appraisal.row_id);
  const reasons = useItemReasons(claimId, appraisal.row_id);
  const serial = item?.serial_number ?? '';
  return (
    <>
      <TextField
        label={t.together.fields.serial_number}
        error={errors['serial_number']}
        disabled={!item}
        value={edit.serialNumber ?? serial}
        onType={(typed) => change({ serialNumber: typed === serial ? null : typed })}
      />
      <Suspense>
        {reasons && <ItemReasons {...{ claimId, reasons }} rowId={appraisal.row_id} />}
      </Suspense>
    </>
  );
}

/** Starts with the claimed item's amount, which is sent only if it is edited. */
function ClaimedLine({ appraisal, edit, errors, change }: EditPart) {
  const { t, language } = useTranslation();
  const { claimId } = useCartActions();
  const { data: item } = useClaimedItem(claimId, appraisal.row_id);
  const claimed = item?.claimed_amount == null ? null : parseAmount(item.claimed_amount);
  return (
    <Field
      label={fill(t.newItem.fields.claimedAmount, { currency: appraisal.currency })}
      error={errors['claimed_amount']}
    >
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          placeholder={t.cart.editItem.claimedUnstated}
          disabled={!item}
          value={edit.claimedLine ?? (claimed === null ? '' : writeAmount(claimed, language))}
          onChange={(event) =>
            change({
              claimedLine:
                event.target.value === '' && claimed === null ? null : event.target.value,
            })
          }
        />
      )}
    </Field>
  );
}
