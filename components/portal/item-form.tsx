import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
} from 'react';
import {
  answerIn,
  areProblems,
  type Draft,
  type DraftProblem,
  draftOf,
} from '@/lib/client/portal/drafts';
import { today } from '@/lib/client/forms/today';
import type { CustomerItem, GivenAnswer } from '@/lib/contract/portal-customer';
import { unbroken } from '@/lib/i18n/unbroken';
import { type Language, LOCALES } from '@/lib/shared/languages';
import { Button, buttonLook } from './button';
import { CONDITION_IDS, conditionName } from './condition';
import { useSpoken } from './language';
import { useVisit } from './visit';

interface ItemFormProps {
  kind: Draft['kind'];
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
export function ItemForm({ kind, item, answer, draft, onClose }: ItemFormProps) {
  const { t } = useSpoken();
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
        <Details typed={typed} problems={problems} change={change} />
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

interface PartProps<D extends Draft> {
  typed: D;
  problems: readonly DraftProblem[];
  change(part: Partial<Draft>): void;
}

function Reason({ typed, problems, change }: PartProps<Extract<Draft, { kind: 'disagreed' }>>) {
  const { t } = useSpoken();
  return (
    <Field name="reason" label={t.form.reason} hint={t.form.reasonHint} problems={problems}>
      {(control) => (
        <textarea
          {...control}
          rows={4}
          maxLength={2000}
          value={typed.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      )}
    </Field>
  );
}

/**
 * Shows the chosen date in words, because the browser's own date field uses the browser's locale
 * rather than the page's language.
 */
const dayText = (language: Language, day: string): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(day)
    ? unbroken(
        new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(day),
        ),
      )
    : undefined;

function Details({ typed, problems, change }: PartProps<Extract<Draft, { kind: 'corrected' }>>) {
  const { t } = useSpoken();
  const set =
    (field: keyof typeof typed) =>
    ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      change({ [field]: target.value });
  return (
    <>
      <p className="font-medium">{t.form.lead}</p>
      <Field name="description" label={t.form.description} problems={problems}>
        {(control) => (
          <input
            {...control}
            maxLength={500}
            value={typed.description}
            onChange={set('description')}
          />
        )}
      </Field>
      <Field name="quantity" label={t.form.quantity} problems={problems}>
        {(control) => (
          <input
            {...control}
            inputMode="numeric"
            maxLength={20}
            value={typed.quantity}
            onChange={set('quantity')}
          />
        )}
      </Field>
      <Field name="condition" label={t.form.condition} problems={problems}>
        {(control) => (
          <select {...control} value={typed.condition} onChange={set('condition')}>
            {CONDITION_IDS.map((id) => (
              <option key={id} value={id}>
                {conditionName(t, id)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <BoughtField typed={typed} problems={problems} onChange={set('bought')} />
      <Field name="notes" label={t.form.notes} problems={problems}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={5000}
            value={typed.notes}
            onChange={set('notes')}
          />
        )}
      </Field>
    </>
  );
}

interface BoughtFieldProps {
  typed: { readonly bought: string };
  problems: readonly DraftProblem[];
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

function BoughtField({ typed, problems, onChange }: BoughtFieldProps) {
  const { t, language } = useSpoken();
  return (
    <Field
      name="bought"
      label={t.form.bought}
      hint={dayText(language, typed.bought)}
      problems={problems}
    >
      {(control) => (
        <input
          {...control}
          type="date"
          min="1900-01-01"
          max={today()}
          value={typed.bought}
          onChange={onChange}
        />
      )}
    </Field>
  );
}

interface Control {
  id: string;
  name: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  problems: readonly DraftProblem[];
  children(control: Control): ReactNode;
}

function Field({ name, label, hint, problems, children }: FieldProps) {
  const { t } = useSpoken();
  const id = useId();
  const problem = problems.find(({ field }) => field === name);
  const its = problem && t.form[problem.why];
  const note = its ?? hint;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({
        id,
        name,
        'aria-invalid': its === undefined ? undefined : true,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
        className:
          'min-h-11 w-full min-w-0 rounded-md border border-control bg-surface px-3 py-2 text-ink aria-invalid:border-2 aria-invalid:border-flag',
      })}
      {note !== undefined && (
        <p
          id={`${id}-note`}
          role={its === undefined ? undefined : 'alert'}
          className={its === undefined ? 'text-desk text-ink-2' : 'font-medium text-flag'}
        >
          {note}
        </p>
      )}
    </div>
  );
}
