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
  .describe('Known properties of the variant: `storage_gb`, `screen_in`, `colour` and so on.');

export const priceSummary = z
  .object({
    price_min: money.describe('The lowest current price.'),
    price_max: money.describe('The highest current price.'),
    shop_count: z.int().describe('Shops with a current price.'),
    price_date: instant.describe('When the newest of these prices was read.'),
    currency: z.string(),
    is_current: z.boolean().describe('False: older than 30 days, the last known price.'),
  })
  .meta({
    id: 'PriceSummary',
    description: 'The prices of a product, without excluded ones.',
  });

export const picture = {
  pic_url: z
    .string()
    .nullable()
    .describe(
      'A path below the origin of the service (`/files/products/…`), or the absolute URL from a price feed.',
    ),
  product_pic_url: z.string().nullable().meta(deprecated('0.121.0', 'pic_url')),
};

export const category = {
  client_category_id: z.int(),
  client_category: z.string().describe("In `language`, by default the client's."),
};

const hit = {
  product_name: z.string(),
  pid: z.string().describe('The product: `pid` of `/prices`, `cpid` of an appraisal.'),
  ...picture,
  ...category,
  cid: z.int().meta(deprecated('0.20.70', 'client_category_id')),
  category: z.string().meta(deprecated('0.20.70', 'client_category')),
  specs,
  price: priceSummary.nullable().describe('Null if no shop has had a price.'),
};

export const suggestedProduct = z
  .object(hit)
  .meta({ id: 'SuggestedProduct', description: 'A suggested product.' });

const priceClusters = z.object({ low: money, mid: money, high: money }).meta({
  id: 'PriceClusters',
  description: 'The medians of the lower, middle and upper third of the current prices.',
});

export const foundProduct = z
  .object({ ...hit, price_clusters: priceClusters.nullable() })
  .meta({ id: 'FoundProduct', description: 'A product found by a search.' });

const correctedQuery = z
  .string()
  .nullable()
  .describe('The corrected query if nothing is spelt like `query`; otherwise null.');

const match = z
  .enum(['exact', 'close', 'none'])
  .describe(
    'Whether the results are what `query` says, after corrections of its spelling: `exact`: at least one is, and those come first; `close`: no product is, and the results are of the same kind but lack something of the query; `none`: the catalogue has nothing of this kind.',
  );

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
  summary: 'Suggest products while the user types',
  description:
    'The last word may be incomplete, words may be split or joined, and categories go by everyday names in en, da, sv, nb, de and fi. Spelling mistakes are corrected if nothing matches as typed. Products of another kind are never suggested; `match` says whether there is an exact match.',
  location: 'SS',
  access: 'read',
  versioned: true,
  params: z.object({}),
  query: callerQuery.extend({
    query: required(255)
      .describe('The text typed so far.')
      .meta({ examples: ['iphone 13'] }),
    client_category_id: categoryIdIn.optional().describe('Only products of this category.'),
    currency: currencyIn.optional(),
    language: language.optional(),
    limit: countIn(20, 8).optional(),
  }),
  body: none,
  reply: z.object({
    results: z.array(suggestedProduct),
    match,
    corrected_query: correctedQuery,
  }),
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
      when: '`limit` is not 1 to 20, `query` too long, `currency` not in ISO 4217 or `language` unknown',
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
    is_forced: z.boolean().describe('The caller forced this category.'),
    reason: z.string().describe('Why this category, in `language`.'),
  })
  .meta({ id: 'CategoryPrediction', description: 'The category of the query.' });

export const productSearch = operation({
  id: 'productSearch',
  method: 'GET',
  path: '/product_search',
  tag: 'Lookups',
  summary: 'Search products',
  description:
    'Best match first. Products of another kind are never returned; `match` says whether there is an exact match. The category is predicted from the results; one given by the caller ranks first, and with `force_client_category=true` it is the only one.',
  location: 'PS',
  access: 'read',
  versioned: true,
  params: z.object({}),
  query: callerQuery.extend({
    query: required(255)
      .describe('Brand, family, storage, size, model number or GTIN.')
      .meta({ examples: ['samsung galaxy s24 256'] }),
    client_category_id: categoryIdIn.optional().describe('The category that the caller expects.'),
    client_category: required(128)
      .optional()
      .describe('The same by name, in any of the languages.'),
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
    match,
    corrected_query: correctedQuery,
    category_prediction: categoryPrediction
      .nullable()
      .describe('Null if nothing was found and no category given.'),
  }),
  faults: [
    {
      fault: 'missing',
      when: '`query` is missing or empty, or `force_client_category` has no category',
      example: problemOf('query', 'required'),
    },
    {
      fault: 'invalid',
      when: '`limit` is not an integer',
      example: problemOf('limit', 'not_an_integer'),
    },
    {
      fault: 'wrong',
      when: '`limit` is not 1 to 50, `query` too long, `currency` not in ISO 4217 or `language` unknown',
      example: problemOf('limit', 'too_big', { limit: 50 }),
    },
    CATEGORY_INVALID,
    CATEGORY_UNKNOWN,
  ],
  examples: { query: { query: 'iphone 13 128' }, reply: searchExample },
});
