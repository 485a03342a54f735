import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { priceHistoryExample, pricesExample } from './examples/lookups';
import { callerQuery, instant, language, money, none, required } from './fields';
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
    vcid: z.string().describe('The variant: products with the same or a similar price.'),
    alid: z.string().describe('The model family.'),
    product_name: z.string(),
    ...picture,
    specs,
    ...category,
    price: priceSummary.nullable(),
  })
  .meta({
    id: 'ClaimedProduct',
    description: 'The product that is claimed: `pid` is the `cpid` of an appraisal.',
  });

export const likeKindAndQuality = z
  .object({
    is_match: z.boolean().describe('Of like kind and quality: everything below holds.'),
    same_brand: z.boolean(),
    not_older: z
      .boolean()
      .describe(
        "Its family is not older than the claimed one's; false also when a date is not known.",
      ),
    unmatched_specs: z
      .array(z.string())
      .describe('Names of the specs that fall short or are not known.'),
    reasons: z.array(z.string()).describe('Each point in a sentence, for and against.'),
    reasons_for: z.array(z.string()).describe('Those of `reasons` that speak for it.'),
    reasons_against: z
      .array(z.string())
      .describe('Those of `reasons` that speak against it; none of a match.'),
    caution: z
      .string()
      .nullable()
      .describe(
        'Of a match that costs 30 % less than the claimed product or still less: what the points above cannot tell.',
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
    shop_product_name: z.string().describe('What the shop calls it.'),
    currency: z.string(),
    base_price: money,
    total_price: money.describe('With delivery.'),
    price_date: instant.describe('When this price was read.'),
    in_stock: z.boolean(),
    filtered_price: z
      .boolean()
      .describe('Set aside, for `filter_reason`; it can be chosen all the same.'),
    filter_reason: z.string().nullable(),
    match: likeKindAndQuality,
  })
  .meta({ id: 'GroupedOffer', description: "A shop's price of a replacement candidate." });

export const prices = operation({
  id: 'prices',
  method: 'GET',
  path: '/prices',
  tag: 'Lookups',
  summary: 'Prices of a product and of what may replace it',
  description:
    'One group per product: first those with a price that is not set aside, the closest in kind and quality first, then the cheapest. `grouped_prices[0][0].total_price` is the answer when one price is wanted. A price that was set aside says why and stays selectable.',
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
      .describe(
        "Where replacements are looked for, when not in the claimed product's own category.",
      ),
    claimed_amount: claimedAmountIn.optional(),
    currency: currencyIn.optional(),
    language: language.optional(),
  }),
  body: none,
  reply: z.object({
    claimed_product: claimedProduct,
    grouped_prices: z.array(z.array(groupedOffer)),
    notes: z
      .array(z.string())
      .describe(
        'What holds for all candidates: that no other one of the brand is left, for instance.',
      ),
  }),
  faults: [
    { fault: 'missing', when: '`pid` is missing or empty', example: problemOf('pid', 'required') },
    {
      fault: 'invalid',
      when: '`claimed_amount` is not a number',
      example: problemOf('claimed_amount', 'not_an_amount_of_two_decimals'),
    },
    {
      fault: 'wrong',
      when: '`currency` is none of ISO 4217, `language` unknown, or a text too long',
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
  summary: 'What a product cost over time',
  description:
    'By day: the lowest price that was read on it. By shop: every price that was read, the newest 1,000. Days without a price have no entry.',
  location: 'PR',
  access: 'read',
  versioned: true,
  params: z.object({}),
  query: callerQuery.extend({
    pid: required(64).meta({ examples: ['apple-iphone-13-128-gb'] }),
    by: z.enum(['day', 'shop']).optional().describe('`day` when left out.'),
    days: countIn(730, 90).optional().describe('How far back, from today.'),
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
          shop_name: z.string().describe('The shop that had this price.'),
          offer_id: z.string(),
          base_price: money,
          total_price: money,
        }),
      )
      .describe('The oldest first.'),
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
