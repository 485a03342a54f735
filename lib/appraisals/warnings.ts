/**
 * Warnings, as `field : text`, for values that are accepted but probably a mistake. A replacement
 * cost of 0 is valid, for example for an item that is handed over again, but suspicious beside an
 * offer with a price.
 */
export function warningsOf(replacementCost: number | null, offerPrice: number | null): string[] {
  if (replacementCost !== 0) return [];
  return [
    `replacement_cost_value : is 0${offerPrice === null || offerPrice === 0 ? '' : `, the offer costs ${offerPrice.toFixed(2)}`}`,
  ];
}

/**
 * A replacement should be of like kind and quality, so another category probably means a wrong pid.
 */
export const otherKindWarning = (
  claimedCategoryId: number | null,
  replacementCategoryId: number | null,
): string[] =>
  claimedCategoryId === replacementCategoryId
    ? []
    : ['rpid : is of another category than the claimed product'];

interface Unpriced {
  /** Whether any shop has a price, excluded prices included. */
  readonly hasPrice: boolean;
  readonly currency: string;
}

/** The caller stated neither an offer nor an amount, and no price of the replacement is usable. */
export const unpricedWarning = ({ hasPrice, currency }: Unpriced): string =>
  `replacement_cost_value : is not known: ${hasPrice ? `every price of the replacement in ${currency} is set aside; state offer_id or an amount` : `no shop has a price of the replacement in ${currency}; state an amount`}`;

/** `null` is treated as omitted. */
export const fixedWarnings = (given: unknown, cpid: string): string[] =>
  given === undefined || given === null || given === cpid
    ? []
    : [`cpid : cannot change and stays ${cpid}: make a new appraisal for another claimed product`];

interface Settled {
  readonly acv_outdated: boolean;
  readonly awaiting_outdated: boolean;
}

/**
 * ACVs and approval requests that predate a change of the line, so a person must confirm or replace
 * them.
 */
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
