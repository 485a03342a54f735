import type { CustomerItem, CustomerPortal, GivenAnswer } from '@/lib/contract/portal-customer';

/** An answer that is on its way: null takes the answer back. */
interface WaitingAnswer {
  readonly answer: GivenAnswer | null;
  /** The figures that it is about. */
  readonly figures: string;
}

/** By row_id, in the order in which they were given. */
export type Waiting = Readonly<Record<string, WaitingAnswer>>;

/** What a policyholder agrees or disagrees with. An answer holds for these figures and no others. */
const figuresOf = ({
  description,
  quantity,
  condition,
  age,
  date_purchase,
  total,
  actual_cash_value,
}: CustomerItem): string =>
  JSON.stringify([description, quantity, condition, age, date_purchase, total, actual_cash_value]);

export const withAnswer = (
  waiting: Waiting,
  item: CustomerItem,
  answer: GivenAnswer | null,
): Waiting => ({
  ...without(waiting, item.row_id),
  [item.row_id]: { answer, figures: figuresOf(item) },
});

export const without = (waiting: Waiting, rowId: number): Waiting =>
  Object.fromEntries(Object.entries(waiting).filter(([key]) => key !== String(rowId)));

/**
 * After a sending: answers about figures that still stand go on; the others are told apart, because nobody agrees to
 * figures that were not on the page. What is no item any more is dropped.
 */
export function sorted(
  waiting: Waiting,
  items: readonly CustomerItem[],
): { holds: Waiting; stale: readonly number[] } {
  const byRow = new Map(items.map((item) => [String(item.row_id), item]));
  const isAbout = (rowId: string, { figures }: WaitingAnswer) => {
    const item = byRow.get(rowId);
    return item !== undefined && figuresOf(item) === figures;
  };
  const entries = Object.entries(waiting);
  return {
    holds: Object.fromEntries(entries.filter(([rowId, one]) => isAbout(rowId, one))),
    stale: entries
      .filter(([rowId, one]) => byRow.has(rowId) && !isAbout(rowId, one))
      .map(([rowId]) => Number(rowId)),
  };
}

/** The answer that the person sees as given: the waiting one before the saved one. */
export function shownAnswer(item: CustomerItem, waiting: Waiting): GivenAnswer | null {
  const its = waiting[item.row_id];
  return its ? its.answer : item.answer;
}

export const answeredCount = ({ items }: CustomerPortal, waiting: Waiting): number =>
  items.filter((item) => shownAnswer(item, waiting) !== null).length;

/** As the handing in takes them, all at once; what is taken back is none. */
export const answersIn = (waiting: Waiting) =>
  Object.entries(waiting).flatMap(([rowId, { answer }]) =>
    answer ? [{ ...answer, row_id: Number(rowId) }] : [],
  );
