import type { CustomerItem, GivenAnswer } from '@/lib/contract/portal-customer';
import { EARLIEST_PURCHASE } from '@/lib/shared/dates';

/** What is typed into an item's form and not saved yet, as the fields hold it. */
export type Draft =
  | {
      readonly kind: 'corrected';
      readonly description: string;
      readonly quantity: string;
      readonly condition: string;
      readonly bought: string;
      readonly notes: string;
    }
  | { readonly kind: 'disagreed'; readonly reason: string };

/** By row_id. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Which field is not right, and why: a key of the page's words. */
export interface DraftProblem {
  readonly field: 'reason' | 'description' | 'quantity' | 'bought' | 'form';
  readonly why:
    | 'reasonMissing'
    | 'nothingChanged'
    | 'descriptionMissing'
    | 'quantityWrong'
    | 'dateFuture'
    | 'dateWrong';
}

/** What an item may be counted to; the words of the page name it. */
const QUANTITY_MAX = 1_000_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The form as it opens: what was sent, with what the person has said of it already. */
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
    bought: answer?.date_purchase ?? item.date_purchase ?? '',
    notes: answer?.notes ?? item.notes,
  };
}

type Correction = Extract<Draft, { kind: 'corrected' }>;

function dateProblem(bought: string, today: string): DraftProblem['why'] | null {
  if (bought !== '' && (!DATE.test(bought) || bought < EARLIEST_PURCHASE)) return 'dateWrong';
  return bought > today ? 'dateFuture' : null;
}

/** Everything that is not right, in the order of the fields. */
function problemsIn(draft: Correction, today: string): DraftProblem[] {
  const quantity = draft.quantity.trim();
  const isCount =
    /^\d+$/.test(quantity) && Number(quantity) >= 1 && Number(quantity) <= QUANTITY_MAX;
  const date = dateProblem(draft.bought, today);
  return [
    ...(draft.description.trim() === ''
      ? [{ field: 'description', why: 'descriptionMissing' } as const]
      : []),
    ...(isCount ? [] : [{ field: 'quantity', why: 'quantityWrong' } as const]),
    ...(date === null ? [] : [{ field: 'bought', why: date } as const]),
  ];
}

/** The answer that a form stands for, or all that is not right about it. `today` is YYYY-MM-DD. */
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
  const changes = {
    ...(draft.description.trim() !== item.description && { description: draft.description.trim() }),
    ...(quantity !== item.quantity && { quantity }),
    ...(Number(draft.condition) !== item.condition && { condition: Number(draft.condition) }),
    ...(draft.bought !== '' &&
      draft.bought !== item.date_purchase && { date_purchase: draft.bought }),
    ...(draft.notes.trim() !== item.notes.trim() && { notes: draft.notes.trim() }),
  };
  return Object.keys(changes).length === 0
    ? [{ field: 'form', why: 'nothingChanged' }]
    : { answer: 'corrected', ...changes };
}

export const areProblems = (
  result: GivenAnswer | readonly DraftProblem[],
): result is readonly DraftProblem[] => Array.isArray(result);
