/**
 * A rule set as stored and as in the API: percentages with at most two decimals (6.67), amounts in
 * units of the currency with at most two. The engine parses both exactly (share.ts,
 * lib/shared/money).
 */
export interface RuleSetContent {
  readonly rules: readonly Rule[];
  /** For categories without a rule; its own list of categories is empty. */
  readonly default_rule: Rule;
}

export interface Rule {
  readonly name: string;
  /**
   * A category is in one rule at most. Its descendants inherit the rule unless they have their own.
   */
  readonly client_category_ids: readonly number[];
  readonly method: Method;
  /** Maximum depreciation, in percent of the base. */
  readonly maximum_percent: number | null;
  /** Minimum remaining value, in percent of the base. */
  readonly floor_percent: number | null;
  /**
   * The share of the depreciation that applies, by condition code 1 to 5; 100 changes nothing. Null
   * ignores the condition.
   */
  readonly condition_percents: readonly number[] | null;
  /** Years added to the age if the item is stated to have no receipt. */
  readonly no_receipt_extra_years: number;
  /**
   * The age of an item without a purchase date, if the client assumes ages. Null: such an item is
   * not valued.
   */
  readonly assumed_age_months: number | null;
  /** Percentage points added to the depreciation of items bought used. */
  readonly bought_used_extra_percent: number;
  /** Maximum payment per piece. */
  readonly item_limit: number | null;
  /** Deducted once per item, whatever its quantity. */
  readonly item_deductible: number | null;
  /** Maximum payment for all items of a claim under this rule. */
  readonly category_limit: number | null;
  /** Whether the depreciation is paid once the item has been replaced. */
  readonly is_recoverable: boolean;
}

export type AgeUnit = 'commenced_year' | 'completed_year' | 'commenced_month' | 'completed_month';

/** Free years, then a rate per year of age. An age in months counts in twelfths of a year. */
export interface RateMethod {
  readonly kind: 'rate';
  readonly unit: AgeUnit;
  readonly free_years: number;
  readonly percent_per_year: number;
}

/**
 * The remaining percentage of the price in the first, second, … unit of age. Never rises; the last
 * one applies to any higher age.
 */
export interface TableMethod {
  readonly kind: 'table';
  readonly unit: AgeUnit;
  readonly remaining_percents: readonly number[];
}

/** Equal depreciation down to zero at the end of the useful life. */
export interface StraightLineMethod {
  readonly kind: 'straight_line';
  readonly unit: AgeUnit;
  readonly useful_life_years: number;
}

/** The same share of the price at any age. */
export interface FlatMethod {
  readonly kind: 'flat';
  readonly remaining_percent: number;
}

interface NoMethod {
  readonly kind: 'none';
}

/** A handler enters what the item was worth. */
interface MarketValueMethod {
  readonly kind: 'market_value';
}

export type PlainMethod =
  | RateMethod
  | TableMethod
  | StraightLineMethod
  | FlatMethod
  | NoMethod
  | MarketValueMethod;

/**
 * Chooses a method by the price per piece: the first tier with a higher `below`. The last tier's
 * `below` is null and covers all other prices.
 */
export interface ValueTieredMethod {
  readonly kind: 'value_tiered';
  readonly tiers: readonly Tier[];
}

export interface Tier {
  readonly below: number | null;
  readonly method: PlainMethod;
}

export type Method = PlainMethod | ValueTieredMethod;

/** A rule without depreciation and limits, as a base for others. */
export const PLAIN_RULE = {
  client_category_ids: [],
  method: { kind: 'none' },
  maximum_percent: null,
  floor_percent: null,
  condition_percents: null,
  no_receipt_extra_years: 0,
  assumed_age_months: null,
  bought_used_extra_percent: 0,
  item_limit: null,
  item_deductible: null,
  category_limit: null,
  is_recoverable: false,
} as const satisfies Omit<Rule, 'name'>;
