/**
 * A rule set as it is stored and told: percents with at most two decimals (6.67), amounts in units of the currency with at
 * most two. The engine reads both exactly (percents.ts, lib/shared/money).
 */
export interface RuleSetContent {
  readonly rules: readonly Rule[];
  /** For what no rule names; its own list of categories is empty. */
  readonly default_rule: Rule;
}

export interface Rule {
  readonly name: string;
  /** A category stands in one rule at most; those below it go with it unless they have a rule of their own. */
  readonly client_category_ids: readonly number[];
  readonly method: Method;
  /** The depreciation is never more than this part of the base. */
  readonly maximum_percent: number | null;
  /** What is left is never less than this part of the base. */
  readonly floor_percent: number | null;
  /** How much of the depreciation counts, by condition code 1 to 5; 100 leaves it as it is. Null: the condition does not matter. */
  readonly condition_percents: readonly number[] | null;
  /** Added to the age where it is stated that there is no receipt. */
  readonly no_receipt_extra_years: number;
  /** Percentage points added to the depreciation of what was bought used. */
  readonly bought_used_extra_percent: number;
  /** The most that is paid for one piece. */
  readonly item_limit: number | null;
  /** Taken off once per line. */
  readonly item_deductible: number | null;
  /** The most that is paid for all lines of a claim that this rule was used for. */
  readonly category_limit: number | null;
  /** Whether the depreciation is paid once the item has been replaced. */
  readonly is_recoverable: boolean;
}

export type AgeUnit = 'commenced_year' | 'completed_year' | 'commenced_month' | 'completed_month';

/** Free years, then a rate per year of age; an age in months counts as twelfths of a year. */
export interface RateMethod {
  readonly kind: 'rate';
  readonly unit: AgeUnit;
  readonly free_years: number;
  readonly percent_per_year: number;
}

/** What is left of the new price in the first, second, … unit of age; the last one holds from then on. Never rising. */
export interface TableMethod {
  readonly kind: 'table';
  readonly unit: AgeUnit;
  readonly remaining_percents: readonly number[];
}

/** Nothing is left at the end of the useful life. */
export interface StraightLineMethod {
  readonly kind: 'straight_line';
  readonly unit: AgeUnit;
  readonly useful_life_years: number;
}

/** The same part of the price at any age. */
export interface FlatMethod {
  readonly kind: 'flat';
  readonly remaining_percent: number;
}

interface NoMethod {
  readonly kind: 'none';
}

/** A handler states what the item was worth. */
interface MarketValueMethod {
  readonly kind: 'market_value';
}

export type PlainMethod =
  RateMethod | TableMethod | StraightLineMethod | FlatMethod | NoMethod | MarketValueMethod;

/** Another method by the price of one piece: the first tier whose `below` is above it; null on the last, which takes the rest. */
export interface ValueTieredMethod {
  readonly kind: 'value_tiered';
  readonly tiers: readonly Tier[];
}

export interface Tier {
  readonly below: number | null;
  readonly method: PlainMethod;
}

export type Method = PlainMethod | ValueTieredMethod;

/** A rule that neither depreciates nor limits, to build others from. */
export const PLAIN_RULE = {
  client_category_ids: [],
  method: { kind: 'none' },
  maximum_percent: null,
  floor_percent: null,
  condition_percents: null,
  no_receipt_extra_years: 0,
  bought_used_extra_percent: 0,
  item_limit: null,
  item_deductible: null,
  category_limit: null,
  is_recoverable: false,
} as const satisfies Omit<Rule, 'name'>;
