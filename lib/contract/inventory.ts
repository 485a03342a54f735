import { cause } from './cause';
import { problem, problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { committedExample, inventoryExample, newCommitExample } from './examples/inventory';
import {
  callerBody,
  callerQuery,
  claimPath,
  date,
  id,
  idIn,
  instant,
  money,
  none,
  required,
} from './fields';
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
      '`error`: the row is left out. `warning`: it is imported without the value, which is stored in its notes.',
    ),
  reason: z.string(),
  cause: cause.optional().describe('`reason` as code and values; absent in old rows.'),
  value: z
    .string()
    .optional()
    .describe('The value in the file, at most 200 characters; absent if empty.'),
});

const productMatch = z.object({
  pid: z.string(),
  product_name: z.string(),
  certainty: z
    .enum(['exact', 'likely'])
    .describe(
      '`exact`: by GTIN, model number or full name. `likely`: the best product that has all words.',
    ),
});

const inventoryRow = z
  .object({
    row: z.int().describe('Counted as in a spreadsheet: the first line is 1.'),
    description: z.string(),
    brand: z.string().nullable(),
    model: z.string().nullable(),
    serial_number: z.string().nullable(),
    gtin: z.string().nullable(),
    category: z.string().nullable().describe('As in the file.'),
    client_category_id: z.int().nullable().describe('The matching category of the catalogue.'),
    quantity: z.int(),
    date_purchase: date.nullable(),
    purchase_price: money.nullable().describe('Per piece.'),
    claimed_amount: money
      .nullable()
      .describe('For the line; default: `purchase_price` times `quantity`.'),
    condition: z.int().describe('Condition code, see `GET /conditions`.'),
    location: z.string().nullable(),
    receipt: z.boolean(),
    notes: z.string(),
    match: productMatch.nullable().describe('The proposed product.'),
    problems: z.array(rowProblem),
  })
  .meta({
    id: 'InventoryRow',
    description: 'A row of a household inventory as it was read.',
  });

const totals = z.object({
  row_count: z.int(),
  usable_count: z.int().describe('Rows without an error.'),
  error_count: z.int().describe('Rows with an error.'),
  warning_count: z.int().describe('Rows without an error but with a warning.'),
  exact_match_count: z.int(),
  likely_match_count: z.int(),
  claimed_amount: money.describe('Of rows without an error.'),
  currency: z.string(),
});

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
    committed_before: instant
      .nullable()
      .describe(
        'When the same file was imported into this claim before, if not undone since: its items would be in the claim twice.',
      ),
    matches_complete: z
      .boolean()
      .describe('False: the time limit for product lookups was reached.'),
    rows: z.array(inventoryRow),
    totals,
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
  query: callerQuery,
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
  params: intakePath,
  query: callerQuery,
  body: none,
  reply: inventory,
  faults: ['invalid', INTAKE_NOT_FOUND],
  examples: { reply: inventoryExample },
});

const committedItem = z.object({
  row: z.int(),
  row_id: id,
  appraisal_id: id.nullable().describe('Null: no product yet.'),
  actual_cash_value: money
    .nullable()
    .describe('ACV of the line when it was imported; null if not calculated.'),
  not_calculated: z
    .object({ field: z.string(), reason: z.string() })
    .nullable()
    .describe(
      'Why not: the field that the rule needs, `rule_set` if none was in force, `pid` without a product.',
    ),
});

export const commitInventory = operation({
  id: 'commitInventory',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/inventory/{intake_id}/commit',
  tag: 'Inventory',
  summary: 'Commit an inventory to its claim',
  description: [
    'Each row becomes an item. With a product it gets an appraisal too: the product as its own replacement, at the first price that `GET /prices` does not exclude, and its ACV by the rules in force on the day of the damage. If the rule lacks a fact, the RCV counts and the response says why. Items without a product are listed by `GET …/claimed_item?waiting=true`; `POST …/appraisal` with their `row_id` completes them.',
    'All rows or none. Repeating it changes nothing and returns the same.',
  ].join('\n'),
  location: 'CR',
  access: 'write',
  params: intakePath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    take_matches: z
      .enum(['exact', 'all', 'none'])
      .nullish()
      .describe('Which proposed products are accepted; default `exact`.'),
    choices: z
      .array(z.object({ row: idIn, pid: required(64).nullable() }))
      .max(5_000)
      .nullish()
      .describe('Rows with another product, or with none.'),
    leave_out_errors: z
      .boolean()
      .nullish()
      .describe('Whether rows with errors are left out; default false: one refuses the commit.'),
    leave_out: z.array(idIn).max(5_000).nullish().describe('More rows to leave out.'),
  }),
  reply: z.object({
    intake_id: id,
    status: z.enum(INTAKE_STATUSES),
    item_count: z.int(),
    appraisal_count: z.int(),
    calculated_count: z.int().describe('Items with a calculated ACV.'),
    not_calculated_count: z.int().describe('Items without one; `items` says why.'),
    items: z.array(committedItem).describe('The result of each row.'),
  }),
  faults: [
    {
      fault: 'missing',
      when: 'a choice lacks its row or its product',
      example: problemOf('choices.0.pid', 'required'),
    },
    'invalid',
    {
      fault: 'wrong',
      when: 'rows have errors and `leave_out_errors` is false, no row is left, a row or product does not exist, or the import was undone',
      example: problemOf('leave_out_errors', 'inventory_rows_with_errors', {
        count: 2,
        rows: '4, 7',
      }),
    },
    INTAKE_NOT_FOUND,
  ],
  examples: { body: newCommitExample, reply: committedExample },
});

export type Inventory = z.output<typeof inventory>;

export type InventoryRow = z.output<typeof inventoryRow>;
