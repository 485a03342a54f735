import { problemOf } from '@/lib/shared/reasons';
import { columnOf, type HomeboxField, isHomebox } from '../columns';
import { noInventory, tooManyRows } from '../files/file-fault';
import type { Table, TableRow } from '../files/table';
import { HEADER_ROWS_MAX, ROWS_MAX } from '../limits';

export interface Header {
  readonly source: 'own' | 'homebox';
  readonly columns: ReadonlyMap<HomeboxField, number>;
  /** Names of ignored columns, to show to the user. */
  readonly unknown: readonly string[];
  readonly rows: readonly TableRow[];
}

/**
 * Finds the first row with a column for the description or the model. Throws `wrong` if there is
 * none, `too_large` if too many rows follow.
 */
export function findHeader({ rows }: Table): Header {
  for (const [at, { cells }] of rows.slice(0, HEADER_ROWS_MAX).entries()) {
    const names = cells.map(({ text }) => text.trim());
    const columns = columnsOf(names);
    if (!columns.has('description') && !columns.has('model')) continue;
    const below = rows.slice(at + 1);
    if (below.length > ROWS_MAX) throw tooManyRows();
    if (below.length === 0) throw noInventory(problemOf('file', 'list_no_rows'));
    const unknown = names
      .filter((name) => name !== '' && columnOf(name) === null)
      .map((name) => name.slice(0, 100));
    return { source: names.some(isHomebox) ? 'homebox' : 'own', columns, unknown, rows: below };
  }
  const first = rows[0]?.cells
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .slice(0, 5)
    .join(', ')
    .slice(0, 200);
  throw noInventory(
    first
      ? problemOf('file', 'list_no_description_column', { row: first })
      : problemOf('file', 'row_empty'),
  );
}

/** Of two columns for the same field, the first counts. */
function columnsOf(names: readonly string[]): ReadonlyMap<HomeboxField, number> {
  const columns = new Map<HomeboxField, number>();
  for (const [index, name] of names.entries()) {
    const field = columnOf(name);
    if (field !== null && !columns.has(field)) columns.set(field, index);
  }
  return columns;
}
