import { cause } from './cause';
import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { importErrorExample, importExample, waitingExample } from './examples/price-imports';
import {
  callerQuery,
  currencyCode,
  date,
  id,
  idIn,
  instant,
  metadata,
  none,
  page,
  text,
} from './fields';
import { operation } from './operation';

/** All clients share the catalogue, so an administrator of one client changes the prices of all. */

const FORBIDDEN = {
  fault: 'forbidden',
  when: 'the client does not manage the catalogue',
  example: problem('catalogue_not_managed'),
} as const;
const NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such import',
  example: problem('price_import_not_found'),
} as const;

const importPath = z.object({ price_import_id: idIn });

const isDryRun = z
  .enum(['true', 'false'], reason('not_one_of'))
  .transform((value) => value === 'true')
  .meta({
    type: 'boolean',
    enum: [true, false],
    description:
      '`true`: the import is rolled back at the end, to show what the feed would change.',
  });

export const priceImport = z
  .object({
    price_import_id: id,
    file_name: z.string(),
    file_bytes: z.int(),
    format: z.enum(['xml', 'tsv', 'csv']).nullable().describe('Null until detected.'),
    shop_name: z.string().nullable(),
    currency: z.string().nullable(),
    dry_run: z.boolean(),
    price_date: date.describe('The date of the prices.'),
    status: z.enum(['waiting', 'running', 'done', 'failed']),
    progress: z.number().min(0).max(1).describe('The part of the feed that was read.'),
    reason: z.string().nullable().describe('Why it failed. Nothing was written.'),
    cause: cause.nullable().describe('`reason` as code and values; null for old imports.'),
    rows_read: z.int(),
    rows_refused: z.int().describe('Rows left out, see `errors`.'),
    products_new: z.int(),
    offers_new: z.int(),
    offers_changed: z
      .int()
      .describe('With another price, stock, condition, name or URL than before.'),
    offers_confirmed: z.int().describe('With the same price as on an earlier day.'),
    offers_unchanged: z.int(),
    unknown_categories: z
      .array(z.object({ word: z.string(), rows: z.int() }))
      .describe(
        'Category words that stand for no category, most frequent first; at most 100. Their new products are in the category Other until `PUT /category_settings` assigns the words and the next import begins.',
      ),
    create_time: instant,
    start_time: instant.nullable(),
    finish_time: instant.nullable(),
  })
  .meta({ id: 'PriceImport', description: 'An import of a price feed into the catalogue.' });

export const createPriceImport = operation({
  id: 'createPriceImport',
  method: 'POST',
  path: '/price_imports',
  tag: 'Catalogue',
  summary: 'Import a price feed (multipart/form-data, one file)',
  description: [
    'Google Merchant TSV or XML (RSS 2.0, Atom), or CSV with a header, detected from the bytes; at most 60 MB. All clients share the catalogue; the client must be allowed to manage it.',
    '`shop_name`, `currency` and `dry_run` may be in the query or in the form.',
    'The response comes at once; a worker imports the feed, completely or not at all. Invalid rows are left out and listed with their errors. The same feed again changes nothing.',
  ].join('\n'),
  location: '00',
  access: 'admin',
  heavy: true,
  carries: 'files',
  params: z.object({}),
  query: callerQuery.extend({
    shop_name: text(255)
      .optional()
      .describe('The shop, if the rows have none; default: the host of their links.'),
    currency: currencyCode
      .optional()
      .describe(
        "The only currency accepted, and the default of prices without one; default: the client's.",
      ),
    dry_run: isDryRun.optional(),
  }),
  body: none,
  reply: priceImport,
  faults: [
    { fault: 'missing', when: 'the form has no file', example: problemOf('file', 'required') },
    {
      fault: 'invalid',
      when: 'the form is malformed',
      example: problemOf('body', 'body_malformed_form'),
    },
    {
      fault: 'wrong',
      when: 'there is more than one file, or a parameter is invalid',
      example: problemOf('file', 'more_than_one_feed'),
    },
    FORBIDDEN,
    {
      fault: 'too_large',
      when: 'the request is larger than 60 MB',
      example: problem('request_too_large', { size: 60 }),
    },
    {
      fault: 'unsupported',
      when: 'the file is not a feed, or the body is not a multipart form',
      example: problem('feed_not_a_table'),
    },
  ],
  examples: {
    query: { shop_name: 'Nordlys Elektronik', currency: 'DKK', dry_run: 'false' },
    reply: waitingExample,
  },
});

export const listPriceImports = operation({
  id: 'listPriceImports',
  method: 'GET',
  path: '/price_imports',
  tag: 'Catalogue',
  summary: 'List the imports of price feeds',
  description: 'Those of the client, newest first.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend(page),
  body: none,
  reply: z.object({ price_imports: z.array(priceImport), metadata }),
  faults: [
    {
      fault: 'invalid',
      when: 'the cursor is invalid',
      example: problemOf('cursor', 'not_a_cursor'),
    },
    {
      fault: 'wrong',
      when: '`limit` is not 1 to 100',
      example: problemOf('limit', 'too_big', { limit: 100 }),
    },
    FORBIDDEN,
  ],
  examples: { reply: { price_imports: [importExample], metadata: { next_cursor: null } } },
});

export const readPriceImport = operation({
  id: 'readPriceImport',
  method: 'GET',
  path: '/price_imports/{price_import_id}',
  tag: 'Catalogue',
  summary: 'Read an import and its progress',
  description: 'While it is `running`, progress changes about once a second.',
  location: '00',
  access: 'admin',
  params: importPath,
  query: callerQuery,
  body: none,
  reply: priceImport,
  faults: ['invalid', FORBIDDEN, NOT_FOUND],
  examples: { reply: importExample },
});

export const listPriceImportErrors = operation({
  id: 'listPriceImportErrors',
  method: 'GET',
  path: '/price_imports/{price_import_id}/errors',
  tag: 'Catalogue',
  summary: 'List the invalid rows of an import',
  description:
    'One entry per invalid field, in the order of the feed; the first 1,000. `row` counts as in a spreadsheet: the header is row 1. In XML it is the n-th item.',
  location: '00',
  access: 'admin',
  params: importPath,
  query: callerQuery.extend(page),
  body: none,
  reply: z.object({
    errors: z.array(
      z.object({
        row: z.int(),
        field: z.string().describe("Its name in Google's specification, or `row`."),
        reason: z.string(),
        cause: cause.nullable().describe('`reason` as code and values; null for old imports.'),
      }),
    ),
    metadata,
  }),
  faults: [
    'invalid',
    {
      fault: 'wrong',
      when: '`limit` is not 1 to 100',
      example: problemOf('limit', 'too_big', { limit: 100 }),
    },
    FORBIDDEN,
    NOT_FOUND,
  ],
  examples: { reply: { errors: [importErrorExample], metadata: { next_cursor: null } } },
});

export const discardPriceImport = operation({
  id: 'discardPriceImport',
  method: 'DELETE',
  path: '/price_imports/{price_import_id}',
  tag: 'Catalogue',
  summary: 'Discard an import',
  description:
    'Cancels a waiting import, stops and rolls back a running one. For a finished one only the record is deleted: its prices stay.',
  location: '00',
  access: 'admin',
  params: importPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', FORBIDDEN, NOT_FOUND],
});
