import { reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { parseAmount } from '@/lib/shared/money';
import { idIn, money, moneyIn, required } from './fields';

/** A percentage with at most two decimals, by default up to 100. */
const percent = (max = 100) =>
  z
    .number()
    .min(0)
    .max(max)
    .refine((value) => parseAmount(value) !== null, reason('more_than_two_decimals'))
    .meta({ minimum: 0, maximum: max });

const unit = z
  .enum(['commenced_year', 'completed_year', 'commenced_month', 'completed_month'])
  .describe(
    'How age is counted. On the fourth anniversary four years have commenced, the day after five.',
  );

const plainMethods = [
  z.object({
    kind: z.literal('rate'),
    unit,
    free_years: z.int().min(0).max(100).describe('Years without depreciation.'),
    percent_per_year: percent(),
  }),
  z.object({
    kind: z.literal('table'),
    unit,
    remaining_percents: z
      .array(percent())
      .min(1)
      .max(600)
      .refine(
        (table) => table.every((value, at) => value <= (table[at - 1] ?? 100)),
        reason('table_rises'),
      )
      .describe(
        'The remaining percentage in the first, second, … unit of age; the last one applies from then on.',
      ),
  }),
  z.object({ kind: z.literal('straight_line'), unit, useful_life_years: z.int().min(1).max(100) }),
  z.object({
    kind: z.literal('flat'),
    remaining_percent: percent().describe('The remaining percentage at any age.'),
  }),
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('market_value') }),
] as const;

const plainMethod = z.discriminatedUnion('kind', plainMethods);

const tiers = z
  .array(
    z.object({
      below: moneyIn.nullable().describe('Null on the last one.'),
      method: plainMethod,
    }),
  )
  .min(1)
  .max(20)
  .refine(
    (all) =>
      all.every(({ below }, at) =>
        at === all.length - 1
          ? below === null
          : below !== null && below > (all[at - 1]?.below ?? 0),
      ),
    reason('tiers_not_rising'),
  );

const method = z
  .discriminatedUnion('kind', [
    ...plainMethods,
    z.object({
      kind: z.literal('value_tiered'),
      tiers: tiers.describe('One method per price range, by price per piece.'),
    }),
  ])
  .meta({
    id: 'DepreciationMethod',
    description:
      'The method: a rate after free years, a table by age, a straight line over a useful life, a flat percentage, none, a stated market value, or one of these by price.',
  });

const MESSAGES = {
  categories: 'Includes their subcategories, unless another rule has them.',
  maximum: 'The highest depreciation.',
  floor: 'The lowest remaining value.',
  condition:
    'The share of the depreciation that applies, by condition code 1 to 5; 100: all of it.',
  receipt: 'Added to the age if there is no receipt.',
  assumedAge:
    'The age of an item without a purchase date, if the client setting `no_purchase_date` is `category_age`. Null: such an item is not valued by age.',
  used: 'Percentage points added if bought used.',
  itemLimit: 'The highest payment per piece.',
  itemDeductible: 'Deducted once per line.',
  categoryLimit: 'The highest payment for all lines of a claim under this rule.',
  recoverable: 'Whether the depreciation is paid once the item is replaced.',
} as const;

const limit = moneyIn.nullable().default(null);

/** A rule in a request. An omitted term does not apply. */
const ruleIn = z
  .object({
    name: required(255),
    client_category_ids: z.array(idIn).max(1000).default([]).describe(MESSAGES.categories),
    method,
    maximum_percent: percent().nullable().default(null).describe(MESSAGES.maximum),
    floor_percent: percent().nullable().default(null).describe(MESSAGES.floor),
    condition_percents: z
      .array(percent(1000))
      .length(5)
      .nullable()
      .default(null)
      .describe(MESSAGES.condition),
    no_receipt_extra_years: z.int().min(0).max(20).default(0).describe(MESSAGES.receipt),
    assumed_age_months: z
      .int()
      .min(0)
      .max(1200)
      .nullable()
      .default(null)
      .describe(MESSAGES.assumedAge),
    bought_used_extra_percent: percent().default(0).describe(MESSAGES.used),
    item_limit: limit.describe(MESSAGES.itemLimit),
    item_deductible: limit.describe(MESSAGES.itemDeductible),
    category_limit: limit.describe(MESSAGES.categoryLimit),
    is_recoverable: z.boolean().default(false).describe(MESSAGES.recoverable),
  })
  .meta({
    id: 'NewDepreciationRule',
    description: 'How items of some categories are depreciated and limited.',
  });

/** A rule in a response. */
export const rule = z
  .object({
    name: z.string(),
    client_category_ids: z.array(z.int()).describe(MESSAGES.categories),
    method,
    maximum_percent: z.number().nullable().describe(MESSAGES.maximum),
    floor_percent: z.number().nullable().describe(MESSAGES.floor),
    condition_percents: z.array(z.number()).nullable().describe(MESSAGES.condition),
    no_receipt_extra_years: z.int().describe(MESSAGES.receipt),
    assumed_age_months: z.int().nullable().describe(MESSAGES.assumedAge),
    bought_used_extra_percent: z.number().describe(MESSAGES.used),
    item_limit: money.nullable().describe(MESSAGES.itemLimit),
    item_deductible: money.nullable().describe(MESSAGES.itemDeductible),
    category_limit: money.nullable().describe(MESSAGES.categoryLimit),
    is_recoverable: z.boolean().describe(MESSAGES.recoverable),
  })
  .meta({
    id: 'DepreciationRule',
    description: 'How items of some categories are depreciated and limited.',
  });

export const rules = z
  .array(ruleIn)
  .max(500)
  .refine((all) => isDistinct(all.map(({ name }) => name)), reason('names_not_distinct'))
  .refine(
    (all) => isDistinct(all.flatMap((one) => one.client_category_ids)),
    reason('category_named_twice'),
  );

export const defaultRule = ruleIn.refine(
  (one) => one.client_category_ids.length === 0,
  reason('default_rule_names_categories'),
);

const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
