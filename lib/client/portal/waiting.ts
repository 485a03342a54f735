import type { CustomerItem, CustomerPortal, GivenAnswer } from '@/lib/contract/portal-customer';

/** An answer that is not sent yet; null withdraws the one that the insurer has. */
interface WaitingAnswer {
  readonly answer: GivenAnswer | null;
  /** The figures that the answer is about. */
  readonly figures: string;
}

interface Shown {
  readonly portal: CustomerPortal;
  readonly onDevice: { readonly waiting: Waiting; readonly remark: string | null };
  readonly stale: readonly number[];
}

/** Keyed by row_id. Entries come in ascending row_id, as JavaScript orders integer keys. */
export type Waiting = Readonly<Record<string, WaitingAnswer>>;

/**
 * The figures that a policyholder agrees or disagrees with. An answer applies to these figures
 * only.
 */
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
 * Checks unsent answers against the items as sent now. `holds` are those about unchanged figures;
 * `stale` are items with new ones, because nobody agrees to figures that were not on the page.
 * Answers about removed items are dropped.
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

/**
 * The items without an answer that are not as they were on the page, or not on it at all: nobody has
 * called these figures correct.
 */
export const changedSince = (
  shown: readonly CustomerItem[],
  items: readonly CustomerItem[],
): readonly number[] => {
  const figures = new Map(shown.map((item) => [item.row_id, figuresOf(item)]));
  return items
    .filter((item) => item.answer === null && figures.get(item.row_id) !== figuresOf(item))
    .map(({ row_id: id }) => id);
};

/** The answer that the page shows: an unsent one takes precedence over the saved one. */
export function shownAnswer(item: CustomerItem, waiting: Waiting): GivenAnswer | null {
  const its = waiting[item.row_id];
  return its ? its.answer : item.answer;
}

export const answeredCount = ({ items }: CustomerPortal, waiting: Waiting): number =>
  items.filter((item) => shownAnswer(item, waiting) !== null).length;

const isOpen = (item: CustomerItem, waiting: Waiting) => shownAnswer(item, waiting) === null;

/** The first item without an answer that has changed while it was on the page. */
export const firstChanged = ({ portal, onDevice, stale }: Shown) =>
  portal.items.find((item) => stale.includes(item.row_id) && isOpen(item, onDevice.waiting));

/** The items that "everything is correct" confirms: with an amount, unchanged and without an answer. */
export const theRest = ({ portal, onDevice, stale }: Shown): readonly CustomerItem[] =>
  portal.items.filter(
    (item) =>
      item.is_valued !== false && !stale.includes(item.row_id) && isOpen(item, onDevice.waiting),
  );

/**
 * The first item that nobody can call correct, because it has no amount without its purchase date,
 * and that has no answer of its own. Data stored by an earlier version does not say.
 */
export const firstUndated = ({ items }: CustomerPortal, waiting: Waiting) =>
  items.find((item) => item.is_valued === false && isOpen(item, waiting));

/** The answers as the submission expects them; withdrawn ones are left out. */
export const answersIn = (waiting: Waiting) =>
  Object.entries(waiting).flatMap(([rowId, { answer }]) =>
    answer ? [{ ...answer, row_id: Number(rowId) }] : [],
  );

/** The body of a submission in which all without an answer is correct. */
export const submissionOf = ({ portal, onDevice: { waiting, remark } }: Shown) => ({
  version: portal.version,
  everything_is_correct: true,
  answers: answersIn(waiting),
  ...(remark !== null && { comment: remark.trim() }),
});
