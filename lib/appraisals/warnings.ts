import type { Appraisal } from '@/lib/contract/appraisals';
import { formatAmount, minor, parseAmount } from '@/lib/shared/money';
import { descriptionOf, type Problem, problemOf, textOf } from '@/lib/shared/reasons';
import type { AwaitingKind } from './acv/leave-awaiting';
import type { SnapshotSource } from './price-snapshot';

/** A value that is accepted but probably a mistake, that has no effect or that awaits approval. */
export type Warning = Problem & { readonly field: string };

/** The warnings of a reply, as `field : text` and with their reasons. */
export const warningsView = (warnings: readonly Warning[]) => ({
  warnings: warnings.map((one) => descriptionOf([one])),
  warning_details: warnings.map((one) => ({
    reason: one.reason,
    field: one.field,
    values: one.values,
    text: textOf(one),
  })),
});

/** Adds the warnings of a change to those of the appraisal. */
export function withWarnings(appraisal: Appraisal, warnings: readonly Warning[]): Appraisal {
  const added = warningsView(warnings);
  return {
    ...appraisal,
    warnings: [...appraisal.warnings, ...added.warnings],
    warning_details: [...appraisal.warning_details, ...added.warning_details],
  };
}

/**
 * A replacement cost of 0 is valid, for example for an item that is handed over again, but
 * suspicious beside an offer with a price.
 */
export function zeroWarnings(replacementCost: number | null, offerPrice: number | null): Warning[] {
  if (replacementCost !== 0) return [];
  const price = (offerPrice === null ? null : parseAmount(offerPrice)) ?? minor(0);
  return [
    price === 0
      ? problemOf('replacement_cost_value', 'replacement_cost_zero')
      : problemOf('replacement_cost_value', 'zero_beside_offer', {
          price: formatAmount(price),
        }),
  ];
}

interface Dated {
  readonly source: SnapshotSource;
  readonly total_price: number;
  readonly price_of_new_date: number | null;
}

/** Of the price of a stored line. */
export const priceWarnings = (replacementCost: number | null, price: Dated | null): Warning[] => [
  ...zeroWarnings(replacementCost, price && price.total_price),
  ...otherDateWarnings(price),
];

/** The date of damage changed after somebody had decided on the line, which keeps its price. */
function otherDateWarnings(price: Dated | null): Warning[] {
  const due = price?.source === 'offer' ? price.price_of_new_date : null;
  if (!price || due === null) return [];
  return [
    problemOf('replacement_cost_value', 'price_of_other_date', {
      price: formatAmount(parseAmount(price.total_price) ?? minor(0)),
      due: formatAmount(parseAmount(due) ?? minor(0)),
    }),
  ];
}

/**
 * A replacement should be of like kind and quality, so another category probably means a wrong pid.
 */
export const otherKindWarnings = (
  claimedCategoryId: number | null,
  replacementCategoryId: number | null,
): Warning[] =>
  claimedCategoryId === replacementCategoryId
    ? []
    : [problemOf('rpid', 'replacement_of_other_category')];

interface Unpriced {
  /** Whether any shop has a price, excluded prices included. */
  readonly hasPrice: boolean;
  readonly currency: string;
}

/** The caller stated neither an offer nor an amount, and no price of the replacement is usable. */
export const unpricedWarning = ({ hasPrice, currency }: Unpriced): Warning =>
  problemOf('replacement_cost_value', hasPrice ? 'prices_excluded' : 'no_price', { currency });

/** `null` is treated as omitted. */
export const fixedWarnings = (given: unknown, cpid: string): Warning[] =>
  given === undefined || given === null || given === cpid
    ? []
    : [problemOf('cpid', 'claimed_product_fixed', { pid: cpid })];

export const uncalculatedWarning: Warning = problemOf('actual_cash_value', 'acv_not_calculated');

/** A line got the age that it lacked, and the rules cannot value it all the same. */
export const uncalculatedWarnings = (
  {
    assumed_age_months: age,
    date_purchase: day,
  }: {
    readonly assumed_age_months?: number | null | undefined;
    readonly date_purchase?: string | null | undefined;
  },
  { line_state: state, acv_state: acv }: Pick<Appraisal, 'line_state' | 'acv_state'>,
): Warning[] =>
  (age ?? day ?? null) !== null && state === 'counted' && acv === 'none'
    ? [uncalculatedWarning]
    : [];

/** A cleared date took the line out of the sums. `path` precedes the field, as `items.3.`. */
export const undatedWarning = (path = ''): Warning =>
  problemOf(`${path}date_purchase`, 'line_without_date');

/** Fields of the request that the operation does not know. They are never stored. */
export const ignoredWarnings = (names: readonly string[]): Warning[] =>
  names.map((name) => problemOf(name, 'unknown_field'));

interface Settled {
  readonly acv_outdated: boolean;
  readonly awaiting_outdated: boolean;
  readonly awaiting_kind: AwaitingKind | null;
  readonly acv_awaiting: string | null;
}

/** What a person must settle again, or another person approve. */
export function approvalWarnings({
  acv_outdated: isOutdated,
  awaiting_outdated: isAwaitingOutdated,
  awaiting_kind: kind,
  acv_awaiting: amount,
}: Settled): Warning[] {
  return [
    ...(isOutdated
      ? [
          problemOf(
            'actual_cash_value',
            kind === 'renewal' ? 'acv_approval_requested_again' : 'acv_outdated',
          ),
        ]
      : []),
    ...(kind === 'removal'
      ? [problemOf('actual_cash_value', 'removal_awaits_approval', { amount: amount ?? '' })]
      : []),
    ...(isAwaitingOutdated
      ? [problemOf('acv_awaiting_approval', 'approval_request_outdated')]
      : []),
  ];
}
