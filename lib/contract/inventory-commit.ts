import { problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { committedExample, newCommitExample } from './examples/inventory';
import { callerBody, callerQuery, id, idIn, money, required } from './fields';
import { CHANGED_DRAFT, INTAKE_NOT_FOUND, INTAKE_STATUSES, intakePath } from './inventory';
import { operation } from './operation';

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
    'Rows that were left out of the draft stay out, and what it says of a proposed product counts before `take_matches`. With `If-Match` (the revision of the draft) the commit is refused if somebody has changed the draft since.',
    'All rows or none. Repeating it changes nothing and returns the same.',
  ].join('\n'),
  location: 'CR',
  access: 'write',
  revisioned: 'write',
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
    CHANGED_DRAFT,
  ],
  examples: { body: newCommitExample, reply: committedExample },
});
