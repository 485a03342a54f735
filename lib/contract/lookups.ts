import { problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { searchExample, suggestionExample } from './examples/lookups';
import { callerQuery, instant, language, money, none, required } from './fields';
import { categoryIdIn, countIn, currencyIn } from './lookup-parameters';
import { operation } from './operation';

const deprecated = (since: string, instead: string) => ({
  deprecated: true,
  description: `Deprecated since ${since}: use \`${instead}\`.`,
});

export const specs = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
  .describe('What is known of the variant: `storage_gb`, `screen_in`, `colour` and so on.');

export const priceSummary = z
  .object({
    price_min: money.describe('The lowest current price.'),
    price_max: money.describe('The highest current price.'),
    shop_count: z.int().describe('Shops that have one.'),
    price_date: instant.describe('When the newest of these prices was read.'),
    currency: z.string(),
    is_current: z
      .boolean()
      .describe(
        "False: the newest price is older than 30 days. It is the last one known, not today's.",
      ),
  })
  .meta({
    id: 'PriceSummary',
    description: 'The prices of a product, without those that a filter sets aside.',
  });

export const picture = {
  pic_url: z
    .string()
    .nullable()
    .describe(
      'A picture of ours by its path below the origin of the service (`/files/products/…`), or the absolute address that a price feed named.',
    ),
  product_pic_url: z.string().nullable().meta(deprecated('0.121.0', 'pic_url')),
};

export const category = {
  client_category_id: z.int(),
  client_category: z.string().describe("In the language of `language`, else in the client's."),
};

const hit = {
  product_name: z.string(),
  pid: z.string().describe('The product: `pid` of `/prices`, `cpid` of an appraisal.'),
  ...picture,
  ...category,
  cid: z.int().meta(deprecated('0.20.70', 'client_category_id')),
  category: z.string().meta(deprecated('0.20.70', 'client_category')),
  specs,
  price: priceSummary.nullable().describe('Null when no shop has had a price.'),
};

export const suggestedProduct = z
  .object(hit)
  .meta({ id: 'SuggestedProduct', description: 'A product that may be meant.' });

const priceClusters = z.object({ low: money, mid: money, high: money }).meta({
  id: 'PriceClusters',
  description: 'The middle of the lower, the middle and the upper third of the current prices.',
});

export const foundProduct = z
  .object({ ...hit, price_clusters: priceClusters.nullable() })
  .meta({ id: 'FoundProduct', description: 'A product of a search, the best match first.' });

const correctedQuery = z
  .string()
  .nullable()
  .describe('What was looked for instead, when nothing is spelt like `query`; else null.');

export const CATEGORY_INVALID = {
  fault: 'invalid',
  location: 'CS',
  when: '`client_category_id` is not an integer',
  example: problemOf('client_category_id', 'not_an_integer'),
} as const;

export const CATEGORY_UNKNOWN = {
  fault: 'wrong',
  location: 'CS',
  when: 'there is no such category',
  example: problemOf('client_category_id', 'unknown_category'),
} as const;

export const searchSuggestion = operation({
  id: 'searchSuggestion',
  method: 'GET',
  path: '/search_suggestion',
  tag: 'Lookups',
  summary: 'Products while somebody types',
  description:
    'The last word may be unfinished. Words may be torn apart or run together; a category may be named by its everyday words in en, da, sv, nb, de or fi. Spelling mistakes are forgiven when nothing is spelt as typed.',
  location: 'SS',
  access: 'read',
  versioned: true,
  params: z.object({}),
  query: callerQuery.extend({
    query: required(255)
      .describe('What was typed so far.')
      .meta({ examples: ['iphone 13'] }),
    client_category_id: categoryIdIn.optional().describe('Only products of this category.'),
    currency: currencyIn.optional(),
    language: language.optional(),
    limit: countIn(20, 8).optional(),
  }),
  body: none,
  reply: z.object({ results: z.array(suggestedProduct), corrected_query: correctedQuery }),
  faults: [
    {
      fault: 'missing',
      when: '`query` is missing or empty',
      example: problemOf('query', 'required'),
    },
    {
      fault: 'invalid',
      when: '`limit` is not an integer',
      example: problemOf('limit', 'not_an_integer'),
    },
    {
      fault: 'wrong',
      when: '`limit` is not 1 to 20, `query` too long, `currency` none of ISO 4217 or `language` unknown',
      example: problemOf('limit', 'too_big', { limit: 20 }),
    },
    CATEGORY_INVALID,
    CATEGORY_UNKNOWN,
  ],
  examples: { query: { query: 'iphone 13' }, reply: suggestionExample },
});

export const categoryPrediction = z
  .object({
    ...category,
    is_forced: z
      .boolean()
      .describe('The category is the one that the caller forced, whatever the words say.'),
    reason: z.string().describe('Why this category, in the language of `language`.'),
  })
  .meta({ id: 'CategoryPrediction', description: 'What kind of thing was looked for.' });

export const productSearch = operation({
  id: 'productSearch',
  method: 'GET',
  path: '/product_search',
  tag: 'Lookups',
  summary: 'Search the products',
  description:
    'Ranked, the best match first. The category is predicted from what was found; one that the caller names comes first, and with `force_client_category=true` no other is shown.',
  location: 'PS',
  access: 'read',
  versioned: true,
  params: z.object({}),
  query: callerQuery.extend({
    query: required(255)
      .describe('Words of the product: brand, family, storage, size, model number or GTIN.')
      .meta({ examples: ['samsung galaxy s24 256'] }),
    client_category_id: categoryIdIn
      .optional()
      .describe('The category that the caller believes in.'),
    client_category: required(128)
      .optional()
      .describe('The same by its name, in any of the languages.'),
    force_client_category: z
      .enum(['true', 'false'])
      .optional()
      .describe('`true`: only products of that category.'),
    currency: currencyIn.optional(),
    language: language.optional(),
    limit: countIn(50, 20).optional(),
  }),
  body: none,
  reply: z.object({
    results: z.array(foundProduct),
    corrected_query: correctedQuery,
    category_prediction: categoryPrediction
      .nullable()
      .describe('Null when nothing was found and no category named.'),
  }),
  faults: [
    {
      fault: 'missing',
      when: '`query` is missing or empty, or a category is to be forced that is not named',
      example: problemOf('query', 'required'),
    },
    {
      fault: 'invalid',
      when: '`limit` is not an integer',
      example: problemOf('limit', 'not_an_integer'),
    },
    {
      fault: 'wrong',
      when: '`limit` is not 1 to 50, `query` too long, `currency` none of ISO 4217 or `language` unknown',
      example: problemOf('limit', 'too_big', { limit: 50 }),
    },
    CATEGORY_INVALID,
    CATEGORY_UNKNOWN,
  ],
  examples: { query: { query: 'iphone 13 128' }, reply: searchExample },
});
