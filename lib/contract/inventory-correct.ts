import { problemOf } from '@/lib/shared/reasons';
import { z } from 'zod';
import { correctedExample, newCorrectionExample } from './examples/inventory';
import { callerBody, callerQuery, id, idIn, text } from './fields';
import {
  CHANGED_DRAFT,
  INTAKE_NOT_FOUND,
  intakePath,
  inventoryColumns,
  inventoryRow,
  inventorySkippedRows,
  inventoryTotals,
} from './inventory';
import { inventoryField } from './inventory-fields';
import { operation } from './operation';

const CELL_CHARS_MAX = 10_000;
const ROWS_MAX = 5_000;

const cell = z.object({
  field: inventoryField,
  text: text(CELL_CHARS_MAX)
    .nullable()
    .describe('Read like a cell of the file; null: the text of the file again.'),
});

const row = z.object({
  row: idIn,
  cells: z.array(cell).max(20).nullish(),
  include: z
    .boolean()
    .nullish()
    .describe('True: an item, even if the row was skipped. False: left out. Null: as it was read.'),
  take_match: z
    .boolean()
    .nullish()
    .describe('Whether the proposed product is used; null: as the commit says.'),
});

export const correctInventory = operation({
  id: 'correctInventory',
  method: 'PATCH',
  path: '/client_reference/{client_reference_id}/inventory/{intake_id}',
  tag: 'Inventory',
  summary: 'Correct cells, rows and columns of an inventory draft',
  description: [
    'Corrected texts are read like those of the file, so a refused one is a problem of its row. How the file writes amounts and dates is not derived from them. Omitted rows, cells and columns keep what they are.',
    'The response has what changed: `rows` with a new reading, `removed_rows` that are no longer items. Columns that a commit used are remembered for the next file of the client with the same names.',
    'With `If-Match` (the revision of the draft) the change is refused if somebody else has changed the draft since.',
  ].join('\n'),
  location: 'CR',
  access: 'write',
  revisioned: 'write',
  params: intakePath,
  query: callerQuery,
  body: z.object({
    ...callerBody,
    rows: z.array(row).max(ROWS_MAX).nullish(),
    columns: z
      .array(z.object({ column: idIn, field: inventoryField.nullable() }))
      .max(200)
      .nullish()
      .describe('A field that another column has moves to the named one. Null: not used.'),
    header_row: idIn
      .nullish()
      .describe('Another row with the column names; 0: the file has none. Forgets `columns`.'),
  }),
  reply: z.object({
    intake_id: id,
    revision: z.int(),
    ...inventoryColumns,
    unknown_columns: z.array(z.string()),
    rows: z.array(inventoryRow).describe('Rows that differ from before.'),
    removed_rows: z.array(z.int()).describe('Rows that are no longer items.'),
    skipped_rows: inventorySkippedRows,
    matches_complete: z.boolean(),
    totals: inventoryTotals,
  }),
  faults: [
    {
      fault: 'missing',
      when: 'a cell lacks its field or its text',
      example: problemOf('rows.0.cells.0.text', 'required'),
    },
    'invalid',
    {
      fault: 'wrong',
      when: 'a row or column does not exist, a field is given to two columns, more than 5,000 rows follow the header row, or the import is no draft',
      example: problemOf('rows', 'inventory_unknown_rows', { rows: '99' }),
    },
    INTAKE_NOT_FOUND,
    CHANGED_DRAFT,
  ],
  examples: { body: newCorrectionExample, reply: correctedExample },
});
