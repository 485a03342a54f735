import type { CustomerItem, GivenAnswer } from '@/lib/contract/portal-customer';
import { EARLIEST_PURCHASE } from '@/lib/shared/dates';

/** The unsaved contents of an item's form, as typed. */
export type Draft =
  | {
      readonly kind: 'corrected';
      readonly description: string;
      readonly quantity: string;
      readonly condition: string;
      readonly bought: string;
      /** About how many years old; missing in drafts stored by an earlier version. */
      readonly age?: string;
      readonly notes: string;
    }
  | { readonly kind: 'disagreed'; readonly reason: string };

/** By row_id. */
export type Drafts = Readonly<Record<string, Draft>>;

/** A wrong field, and the key of the message that says why. */
export interface DraftProblem {
  readonly field: 'reason' | 'description' | 'quantity' | 'bought' | 'age' | 'form';
  readonly why:
    | 'reasonMissing'
    | 'nothingChanged'
    | 'descriptionMissing'
    | 'quantityWrong'
    | 'dateFuture'
    | 'dateWrong'
    | 'ageWrong';
}

/** The largest quantity of an item; the page's message names it too. */
const QUANTITY_MAX = 1_000_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The initial contents of the form: the item as sent, with the answer that was given already. */
export function draftOf(
  kind: Draft['kind'],
  item: CustomerItem,
  answer: GivenAnswer | null,
): Draft {
  if (kind === 'disagreed') return { kind, reason: answer?.reason ?? '' };
  return {
    kind,
    description: answer?.description ?? item.description,
    quantity: String(answer?.quantity ?? item.quantity),
    condition: String(answer?.condition ?? item.condition),
    bought: answer?.date_purchase ?? knownDay(item),
    age: answer?.age_months == null ? '' : String(answer.age_months / 12),
    notes: answer?.notes ?? item.notes,
  };
}

/** Empty if no more than the month, the year or the age is known. */
const knownDay = ({ date_purchase: day, date_purchase_precision: precision }: CustomerItem) =>
  (precision ?? 'day') === 'day' ? (day ?? '') : '';

type Correction = Extract<Draft, { kind: 'corrected' }>;

function dateProblem(bought: string, today: string): DraftProblem['why'] | null {
  if (bought !== '' && (!DATE.test(bought) || bought < EARLIEST_PURCHASE)) return 'dateWrong';
  return bought > today ? 'dateFuture' : null;
}

const AGE_YEARS_MAX = 100;

/** The age that was typed in years, in months; null if empty, NaN if it is none. */
function ageMonthsIn({ age = '' }: Correction): number | null {
  const typed = age.trim().replace(',', '.');
  if (typed === '') return null;
  return /^\d+(\.\d+)?$/.test(typed) && Number(typed) <= AGE_YEARS_MAX
    ? Math.round(Number(typed) * 12)
    : Number.NaN;
}

/** All problems, in the order of the fields. */
function problemsIn(draft: Correction, today: string): DraftProblem[] {
  const quantity = draft.quantity.trim();
  const isCount =
    /^\d+$/.test(quantity) && Number(quantity) >= 1 && Number(quantity) <= QUANTITY_MAX;
  const date = dateProblem(draft.bought, today);
  const isAge = draft.bought !== '' || !Number.isNaN(ageMonthsIn(draft));
  return [
    ...(draft.description.trim() === ''
      ? [{ field: 'description', why: 'descriptionMissing' } as const]
      : []),
    ...(isCount ? [] : [{ field: 'quantity', why: 'quantityWrong' } as const]),
    ...(date === null ? [] : [{ field: 'bought', why: date } as const]),
    ...(isAge ? [] : [{ field: 'age', why: 'ageWrong' } as const]),
  ];
}

/** The answer that the form contains, or all its problems. `today` is YYYY-MM-DD. */
export function answerIn(
  draft: Draft,
  item: CustomerItem,
  today: string,
): GivenAnswer | readonly DraftProblem[] {
  if (draft.kind === 'disagreed') {
    return draft.reason.trim() === ''
      ? [{ field: 'reason', why: 'reasonMissing' }]
      : { answer: 'disagreed', reason: draft.reason.trim() };
  }
  const problems = problemsIn(draft, today);
  if (problems.length > 0) return problems;
  const quantity = Number(draft.quantity);
  const age = ageMonthsIn(draft);
  const changes = {
    ...(draft.description.trim() !== item.description && { description: draft.description.trim() }),
    ...(quantity !== item.quantity && { quantity }),
    ...(Number(draft.condition) !== item.condition && { condition: Number(draft.condition) }),
    ...(draft.bought !== '' &&
      draft.bought !== item.date_purchase && { date_purchase: draft.bought }),
    // A date says more than an age.
    ...(draft.bought === '' && age !== null && { age_months: age }),
    ...(draft.notes.trim() !== item.notes.trim() && { notes: draft.notes.trim() }),
  };
  return Object.keys(changes).length === 0
    ? [{ field: 'form', why: 'nothingChanged' }]
    : { answer: 'corrected', ...changes };
}

export const areProblems = (
  result: GivenAnswer | readonly DraftProblem[],
): result is readonly DraftProblem[] => Array.isArray(result);
