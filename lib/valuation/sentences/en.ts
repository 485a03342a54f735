/**
 * A sentence for each kind of step. `{figure}` stands for a value (figures.ts), `{figure|one|many}`
 * for a count with its noun. Plain strings with the same keys in every language.
 */
export const en = {
  'words.condition_1': 'new',
  'words.condition_2': 'above average',
  'words.condition_3': 'average',
  'words.condition_4': 'below average',
  'words.condition_5': 'poor',

  'base.line': 'Replacement cost of the line: {base}.',
  'base.pieces': 'Replacement cost of the line: {pieces} × {each} = {base}.',
  'base.claimed': 'The replacement cost is missing, so the claimed amount of {base} is used.',

  'age.commenced_year':
    'Bought {purchase}, damaged {damage}: {units|commenced year|commenced years}.',
  'age.completed_year':
    'Bought {purchase}, damaged {damage}: {units|completed year|completed years}.',
  'age.commenced_month':
    'Bought {purchase}, damaged {damage}: {units|commenced month|commenced months}.',
  'age.completed_month':
    'Bought {purchase}, damaged {damage}: {units|completed month|completed months}.',
  'age.assumed': 'Assumed age of {months|month|months}: the date of purchase is unknown.',
  'age.assumed_for_line':
    'Age of {months|month|months}, assumed for this item: the date of purchase is unknown.',

  'method.rate': 'The rule deducts {rate} a year: {percent} depreciation.',
  'method.rate_after_free':
    '{free_years|year is|years are} free, then the rule deducts {rate} a year: {percent} depreciation.',
  'method.table': 'By the rule’s table, {remaining} of the price is left at this age.',
  'method.straight_line':
    'Straight line over a useful life of {life_years|year|years}: {percent} depreciation.',
  'method.flat': 'The rule values it at {remaining} of the price at any age.',
  'method.none': 'The rule deducts nothing.',
  'method.none_undated': 'No purchase date; this rule takes no depreciation.',
  'method.market_value': 'The market value was stated as {market_value}.',
  'method.tier_below': 'One piece costs less than {below}: the rule for this price band applies.',
  'method.tier_from': 'One piece costs {from} or more: the rule for this price band applies.',

  'modifier.no_receipt': 'Without a receipt {extra_years|year is|years are} added to the age.',
  'modifier.condition':
    'Condition {condition}: {factor} of the depreciation counts, that is {percent}.',
  'modifier.bought_used':
    'Bought used: the depreciation grows by {points} of the price, to {percent}.',

  'cap.maximum': 'The depreciation is at most {maximum}.',
  'cap.floor': 'At least {floor} of the price is left.',
  depreciation: 'Depreciation of {percent}: {depreciation}; {left} is left.',
  'limit.item': 'The limit of {limit} for this item applies.',
  'deductible.item': 'Deductible for this item: {deductible}.',
  recoverable: 'The depreciation of {depreciation} is paid after replacement.',

  'claim.sum': 'Sum of the lines: {sum}.',
  'claim.category_limit': 'The items under the rule “{rule}” are paid up to {limit} together.',
  'claim.deductible': 'Deductible of the claim: {deductible}.',
  'claim.policy_limit': 'The policy pays at most {limit}.',
  'claim.net': 'Net claim: {net}.',
} as const;
