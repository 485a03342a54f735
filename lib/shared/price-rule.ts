/** How the price of a replacement was found: by the day of damage, or the newest. */
export const PRICE_RULES = ['day_of_damage', 'before_damage', 'newest'] as const;

export type PriceRule = (typeof PRICE_RULES)[number];

/**
 * Why a price was taken. `none_known`: no price of the day of damage or of the 30 days before is
 * known; `not_past`: the damage was not before the day on which the price was stored.
 */
export type PriceReason = Exclude<PriceRule, 'newest'> | 'none_known' | 'no_day' | 'not_past';

interface Found {
  readonly rule: PriceRule;
  /** `YYYY-MM-DD`. */
  readonly date_damage: string | null;
  /** ISO 8601. */
  readonly create_time: string;
}

export function priceReason({ rule, date_damage: day, create_time: stored }: Found): PriceReason {
  if (rule !== 'newest') return rule;
  if (day === null) return 'no_day';
  return day < stored.slice(0, 10) ? 'none_known' : 'not_past';
}
