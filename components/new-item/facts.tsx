'use client';
import type { ReactNode } from 'react';
import type { Answer } from '@/lib/client/item-draft';
import { fill } from '@/lib/i18n/messages';
import { useCartScope } from '../cart/cart-context';
import { Field } from '../ui/field';
import { useWords } from '../words';
import { CategoryField } from './category-field';
import type { FormPart } from './form';

const ANSWERS: readonly Answer[] = ['', 'yes', 'no'];

interface FactsProps extends FormPart {
  dateDamage: string | null;
  /** Whether it may be one more appraisal of an item that is there. */
  hasRow: boolean;
}

/** What is known of the claimed item. All but the quantity may be left as it is. */
export function Facts({ hasRow, ...part }: FactsProps) {
  const { t } = useWords();
  const words = t.newItem.fields;
  return (
    <div className="flex flex-col gap-4 px-4 py-4 sm:px-6 lg:overflow-y-auto">
      <CategoryField {...part} />
      <div className="grid grid-cols-[5.5rem_1fr] gap-3">
        <QuantityField {...part} />
        <PurchaseField {...part} />
      </div>
      <ConditionField {...part} />
      <div className="grid grid-cols-2 gap-3">
        <AnswerField
          {...part}
          name="has_receipt"
          label={words.receipt}
          value={part.draft.hasReceipt}
          onAnswer={(hasReceipt) => part.change({ hasReceipt })}
        />
        <AnswerField
          {...part}
          name="bought_used"
          label={words.boughtUsed}
          value={part.draft.boughtUsed}
          onAnswer={(boughtUsed) => part.change({ boughtUsed })}
        />
      </div>
      <ClaimedAmountField {...part} />
      {hasRow && <RowField {...part} />}
    </div>
  );
}

function QuantityField({ draft, change, errors }: FormPart) {
  const { t } = useWords();
  return (
    <Field label={t.newItem.fields.quantity} error={errors['item_quantity']}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={draft.quantity}
          onChange={(event) => change({ quantity: event.target.value })}
        />
      )}
    </Field>
  );
}

function PurchaseField({ draft, change, errors, dateDamage }: FormPart & { dateDamage: string | null }) {
  const { t, formats } = useWords();
  const isLate = dateDamage !== null && draft.datePurchase > dateDamage;
  const hint = isLate ? fill(t.newItem.fields.afterDamage, { date: formats.day(dateDamage) }) : undefined;
  return (
    <Field label={t.newItem.fields.datePurchase} hint={hint} error={errors['date_purchase']}>
      {(control) => (
        <input
          {...control}
          type="date"
          max="9999-12-31"
          value={draft.datePurchase}
          onChange={(event) => change({ datePurchase: event.target.value })}
        />
      )}
    </Field>
  );
}

function ConditionField({ draft, change, errors }: FormPart) {
  const { t } = useWords();
  return (
    <Field label={t.newItem.fields.condition} error={errors['appraisal_condition']}>
      {(control) => (
        <select {...control} value={draft.condition} onChange={(event) => change({ condition: event.target.value })}>
          {t.newItem.fields.conditions.map((name, code) => (
            <option key={name} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface AnswerFieldProps extends FormPart {
  name: string;
  label: string;
  value: Answer;
  onAnswer(answer: Answer): void;
}

function AnswerField({ errors, name, label, value, onAnswer }: AnswerFieldProps): ReactNode {
  const { t } = useWords();
  const words = t.newItem.fields.answers;
  return (
    <Field label={label} error={errors[name]}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onAnswer(ANSWERS.find((answer) => answer === event.target.value) ?? '')}
        >
          {ANSWERS.map((answer) => (
            <option key={answer} value={answer}>
              {words[answer === '' ? 'unstated' : answer]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function ClaimedAmountField({ draft, change, errors, market }: FormPart) {
  const { t } = useWords();
  const words = t.newItem.fields;
  return (
    <Field
      label={fill(words.claimedAmount, { currency: market.currency ?? '' })}
      hint={words.claimedAmountHint}
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
  const { t } = useWords();
  const { appraisals } = useCartScope();
  const words = t.newItem.fields;
  if (appraisals.length === 0) return null;
  const items = new Map(appraisals.map(({ row_id, cp_name_cart }) => [row_id, cp_name_cart]));
  return (
    <Field label={words.row} hint={words.rowHint} error={errors['row_id']}>
      {(control) => (
        <select {...control} value={draft.rowId} onChange={(event) => change({ rowId: event.target.value })}>
          <option value="">{words.newRow}</option>
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
