import type { z } from 'zod';
import type { correctInventory as contract } from '@/lib/contract/inventory-correct';
import type { HomeboxField } from '@/lib/shared/inventory-fields';
import { wrongValue } from '@/lib/shared/fault';
import { type CellEdit, type Edits, NO_EDITS, NO_ROW_EDIT, type RowEdit } from './edits';
import type { Table } from './files/table';
import { ROWS_MAX } from './limits';
import { findHeader } from './rows/find-header';

export type Change = z.output<typeof contract.body>;

type RowChange = NonNullable<Change['rows']>[number];

/** The edits of a draft with a change on top. Throws `wrong` for rows and columns that do not exist. */
export function applyChange(
  before: Edits,
  { rows, columns, header_row: headerRow }: Change,
  table: Table,
  by: string,
): Edits {
  let edits = before;
  if (typeof headerRow === 'number') edits = withHeader(edits, headerRow, table);
  if (columns) edits = withColumns(edits, columns, table);
  if (!rows) return edits;
  const known = new Set(findHeader(table, edits).rows.map(({ row }) => row));
  const unknown = rows.map(({ row }) => row).filter((row) => !known.has(row));
  if (unknown.length > 0)
    throw wrongValue('rows', 'inventory_unknown_rows', { rows: unknown.slice(0, 20).join(', ') });
  const changed = { ...edits.rows };
  for (const change of rows) {
    const edit = withRow(changed[change.row] ?? NO_ROW_EDIT, change, by);
    if (isNothing(edit)) delete changed[change.row];
    else changed[change.row] = edit;
  }
  return { ...edits, rows: changed };
}

function withHeader(edits: Edits, headerRow: number, table: Table): Edits {
  const at = table.rows.findIndex(({ row }) => row === headerRow);
  if (headerRow !== 0 && at < 0)
    throw wrongValue('header_row', 'inventory_unknown_rows', { rows: String(headerRow) });
  if (table.rows.length - at - 1 > ROWS_MAX)
    throw wrongValue('header_row', 'list_too_many_rows', { count: ROWS_MAX });
  const { header_row: _, ...rest } = edits;
  const isUsual = headerRow === findHeader(table, NO_EDITS).headerRow;
  return {
    ...rest,
    ...(!isUsual && { header_row: headerRow }),
    columns: {},
    is_remembered: false,
  };
}

/** Columns that are as their names say are not stored: then the names may be read better later. */
function withColumns(edits: Edits, given: NonNullable<Change['columns']>, table: Table): Edits {
  const { columns: current, named, names, rows } = findHeader(table, edits);
  const count = Math.max(names.length, ...rows.map(({ cells }) => cells.length));
  const strange = given.map(({ column }) => column).filter((one) => one < 1 || one > count);
  if (strange.length > 0)
    throw wrongValue('columns', 'inventory_unknown_columns', { columns: strange.join(', ') });
  requireOnce(given);
  const fields = new Map<number, HomeboxField>();
  for (const [field, index] of current) fields.set(index, field);
  for (const { column, field } of given) {
    for (const [index, other] of fields) if (other === field) fields.delete(index);
    if (field === null) fields.delete(column - 1);
    else fields.set(column - 1, field);
  }
  const byName = new Map([...named].map(([field, index]) => [index, field]));
  const columns: Record<string, HomeboxField | null> = {};
  for (const index of new Set([...fields.keys(), ...byName.keys()]))
    if (fields.get(index) !== byName.get(index)) columns[String(index)] = fields.get(index) ?? null;
  return { ...edits, columns, is_remembered: false };
}

function requireOnce(given: NonNullable<Change['columns']>): void {
  const fields = given.flatMap(({ field }) => field ?? []);
  const twice = fields.find((field, at) => fields.indexOf(field) !== at);
  if (twice !== undefined) throw wrongValue('columns', 'inventory_field_twice', { field: twice });
}

function withRow(
  before: RowEdit,
  { cells, include, take_match: takes }: RowChange,
  by: string,
): RowEdit {
  const changed: Partial<Record<HomeboxField, CellEdit>> = { ...before.cells };
  for (const { field, text } of cells ?? []) {
    if (text === null) delete changed[field];
    else changed[field] = { text, by };
  }
  return {
    cells: changed,
    include: include === undefined ? before.include : include,
    take_match: takes === undefined ? before.take_match : takes,
  };
}

const isNothing = ({ cells, include, take_match: takes }: RowEdit): boolean =>
  Object.keys(cells).length === 0 && include === null && takes === null;
