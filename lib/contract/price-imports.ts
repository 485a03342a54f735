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

/** The catalogue is shared by all clients, so that an administrator of one sets the prices of all. */

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
      '`true`: everything is done and taken back, so that the answer tells what the feed would change.',
  });

export const priceImport = z
  .object({
    price_import_id: id,
    file_name: z.string(),
    file_bytes: z.int(),
    format: z.enum(['xml', 'tsv', 'csv']).nullable().describe('Null until it is read.'),
    shop_name: z.string().nullable(),
    currency: z.string().nullable(),
    dry_run: z.boolean(),
    price_date: date.describe('The day that the prices are of.'),
    status: z.enum(['waiting', 'running', 'done', 'failed']),
    progress: z.number().min(0).max(1).describe('How much of the feed has been read.'),
    reason: z.string().nullable().describe('Why it failed: nothing of it was written.'),
    cause: cause.nullable().describe('`reason` as data; null for a run from before it was kept.'),
    rows_read: z.int(),
    rows_refused: z.int().describe('Left out. `errors` says why.'),
    products_new: z.int(),
    offers_new: z.int(),
    offers_changed: z
      .int()
      .describe('Another price, stock, condition, name or address than before.'),
    offers_confirmed: z.int().describe('The price of an earlier day, seen again.'),
    offers_unchanged: z.int(),
    create_time: instant,
    start_time: instant.nullable(),
    finish_time: instant.nullable(),
  })
  .meta({ id: 'PriceImport', description: 'A price feed on its way into the catalogue.' });

export const createPriceImport = operation({
  id: 'createPriceImport',
  method: 'POST',
  path: '/price_imports',
  tag: 'Catalogue',
  summary: 'Import a price feed (multipart/form-data, one file)',
  description: [
    "Google Merchant TSV or XML (RSS 2.0, Atom), or CSV with a header, told by the file's first bytes; at most 60 MB. The catalogue is shared by all clients, so the client must be one that manages it.",
    '`shop_name`, `currency` and `dry_run` may stand in the address or, as fields, in the form.',
    'The answer comes at once; a worker does the work. The whole feed is written in one step or not at all. Rows that cannot be used are left out and listed with their reasons. The same feed again changes nothing.',
  ].join('\n'),
  location: '00',
  access: 'admin',
  heavy: true,
  carries: 'files',
  params: z.object({}),
  query: callerQuery.extend({
    shop_name: text(255)
      .optional()
      .describe('The shop, where the rows do not name one. Without it the host of their links.'),
    currency: currencyCode
      .optional()
      .describe(
        "The only currency that is taken, and that of prices which name none; the client's when left out. Rows in another are refused.",
      ),
    dry_run: isDryRun.optional(),
  }),
  body: none,
  reply: priceImport,
  faults: [
    { fault: 'missing', when: 'the form holds no file', example: problemOf('file', 'required') },
    {
      fault: 'invalid',
      when: 'the form is malformed',
      example: problemOf('body', 'body_malformed_form'),
    },
    {
      fault: 'wrong',
      when: 'there is more than one file, or a parameter is none that it can be',
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
      when: 'the file is no feed, or the body no multipart form',
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
  description: 'Those that the client has asked for, the newest first.',
  location: '00',
  access: 'admin',
  params: z.object({}),
  query: callerQuery.extend(page),
  body: none,
  reply: z.object({ price_imports: z.array(priceImport), metadata }),
  faults: [
    {
      fault: 'invalid',
      when: 'the cursor is not one of ours',
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
  summary: 'Read how far an import is',
  description: 'While it is `running`, about once a second there is something new to read.',
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
  summary: 'List the rows that were left out',
  description:
    'Each field that is wrong, in the order of the feed; the first 1,000 are kept. `row` counts as a spreadsheet does: the header is row 1. In XML it is the n-th item.',
  location: '00',
  access: 'admin',
  params: importPath,
  query: callerQuery.extend(page),
  body: none,
  reply: z.object({
    errors: z.array(
      z.object({
        row: z.int(),
        field: z.string().describe('Its name in the specification of Google, or `row`.'),
        reason: z.string(),
        cause: cause
          .nullable()
          .describe('`reason` as data; null for a run from before it was kept.'),
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
    'One that waits is not begun, one that runs is stopped and undone. Of one that is done only the record goes: its prices stay.',
  location: '00',
  access: 'admin',
  params: importPath,
  query: callerQuery,
  body: none,
  reply: none,
  faults: ['invalid', FORBIDDEN, NOT_FOUND],
});
