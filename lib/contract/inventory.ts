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
  intake_id: idIn.meta({ description: 'An intake of the claim.', examples: [73120] }),
});

export const INTAKE_STATUSES = ['draft', 'committed', 'undone'] as const;

const rowProblem = z.object({
  field: z
    .string()
    .describe('The column, by the name of its field below or, of Homebox, by its own.'),
  severity: z
    .enum(['error', 'warning'])
    .describe(
      'An `error` keeps the row out. With a `warning` it is taken without the value, which is kept in its notes.',
    ),
  reason: z.string(),
  cause: cause.optional().describe('`reason` as data; left out in rows read before it was kept.'),
  value: z
    .string()
    .optional()
    .describe('What the file says there, 200 characters at most; left out where it says nothing.'),
});

const productMatch = z.object({
  pid: z.string(),
  product_name: z.string(),
  certainty: z
    .enum(['exact', 'likely'])
    .describe(
      '`exact`: the GTIN, the model number or the whole name. `likely`: the closest product that has all the words.',
    ),
});

export const inventoryRow = z
  .object({
    row: z.int().describe('As a spreadsheet counts: the first line is 1.'),
    description: z.string(),
    brand: z.string().nullable(),
    model: z.string().nullable(),
    serial_number: z.string().nullable(),
    gtin: z.string().nullable(),
    category: z.string().nullable().describe('As the file says it.'),
    client_category_id: z.int().nullable().describe('The category of the catalogue that it names.'),
    quantity: z.int(),
    date_purchase: date.nullable(),
    purchase_price: money.nullable().describe('Of one piece.'),
    claimed_amount: money
      .nullable()
      .describe('Of the line; without one of its own, `purchase_price` times `quantity`.'),
    condition: z.int().describe('Condition code, see `GET /conditions`.'),
    location: z.string().nullable(),
    receipt: z.boolean(),
    notes: z.string(),
    match: productMatch.nullable().describe('The product of the catalogue that is proposed.'),
    problems: z.array(rowProblem),
  })
  .meta({
    id: 'InventoryRow',
    description: 'A row of a household inventory, as it was understood.',
  });

const totals = z.object({
  row_count: z.int(),
  usable_count: z.int().describe('Rows without an error.'),
  error_count: z.int().describe('Rows with one.'),
  warning_count: z.int().describe('Usable rows with a warning.'),
  exact_match_count: z.int(),
  likely_match_count: z.int(),
  claimed_amount: money.describe('Of the usable rows.'),
  currency: z.string(),
});

export const inventory = z
  .object({
    intake_id: id,
    client_reference_id: id,
    status: z.enum(INTAKE_STATUSES),
    file_name: z.string(),
    sha256: z.string(),
    format: z.enum(['csv', 'xlsx']),
    source: z.enum(['own', 'homebox']).describe('Whose columns they are.'),
    understood: z
      .object({
        encoding: z.string().optional(),
        delimiter: z.string().optional(),
        sheet: z.string().optional(),
      })
      .describe('How the file was read.'),
    unknown_columns: z.array(z.string()).describe('Passed over.'),
    committed_before: instant
      .nullable()
      .describe(
        'When the very same file was committed into this claim before, and not undone since; what it brought would be there twice.',
      ),
    matches_complete: z
      .boolean()
      .describe(
        'False: the time for looking up products was over before every row had been looked up.',
      ),
    rows: z.array(inventoryRow),
    totals,
    create_time: instant,
    commit_time: instant.nullable(),
    undo_time: instant.nullable(),
  })
  .meta({ id: 'Inventory', description: 'A household inventory on its way into a claim.' });

const CLAIM_NOT_FOUND = {
  fault: 'not_found',
  when: 'the client has no such claim',
  example: problem('client_reference_not_found'),
} as const;

export const INTAKE_NOT_FOUND = {
  fault: 'not_found',
  when: 'the claim or the intake does not exist for this client',
  example: problem('inventory_intake_not_found'),
} as const;

export const previewInventory = operation({
  id: 'previewInventory',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/inventory',
  tag: 'Inventory',
  summary: 'Read a household inventory (multipart/form-data, one file)',
  description: [
    'CSV or XLSX, by its bytes whatever it is called; at most 10 MB and 5,000 rows. Columns are found by their names: our own, in six languages, or the `HB.` columns of a Homebox export. See [Inventories](/docs/guide/inventories).',
    'Nothing of the claim changes: the answer says how each row was understood, what is wrong with it, and which product is proposed. It is kept as a draft that a commit names. Drafts of the claim that are older than a day are dropped by the next one.',
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
    { fault: 'missing', when: 'the form holds no file', example: problemOf('file', 'required') },
    {
      fault: 'invalid',
      when: 'the form is malformed, or the id is not an integer',
      example: problemOf('body', 'body_malformed_form'),
    },
    {
      fault: 'wrong',
      when: 'there is more than one file, or the file holds no inventory: no column that names the things, a quotation mark that is never closed, a line without end',
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
      when: 'the workbook is damaged, an old .xls, or under a password',
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
  summary: 'Read what an inventory was understood to say',
  description: 'As the preview answered it, with what has become of it.',
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
  appraisal_id: id.nullable().describe('Null: it waits for a product.'),
  actual_cash_value: money
    .nullable()
    .describe('Of the line, as it was calculated then; null where it was not.'),
  not_calculated: z
    .object({ field: z.string(), reason: z.string() })
    .nullable()
    .describe(
      'Why not: the field that its rule needs, `rule_set` where none was in force, `pid` where it waits for a product.',
    ),
});

export const commitInventory = operation({
  id: 'commitInventory',
  method: 'POST',
  path: '/client_reference/{client_reference_id}/inventory/{intake_id}/commit',
  tag: 'Inventory',
  summary: 'Take an inventory into its claim',
  description: [
    'Each row becomes a claimed item. Where a product is taken for it, it gets an appraisal too, with that product for its own replacement at the first price that `GET /prices` does not set aside, and its ACV by the rules in force on the day of the damage; an item that lacks what its rule needs keeps its RCV, and the answer says why. The others wait for a product: `GET …/claimed_item?waiting=true` lists them, and an appraisal names them by `row_id`.',
    'All of it in one step or none of it. A second commit changes nothing and answers the same.',
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
      .describe('Which proposed products are taken; `exact` when left out.'),
    choices: z
      .array(z.object({ row: idIn, pid: required(64).nullable() }))
      .max(5_000)
      .nullish()
      .describe('Rows for which another product, or none, is taken.'),
    leave_out_errors: z
      .boolean()
      .nullish()
      .describe(
        'Whether rows with errors are left out. When left out: false, and a single one refuses the commit.',
      ),
    leave_out: z.array(idIn).max(5_000).nullish().describe('Further rows that are not taken.'),
  }),
  reply: z.object({
    intake_id: id,
    status: z.enum(INTAKE_STATUSES),
    item_count: z.int(),
    appraisal_count: z.int(),
    calculated_count: z
      .int()
      .describe('Items whose ACV was calculated by the rules of the client.'),
    not_calculated_count: z.int().describe('The others; `items` says why.'),
    items: z.array(committedItem).describe('What each row became.'),
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
      when: 'rows with errors are not to be left out, no row is left, a row or product does not exist, or the intake was undone',
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
