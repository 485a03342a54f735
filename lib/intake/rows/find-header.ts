import { problemOf } from '@/lib/shared/reasons';
import { columnOf, type HomeboxField, isHomebox } from '../columns';
import { noInventory, tooManyRows } from '../files/file-fault';
import type { Table, TableRow } from '../files/table';
import { HEADER_ROWS_MAX, ROWS_MAX } from '../limits';

export interface Header {
  readonly source: 'own' | 'homebox';
  readonly columns: ReadonlyMap<HomeboxField, number>;
  readonly names: readonly string[];
  /** Names of ignored columns, to show to the user. */
  readonly unknown: readonly string[];
  readonly rows: readonly TableRow[];
}

/**
 * Finds the row with most known columns, of which one is the description or the model: a title such
 * as `Name: K. Jensen` has one. Throws `wrong` if there is none, `too_large` if too many rows follow.
 */
export function findHeader({ rows }: Table): Header {
  const candidates = rows.slice(0, HEADER_ROWS_MAX).map(({ cells }, at) => {
    const names = cells.map(({ text }) => text.trim());
    return { at, names, columns: columnsOf(names) };
  });
  const [header] = candidates
    .filter(({ columns }) => columns.has('description') || columns.has('model'))
    .toSorted((one, other) => other.columns.size - one.columns.size || one.at - other.at);
  if (!header) throw noInventory(noHeaderIn(rows));
  const { at, names, columns } = header;
  const below = rows.slice(at + 1);
  if (below.length > ROWS_MAX) throw tooManyRows();
  if (below.length === 0) throw noInventory(problemOf('file', 'list_no_rows'));
  const used = new Set(columns.values());
  const unknown = names
    .filter((name, index) => name !== '' && !used.has(index))
    .map((name) => name.slice(0, 100));
  const source = names.some(isHomebox) ? 'homebox' : 'own';
  return { source, columns, names, unknown, rows: below };
}

function noHeaderIn(rows: readonly TableRow[]) {
  const first = rows[0]?.cells
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .slice(0, 5)
    .join(', ')
    .slice(0, 200);
  return first
    ? problemOf('file', 'list_no_description_column', { row: first })
    : problemOf('file', 'row_empty');
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
