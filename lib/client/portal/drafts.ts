import type { CustomerItem, GivenAnswer } from '@/lib/contract/portal-customer';
import { EARLIEST_PURCHASE } from '@/lib/shared/dates';

/** What is typed into an item's form and not saved yet, as the fields hold it. */
export type Draft =
  | { readonly kind: 'corrected'; readonly description: string; readonly quantity: string; readonly condition: string; readonly bought: string; readonly notes: string }
  | { readonly kind: 'disagreed'; readonly reason: string };

/** By row_id. */
export type Drafts = Readonly<Record<string, Draft>>;

/** Which field is not right, and why: a key of the page's words. */
export interface DraftProblem {
  readonly field: 'reason' | 'description' | 'quantity' | 'bought' | 'form';
  readonly why: 'reasonMissing' | 'nothingChanged' | 'descriptionMissing' | 'quantityWrong' | 'dateFuture' | 'dateWrong';
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The form as it opens: what was sent, with what the person has said of it already. */
export function draftOf(kind: Draft['kind'], item: CustomerItem, answer: GivenAnswer | null): Draft {
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

/** The answer that a form stands for, or what is not right about it. `today` is YYYY-MM-DD. */
export function answerIn(draft: Draft, item: CustomerItem, today: string): GivenAnswer | DraftProblem {
  if (draft.kind === 'disagreed') {
    return draft.reason.trim() === '' ? { field: 'reason', why: 'reasonMissing' } : { answer: 'disagreed', reason: draft.reason.trim() };
  }
  const quantity = Number(draft.quantity);
  if (draft.description.trim() === '') return { field: 'description', why: 'descriptionMissing' };
  if (!/^\d{1,7}$/.test(draft.quantity.trim()) || quantity < 1 || quantity > 1_000_000) return { field: 'quantity', why: 'quantityWrong' };
  if (draft.bought !== '' && (!DATE.test(draft.bought) || draft.bought < EARLIEST_PURCHASE)) return { field: 'bought', why: 'dateWrong' };
  if (draft.bought > today) return { field: 'bought', why: 'dateFuture' };
  const changes = {
    ...(draft.description.trim() !== item.description && { description: draft.description.trim() }),
    ...(quantity !== item.quantity && { quantity }),
    ...(Number(draft.condition) !== item.condition && { condition: Number(draft.condition) }),
    ...(draft.bought !== '' && draft.bought !== item.date_purchase && { date_purchase: draft.bought }),
    ...(draft.notes.trim() !== item.notes.trim() && { notes: draft.notes.trim() }),
  };
  return Object.keys(changes).length === 0 ? { field: 'form', why: 'nothingChanged' } : { answer: 'corrected', ...changes };
}

export const isProblem = (result: GivenAnswer | DraftProblem): result is DraftProblem => 'why' in result;
