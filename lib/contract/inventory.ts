import { cause } from './cause';
import { problem, problemOf, reason } from '@/lib/shared/reasons';
import { z } from 'zod';
import { PRECISIONS } from '@/lib/shared/purchase';
import { inventoryExample } from './examples/inventory';
import { callerQuery, claimPath, date, id, idIn, instant, money, none } from './fields';
import { inventoryField } from './inventory-fields';
import { operation } from './operation';

export const intakePath = claimPath.extend({
  intake_id: idIn.meta({ description: 'An import of the claim.', examples: [73120] }),
});

export const INTAKE_STATUSES = ['draft', 'committed', 'undone'] as const;

const rowProblem = z.object({
  field: z.string().describe('The column: the field below, or the Homebox column.'),
  severity: z
    .enum(['error', 'warning'])
    .describe(
      '`error`: the row is left out. `warning`: it is imported; a value that could not be read is stored in its notes.',
    ),
  reason: z.string(),
  cause: cause.optional().describe('`reason` as code and values; absent in old rows.'),
  value: z
    .string()
    .optional()
    .describe('The value in the file, at most 200 characters; absent if empty.'),
});

const assumption = rowProblem
  .omit({ severity: true })
  .meta({ description: 'How an inexact value was read. Its words are stored in the notes.' });

const skippedRow = z.object({
  row: z.int(),
  text: z.string().describe('The texts of the row, at most 200 characters.'),
  amount: money.nullable().describe('Of a total, if it can be read.'),
  reason: z.string().describe('Why the row is not an item: for example `is a total`.'),
  cause,
});

export const inventorySkippedRows = z
  .array(skippedRow)
  .describe('Rows that are not items: totals, names of rooms, repeated column names.');

const duplicateOf = z
  .object({
    row: z.int().nullable().describe('An earlier row of the file.'),
    row_id: id.nullable().describe('An item of the claim.'),
  })
  .describe('What the row seems to repeat; a warning says so too.');

const correction = z
  .object({
    field: inventoryField,
    text: z.string().describe('As it was entered; empty for an emptied cell.'),
    file_text: z.string().describe('The value in the file, at most 200 characters.'),
  })
  .describe('A cell that somebody corrected.');

const productMatch = z.object({
  pid: z.string(),
  product_name: z.string(),
  certainty: z
    .enum(['exact', 'likely'])
    .describe(
      '`exact`: by GTIN, model number or full name. `likely`: the best product that has all words.',
    ),
});

export const inventoryRow = z
  .object({
    row: z.int().describe('Counted as in a spreadsheet: the first line is 1.'),
    description: z.string(),
    brand: z.string().nullable(),
    model: z.string().nullable(),
    serial_number: z.string().nullable(),
    gtin: z.string().nullable(),
    category: z.string().nullable().describe('As in the file.'),
    client_category_id: z
      .int()
      .nullable()
      .describe(
        'The matching category of the catalogue; without a known name of one, that of the description, which an assumption says.',
      ),
    quantity: z.int(),
    date_purchase: date
      .nullable()
      .describe('Of a month, a season or a year its middle; of an age the day so long before.'),
    date_purchase_precision: z
      .enum(PRECISIONS)
      .nullish()
      .describe('What `date_purchase` was read from; null without a date.'),
    purchase_price: money.nullable().describe('Per piece.'),
    claimed_amount: money
      .nullable()
      .describe('For the line; default: `purchase_price` times `quantity`.'),
    condition: z.int().describe('Condition code, see `GET /conditions`.'),
    location: z.string().nullable(),
    receipt: z.boolean(),
    notes: z.string(),
    match: productMatch.nullable().describe('The proposed product.'),
    duplicate_of: duplicateOf.nullish(),
    problems: z.array(rowProblem),
    assumptions: z.array(assumption).optional(),
    corrections: z.array(correction).optional(),
    include: z
      .boolean()
      .nullish()
      .describe('True: taken as an item, false: left out, null: as it was read.'),
    take_match: z
      .boolean()
      .nullish()
      .describe('Whether the proposed product is used; null: as the commit says.'),
    skipped: z
      .object({ reason: z.string(), cause })
      .nullish()
      .describe('Why the row was not read as an item, before somebody made it one.'),
  })
  .meta({
    id: 'InventoryRow',
    description: 'A row of a household inventory as it was read.',
  });

export const inventoryTotals = z.object({
  row_count: z.int(),
  usable_count: z.int().describe('Rows without an error that are not left out.'),
  error_count: z.int().describe('Rows with an error.'),
  warning_count: z.int().describe('Rows without an error but with a warning.'),
  exact_match_count: z.int(),
  likely_match_count: z.int(),
  left_out_count: z.int().optional().describe('Rows that somebody left out.'),
  claimed_amount: money.describe('Of the usable rows.'),
  file_total: money
    .optional()
    .describe('What the file states as its sum, in a row below its items; absent if nowhere.'),
  currency: z.string(),
});

const inventoryColumn = z.object({
  column: z.int().describe('The first column is 1.'),
  name: z.string().describe('At most 100 characters; empty without a name.'),
  field: inventoryField.nullable().describe('Null: not used.'),
  samples: z.array(z.string()).describe('Some of its values.'),
  may_be_line: z
    .boolean()
    .optional()
    .describe(
      'True: prices that nothing in the file says to be per piece or for the row, where rows have several pieces. They are read per piece; choose `purchase_price` or `claimed_amount`.',
    ),
});

export const inventoryColumns = {
  header_row: z.int().describe('The row with the column names; 0: there is none.'),
  mapping: z
    .enum(['names', 'remembered', 'chosen'])
    .describe(
      "Where the fields of the columns come from: their names, the client's last import with these names, or a choice in this draft.",
    ),
  columns: z.array(inventoryColumn).describe('Empty: the draft cannot be corrected.'),
};

const inventory = z
  .object({
    intake_id: id,
    client_reference_id: id,
    status: z.enum(INTAKE_STATUSES),
    file_name: z.string(),
    sha256: z.string(),
    format: z.enum(['csv', 'xlsx']),
    source: z.enum(['own', 'homebox']).describe('The format of the columns.'),
    understood: z
      .object({
        encoding: z.string().optional(),
        delimiter: z.string().optional(),
        sheet: z.string().optional(),
      })
      .describe('How the file was read.'),
    unknown_columns: z.array(z.string()).describe('Ignored.'),
    ...inventoryColumns,
    committed_before: instant
      .nullable()
      .describe(
        'When the same file was imported into this claim before, if not undone since: its items would be in the claim twice.',
      ),
    matches_complete: z
      .boolean()
      .describe('False: the time limit for product lookups was reached.'),
    rows: z.array(inventoryRow),
    skipped_rows: inventorySkippedRows,
    totals: inventoryTotals,
    revision: z.int().describe('Grows with every change of the draft. Send it in `If-Match`.'),
    create_time: instant,
    commit_time: instant.nullable(),
    undo_time: instant.nullable(),
  })
  .meta({ id: 'Inventory', description: 'An import of a household inventory.' });

const CLAIM_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such claim',
  example: problem('client_reference_not_found'),
} as const;

export const INTAKE_NOT_FOUND = {
  fault: 'not_found',
  when: 'the claim or the import does not exist for this client',
  example: problem('inventory_intake_not_found'),
} as const;

export const CHANGED_DRAFT = {
  fault: 'changed',
  when: 'the draft has changed since the revision in `If-Match`; nothing is changed',
  example: problemOf('revision', 'changed', { revision: 7 }),
} as const;

export const previewInventory = operation({
  id: 'previewInventory',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/inventory',
  tag: 'Inventory',
  summary: 'Read a household inventory (multipart/form-data, one file)',
  description: [
    'CSV or XLSX, detected from the bytes; at most 10 MB and 5,000 rows. Columns are found by name: ours, in six languages, or the `HB.` columns of a Homebox export. See [Inventories](/docs/guide/inventories).',
    'Does not change the claim: the response has each row as it was read, its problems and a proposed product. Stored as a draft to commit; drafts older than a day are deleted with the next preview of the claim.',
  ].join('\n'),
  location: 'CR',
  access: 'write',
  heavy: true,
  carries: 'files',
  params: claimPath,
  query: callerQuery.extend({
    any_columns: z
      .enum(['true', 'false'], reason('not_one_of'))
      .optional()
      .describe(
        '`true`: a file without a description column is read too, for its columns to be chosen with `PATCH`.',
      ),
  }),
  body: none,
  reply: inventory,
  faults: [
    { fault: 'missing', when: 'the form has no file', example: problemOf('file', 'required') },
    {
      fault: 'invalid',
      when: 'the form is malformed, or the id is not an integer',
      example: problemOf('body', 'body_malformed_form'),
    },
    {
      fault: 'wrong',
      when: 'there is more than one file, or the file is not an inventory: no description column, an unclosed quotation mark, an overlong line',
      example: problemOf('file', 'list_no_description_column', { row: 'colour, size' }),
    },
    CLAIM_NOT_FOUND,
    {
      fault: 'too_large',
      when: 'the file is larger than 10 MB, has more than 5,000 rows or unpacks to more than 64 MiB',
      example: problemOf('file', 'list_too_many_rows', { count: 5000 }),
    },
    {
      fault: 'unsupported',
      when: 'the file is neither CSV nor XLSX, or the body is no multipart form',
      example: problemOf('file', 'list_not_csv_or_xlsx'),
    },
    {
      fault: 'undecodable',
      when: 'the workbook is damaged, an old .xls, or password-protected',
      example: problemOf('file', 'list_old_excel'),
    },
  ],
  examples: { reply: inventoryExample },
});

export const readInventory = operation({
  id: 'readInventory',
  method: 'GET',
  path: '/client_reference/{client_reference_id}/inventory/{intake_id}',
  tag: 'Inventory',
  summary: 'Read an inventory import',
  description: 'The response of the preview, with the current state.',
  location: 'CR',
  access: 'read',
  revisioned: 'read',
  params: intakePath,
  query: callerQuery,
  body: none,
  reply: inventory,
  faults: ['invalid', INTAKE_NOT_FOUND],
  examples: { reply: inventoryExample },
});

export type Inventory = z.output<typeof inventory>;

export type InventoryColumn = z.output<typeof inventoryColumn>;

export type InventoryRow = z.output<typeof inventoryRow>;
