/**
 * What is let in and is more likely a slip than meant, as `field : text`. A replacement cost of 0 is a multiple of 0.01 and
 * may be meant, of a thing that is handed over again; where an offer was chosen it costs more than that.
 */
export function warningsOf(replacementCost: number | null, offerPrice: number | null): string[] {
  if (replacementCost !== 0) return [];
  return [
    `replacement_cost_value : is 0${offerPrice === null || offerPrice === 0 ? '' : `, the offer costs ${offerPrice.toFixed(2)}`}`,
  ];
}

/** A replacement is of like kind and quality; one of another category may be meant, and is more likely a wrong pid. */
export const otherKindWarning = (
  claimedCategoryId: number | null,
  replacementCategoryId: number | null,
): string[] =>
  claimedCategoryId === replacementCategoryId
    ? []
    : ['rpid : is of another category than the claimed product'];

interface Unpriced {
  /** Whether there is a price at all. */
  readonly hasPrice: boolean;
  readonly currency: string;
}

/** Nobody chose an offer or stated an amount, and no price can stand for the replacement by itself. */
export const unpricedWarning = ({ hasPrice, currency }: Unpriced): string =>
  `replacement_cost_value : is not known: ${hasPrice ? `every price of the replacement in ${currency} is set aside; state offer_id or an amount` : `no shop has a price of the replacement in ${currency}; state an amount`}`;

/** A null is as good as left out. */
export const fixedWarnings = (given: unknown, cpid: string): string[] =>
  given === undefined || given === null || given === cpid
    ? []
    : [`cpid : cannot change and stays ${cpid}: make a new appraisal for another claimed product`];

interface Settled {
  readonly acv_outdated: boolean;
  readonly awaiting_outdated: boolean;
}

/** What was settled or proposed before the line changed, and needs a person's word again. */
export const outdatedWarnings = ({
  acv_outdated: isOutdated,
  awaiting_outdated: isAwaitingOutdated,
}: Settled): string[] => [
  ...(isOutdated
    ? ['actual_cash_value : was settled before the line changed: enter or calculate it again']
    : []),
  ...(isAwaitingOutdated
    ? [
        'acv_awaiting_approval : was entered before price or quantity changed: enter it again or have it refused',
      ]
    : []),
];
