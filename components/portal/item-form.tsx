import { purchaseText } from '@/lib/i18n/purchase-text';
import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import {
  answerIn,
  areProblems,
  type Draft,
  type DraftProblem,
  draftOf,
} from '@/lib/client/portal/drafts';
import { today } from '@/lib/client/forms/today';
import type { CustomerItem, GivenAnswer } from '@/lib/contract/portal-customer';
import { Button, buttonLook } from './button';
import { CONDITION_IDS, conditionName } from './condition';
import { type CorrectionProps, DateFields } from './date-fields';
import { FormField } from './form-field';
import { useSpoken } from './language';
import { useVisit } from './visit';

interface ItemFormProps {
  kind: Draft['kind'];
  /** Only the date or the age, which the insurer asks for. */
  isDateOnly?: boolean;
  item: CustomerItem;
  answer: GivenAnswer | null;
  /** Form contents restored from an earlier visit that were not saved. */
  draft: Draft | null;
  onClose(): void;
}

/**
 * Form for a correction or a disagreement. Every keystroke is stored on the device, but only saving
 * makes it an answer.
 */
export function ItemForm(props: ItemFormProps) {
  const spoken = useSpoken();
  const { t } = spoken;
  const { item, draft, isDateOnly = false } = props;
  const { typed, problems, form, change, save, cancel } = useForm(props);
  const Fields = isDateOnly ? DateFields : Details;
  return (
    <form
      ref={form}
      onSubmit={save}
      noValidate
      aria-labelledby={`item-${item.row_id}`}
      className="flex flex-col gap-3 rounded-md border border-line bg-sunken p-3"
    >
      {typed.kind === 'disagreed' ? (
        <Reason typed={typed} problems={problems} change={change} />
      ) : (
        <Fields
          typed={typed}
          problems={problems}
          change={change}
          isUndated={item.date_purchase === null}
          known={
            (item.date_purchase_precision ?? 'day') === 'day' || item.date_purchase === null
              ? undefined
              : purchaseText(spoken, item.date_purchase, item.date_purchase_precision)
          }
        />
      )}
      {draft && <p className="text-desk text-ink-2">{t.saving.draft}</p>}
      {problems[0]?.field === 'form' && (
        <p role="alert" className="font-medium text-flag">
          {t.form[problems[0].why]}
        </p>
      )}
      <div className="pairs gap-2">
        <button type="submit" className={buttonLook('primary')}>
          {t.action.save}
        </button>
        <Button onClick={cancel}>{t.action.cancel}</Button>
      </div>
    </form>
  );
}

/** What is typed, and what saving it does. */
function useForm({ kind, item, answer, draft, onClose }: ItemFormProps) {
  const { session } = useVisit();
  const [typed, setTyped] = useState(() => draft ?? draftOf(kind, item, answer));
  const [problems, setProblems] = useState<readonly DraftProblem[]>([]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);
  const change = (part: Partial<Draft>) => {
    const next = { ...typed, ...part } as Draft;
    setTyped(next);
    // hides the errors of the field being edited
    setProblems(problems.filter(({ field }) => field !== 'form' && !(field in part)));
    session.draft(item.row_id, next);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const result = answerIn(typed, item, today());
    if (areProblems(result)) {
      setProblems(result);
      form.current?.querySelector<HTMLElement>(`[name=${result[0]?.field}]`)?.focus();
      return;
    }
    session.answer(item, result);
    onClose();
  };
  const cancel = () => {
    session.draft(item.row_id, null);
    onClose();
  };
  return { typed, problems, form, change, save, cancel };
}

interface ReasonProps {
  typed: Extract<Draft, { kind: 'disagreed' }>;
  problems: readonly DraftProblem[];
  change(part: Partial<Draft>): void;
}

function Reason({ typed, problems, change }: ReasonProps) {
  const { t } = useSpoken();
  return (
    <FormField name="reason" label={t.form.reason} hint={t.form.reasonHint} problems={problems}>
      {(control) => (
        <textarea
          {...control}
          rows={4}
          maxLength={2000}
          value={typed.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      )}
    </FormField>
  );
}

function Details(props: CorrectionProps) {
  const { t } = useSpoken();
  const { typed, problems, change } = props;
  const set =
    (field: keyof typeof typed) =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change({ [field]: target.value });
  return (
    <>
      <p className="font-medium">{t.form.lead}</p>
      <FormField name="description" label={t.form.description} problems={problems}>
        {(control) => (
          <input
            {...control}
            maxLength={500}
            value={typed.description}
            onChange={set('description')}
          />
        )}
      </FormField>
      <FormField name="quantity" label={t.form.quantity} problems={problems}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            maxLength={20}
            value={typed.quantity}
            onChange={set('quantity')}
          />
        )}
      </FormField>
      <FormField name="condition" label={t.form.condition} problems={problems}>
        {(control) => (
          <select {...control} value={typed.condition} onChange={set('condition')}>
            {CONDITION_IDS.map((id) => (
              <option key={id} value={id}>
                {conditionName(t, id)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <DateFields {...props} />
      <FormField name="notes" label={t.form.notes} problems={problems}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={5000}
            value={typed.notes}
            onChange={set('notes')}
          />
        )}
      </FormField>
    </>
  );
}
