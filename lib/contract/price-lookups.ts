import { problem, problemOf } from '@/lib/shared/reasons';
import { PRICE_RULES } from '@/lib/shared/price-rule';
import { z } from 'zod';
import { priceHistoryExample, pricesExample } from './examples/lookups';
import { callerQuery, date, instant, language, money, none, required } from './fields';
import { categoryIdIn, claimedAmountIn, countIn, currencyIn } from './lookup-parameters';
import { operation } from './operation';
import {
  specs,
  priceSummary,
  picture,
  category,
  CATEGORY_INVALID,
  CATEGORY_UNKNOWN,
} from './lookups';

const claimedProduct = z
  .object({
    pid: z.string(),
    vcid: z.string().describe('The variant: products at the same or a similar price.'),
    alid: z.string().describe('The model family.'),
    product_name: z.string(),
    ...picture,
    specs,
    ...category,
    price: priceSummary.nullable(),
  })
  .meta({
    id: 'ClaimedProduct',
    description: 'The claimed product: `pid` is the `cpid` of an appraisal.',
  });

const likeKindAndQuality = z
  .object({
    is_match: z.boolean().describe('Of like kind and quality: all conditions below are met.'),
    same_brand: z.boolean(),
    not_older: z
      .boolean()
      .describe("Its family is not older than the claimed one's; false if a date is unknown."),
    unmatched_specs: z.array(z.string()).describe('Specs that are lower or unknown.'),
    reasons: z.array(z.string()).describe('Each condition as a sentence, for and against.'),
    reasons_for: z.array(z.string()).describe('Those of `reasons` in favour.'),
    reasons_against: z.array(z.string()).describe('Those of `reasons` against; empty for a match.'),
    caution: z
      .string()
      .nullable()
      .describe(
        'For a match that costs at least 30 % less than the claimed product: what the conditions do not cover.',
      ),
  })
  .meta({
    id: 'LikeKindAndQuality',
    description: 'Why a product is, or is not, of like kind and quality with the claimed one.',
  });

export const groupedOffer = z
  .object({
    pid: z.string().describe('`rpid` of an appraisal.'),
    vcid: z.string(),
    alid: z.string(),
    product_name: z.string(),
    offer_id: z.string(),
    shop_name: z.string(),
    shop_url: z.string().nullable(),
    shop_product_name: z.string().describe("The shop's name for it."),
    currency: z.string(),
    base_price: money,
    total_price: money.describe('Including delivery.'),
    price_date: instant.describe('When this price was read.'),
    in_stock: z.boolean(),
    filtered_price: z.boolean().describe('Excluded, see `filter_reason`; can still be chosen.'),
    filter_reason: z.string().nullable(),
    price_rule: z
      .enum(PRICE_RULES)
      .optional()
      .describe(
        'Only with `date`. `day_of_damage`: in force on that day; `before_damage`: the last price before it, at most 30 days old; `newest`: the product has no new offer with either.',
      ),
    match: likeKindAndQuality,
  })
  .meta({ id: 'GroupedOffer', description: "A shop's price of a replacement." });

export const prices = operation({
  id: 'prices',
  method: 'GET',
  path: '/prices',
  tag: 'Lookups',
  summary: 'Read the prices of a product and of its replacements',
  description:
    'One group per product: those with a price that is not excluded first, then by like kind and quality, then by price; with `date`, the price nearest to it first. For a single price use `grouped_prices[0][0].total_price`. An excluded price has its reason and can still be chosen.',
  location: 'PR',
  access: 'read',
  versioned: true,
  params: z.object({}),
  query: callerQuery.extend({
    pid: required(64)
      .describe('The claimed product, from a suggestion or a search.')
      .meta({ examples: ['apple-iphone-13-128-gb'] }),
    client_category_id: categoryIdIn
      .optional()
      .describe("The category of the replacements; default: the claimed product's."),
    claimed_amount: claimedAmountIn.optional(),
    date: date
      .optional()
      .describe(
        'The day of damage: the prices of that day, each with its `price_rule`; default: the newest prices. A product without a price on it or in the 30 days before has its newest prices.',
      )
      .meta({ examples: ['2026-03-01'] }),
    currency: currencyIn.optional(),
    language: language.optional(),
  }),
  body: none,
  reply: z.object({
    claimed_product: claimedProduct,
    grouped_prices: z.array(z.array(groupedOffer)),
    notes: z
      .array(z.string())
      .describe('Notes on all replacements, for instance that no other of the brand is left.'),
  }),
  faults: [
    { fault: 'missing', when: '`pid` is missing or empty', example: problemOf('pid', 'required') },
    {
      fault: 'invalid',
      when: '`claimed_amount` is not a number, or `date` not an existing date',
      example: problemOf('claimed_amount', 'not_an_amount_of_two_decimals'),
    },
    {
      fault: 'wrong',
      when: '`currency` not in ISO 4217, `language` unknown, or a text too long',
      example: problemOf('currency', 'not_a_currency'),
    },
    {
      fault: 'not_found',
      when: 'the catalogue has no such product',
      example: problem('product_not_found'),
    },
    CATEGORY_INVALID,
    CATEGORY_UNKNOWN,
  ],
  examples: { query: { pid: 'apple-iphone-13-128-gb' }, reply: pricesExample },
});

export const priceHistory = operation({
  id: 'priceHistory',
  method: 'GET',
  path: '/price_history',
  tag: 'Lookups',
  summary: 'Read the price history of a product',
  description:
    '`by=day`: the lowest price of each day. `by=shop`: every price, the newest 1,000. Days without a price are absent.',
  location: 'PR',
  access: 'read',
  versioned: true,
  params: z.object({}),
  query: callerQuery.extend({
    pid: required(64).meta({ examples: ['apple-iphone-13-128-gb'] }),
    by: z.enum(['day', 'shop']).optional().describe('Default `day`.'),
    days: countIn(730, 90).optional().describe('Days back from today.'),
    currency: currencyIn.optional(),
  }),
  body: none,
  reply: z.object({
    pid: z.string(),
    currency: z.string(),
    history: z
      .array(
        z.object({
          price_date: instant,
          shop_name: z.string().describe('The shop with this price.'),
          offer_id: z.string(),
          base_price: money,
          total_price: money,
        }),
      )
      .describe('Oldest first.'),
  }),
  faults: [
    { fault: 'missing', when: '`pid` is missing or empty', example: problemOf('pid', 'required') },
    {
      fault: 'invalid',
      when: '`days` is not an integer',
      example: problemOf('days', 'not_an_integer'),
    },
    {
      fault: 'wrong',
      when: '`days` is not 1 to 730, or `by` unknown',
      example: problemOf('days', 'too_big', { limit: 730 }),
    },
    {
      fault: 'not_found',
      when: 'the catalogue has no such product',
      example: problem('product_not_found'),
    },
  ],
  examples: { query: { pid: 'apple-iphone-13-128-gb' }, reply: priceHistoryExample },
});
