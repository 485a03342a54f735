'use client';
import { useState, type SyntheticEvent } from 'react';
import { fieldErrorsOf } from '@/lib/client/api-error';
import { useClaim } from '@/lib/client/claims';
import { useEditItem } from '@/lib/client/edit-item';
import { changeOf, factsOf, type ItemFacts } from '@/lib/client/item-facts';
import { readQuantity, type Answer } from '@/lib/client/item-draft';
import { useCategories } from '@/lib/client/lookups';
import { toast } from '@/lib/client/toasts';
import type { Appraisal } from '@/lib/contract/appraisals';
import { fill } from '@/lib/i18n/messages';
import { Button } from '../ui/button';
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog';
import { Field } from '../ui/field';
import { FormError } from '../ui/notice';
import { useWords } from '../words';
import { useCartActions, useCartScope } from './cart-context';

interface EditItemDialogProps {
  appraisal: Appraisal;
  onClose(): void;
}

/** What is known of a claimed item, and with it what the rules go by. */
export function EditItemDialog({ appraisal, onClose }: EditItemDialogProps) {
  const { t, plural } = useWords();
  const { appraisals } = useCartScope();
  const sharers = appraisals.filter(({ row_id }) => row_id === appraisal.row_id);
  const text = [sharers.length > 1 && plural(t.cart.editItem.text, sharers.length), t.cart.editItem.lead];
  return (
    <Dialog
      title={fill(t.cart.editItem.title, { name: appraisal.cp_name_cart })}
      description={text.filter(Boolean).join(' ')}
      isOpen
      onOpenChange={onClose}
    >
      <EditItemForm appraisal={appraisal} sharers={sharers} onClose={onClose} />
    </Dialog>
  );
}

/** The fields that show what the service says of them. */
const FIELDS = ['date_purchase', 'condition', 'client_category_id', 'quantity', 'has_receipt', 'bought_used'] as const;

function EditItemForm({ appraisal, sharers, onClose }: EditItemDialogProps & { sharers: readonly Appraisal[] }) {
  const { t } = useWords();
  const { claimId } = useCartActions();
  const [before] = useState(() => factsOf(appraisal));
  const [facts, setFacts] = useState(before);
  const { mutate, isPending, error } = useEditItem(claimId);
  const errors = fieldErrorsOf(error);
  const isAtField = FIELDS.some((name) => errors[name] !== undefined);
  const isQuantityWrong = readQuantity(facts.quantity) === null;

  function onSuccess(refusal: string | null) {
    const title = fill(t.cart.editItem.saved, { name: appraisal.cp_name_cart });
    if (refusal === null) toast.success(title);
    else toast.error(title, { description: fill(t.cart.editItem.notCalculated, { reason: refusal }) });
    onClose();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending || isQuantityWrong) return;
    mutate({ appraisals: sharers, change: changeOf(before, facts) }, { onSuccess });
  }

  return (
    <form className="flex min-h-0 flex-col" onSubmit={submit}>
      <DialogBody>
        {error && !isAtField && <FormError>{fill(t.cart.editItem.failed, { reason: error.message })}</FormError>}
        <FactFields
          before={before}
          facts={facts}
          errors={isQuantityWrong ? { ...errors, quantity: t.newItem.faults.quantity } : errors}
          change={(part) => setFacts({ ...facts, ...part })}
        />
        {facts.quantity !== before.quantity && <LostByHand sharers={sharers} />}
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{t.common.cancel}</Button>
        <Button type="submit" look="primary" isBusy={isPending}>
          {t.cart.editItem.save}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** What a person has settled goes with the quantity that it was settled for; said before it is gone. */
function LostByHand({ sharers }: { sharers: readonly Appraisal[] }) {
  const { t, formats } = useWords();
  return sharers.map(({ appraisal_id: id, acv_state: state, acv_awaiting_approval: awaiting, actual_cash_value: acv, currency }) => {
    const amount = awaiting ?? (state === 'entered' ? acv : null);
    return amount !== null && (
      <output key={id} className="block rounded-md border border-line bg-surface p-3">
        {fill(t.cart.editItem.losesByHand, { amount: formats.money(amount, currency) })}
      </output>
    );
  });
}

interface FactFieldsProps {
  /** What was stated once cannot become unstated. */
  before: ItemFacts;
  facts: ItemFacts;
  errors: Readonly<Record<string, string>>;
  change(part: Partial<ItemFacts>): void;
}

function FactFields({ before, facts, errors, change }: FactFieldsProps) {
  const { t } = useWords();
  const { claimId } = useCartActions();
  const { data: claim } = useClaim(claimId);
  const words = t.newItem.fields;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Field label={words.datePurchase} error={errors['date_purchase']}>
          {(control) => (
            <input {...control} data-focus-first type="date" required={before.datePurchase !== ''} max={claim?.date_damage ?? '9999-12-31'} value={facts.datePurchase} onChange={(event) => change({ datePurchase: event.target.value })} />
          )}
        </Field>
        <Field label={words.quantity} error={errors['quantity']}>
          {(control) => <input {...control} inputMode="numeric" autoComplete="off" value={facts.quantity} onChange={(event) => change({ quantity: event.target.value })} />}
        </Field>
      </div>
      <Field label={words.condition} error={errors['condition']}>
        {(control) => (
          <select {...control} value={facts.condition} onChange={(event) => change({ condition: event.target.value })}>
            {words.conditions.map((name, code) => (
              <option key={name} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <CategoryField before={before} facts={facts} errors={errors} change={change} />
      <div className="grid grid-cols-2 gap-3">
        <AnswerField label={words.receipt} error={errors['has_receipt']} isStated={before.hasReceipt !== ''} value={facts.hasReceipt} onAnswer={(hasReceipt) => change({ hasReceipt })} />
        <AnswerField label={words.boughtUsed} error={errors['bought_used']} isStated={before.boughtUsed !== ''} value={facts.boughtUsed} onAnswer={(boughtUsed) => change({ boughtUsed })} />
      </div>
    </>
  );
}

function CategoryField({ before, facts, errors, change }: FactFieldsProps) {
  const { t, language } = useWords();
  const { data } = useCategories(language);
  return (
    <Field label={t.newItem.fields.category} error={errors['client_category_id']}>
      {(control) => (
        <select {...control} value={facts.categoryId} onChange={(event) => change({ categoryId: event.target.value })}>
          {before.categoryId === '' && <option value="">{t.newItem.fields.answers.unstated}</option>}
          {data?.categories.map(({ client_category_id: id, client_category: name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface AnswerFieldProps {
  label: string;
  error: string | undefined;
  isStated: boolean;
  value: Answer;
  onAnswer(answer: Answer): void;
}

const ANSWERS: readonly Answer[] = ['', 'yes', 'no'];

function AnswerField({ label, error, isStated, value, onAnswer }: AnswerFieldProps) {
  const { t } = useWords();
  const words = t.newItem.fields.answers;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onAnswer(ANSWERS.find((answer) => answer === event.target.value) ?? '')}>
          {ANSWERS.filter((answer) => answer !== '' || !isStated).map((answer) => (
            <option key={answer} value={answer}>
              {words[answer === '' ? 'unstated' : answer]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
