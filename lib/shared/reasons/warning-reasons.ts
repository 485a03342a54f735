/** Reasons of warnings: the value was accepted, or ignored, and the request was not refused. */
export const WARNING_REASONS = {
  replacement_cost_zero: 'is 0',
  price_of_other_date:
    'is the offer’s price of {price:amount} for another date of damage; on the date that the claim has now it is {due:amount}',
  zero_beside_offer: 'is 0, the offer costs {price:amount}',
  replacement_of_other_category: 'is of another category than the claimed product',
  prices_excluded:
    'is not known: every price of the replacement in {currency} is excluded; state offer_id or an amount',
  no_price: 'is not known: no shop has a price of the replacement in {currency}; state an amount',
  price_of_new_replacement: 'is now {price:amount}, the price of the new replacement at {shop}',
  price_awaits_approval:
    'makes the line {rcv:amount} instead of {priced:amount}: more than one person may add, so the lower amount counts until another person approves it',
  claimed_product_fixed:
    'cannot change and stays {pid}: make a new appraisal for another claimed product',
  acv_not_calculated:
    'is not calculated, because the rules cannot value the line: its replacement cost counts until an ACV is entered',
  line_without_date: 'is not stated: the line is not in the sum until it is, or an ACV is entered',
  acv_outdated: 'was settled before the line changed: enter or calculate it again',
  acv_approval_requested_again:
    'was approved before the line changed: it still counts, and another person must approve it again',
  approval_request_outdated:
    'was entered before price or quantity changed: enter it again or have it refused',
  removal_awaits_approval:
    'was deleted, but still counts until another person approves that; then {amount:amount} counts',
  market_value_beside_amount: 'counts for nothing beside an amount that is entered',
  market_value_unused: "counts for nothing: the rule '{rule}' does not ask for it",
  unknown_field: 'is not a field of this operation and was ignored',
} as const;
