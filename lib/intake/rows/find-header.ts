import { problemOf } from '@/lib/shared/reasons';
import type { HomeboxField } from '@/lib/shared/inventory-fields';
import { columnOf, isHomebox } from '../columns';
import { countHints, statesRowPrices } from '../hinted-columns';
import type { Edits } from '../edits';
import { noInventory, tooManyRows } from '../files/file-fault';
import { isBlank, type Table, type TableRow } from '../files/table';
import { HEADER_ROWS_MAX, ROWS_MAX } from '../limits';
import { withColumnsByValues, withDescription } from './columns-by-values';

export interface Header {
  readonly source: 'own' | 'homebox';
  /** The row with the column names; 0 if there is none. */
  readonly headerRow: number;
  /** Whether the columns contain what names an item. */
  readonly isInventory: boolean;
  readonly columns: ReadonlyMap<HomeboxField, number>;
  /** The columns by their names and values, before anybody chose others. */
  readonly named: ReadonlyMap<HomeboxField, number>;
  readonly names: readonly string[];
  /** Whether a text above the columns says that the prices are those of the rows. */
  readonly hasRowPrices: boolean;
  /** Names of ignored columns, to show to the user. */
  readonly unknown: readonly string[];
  readonly rows: readonly TableRow[];
}

type Chosen = Pick<Edits, 'header_row' | 'columns'>;

/**
 * Finds the row with most known columns, of which one is the description or the model: a title such
 * as `Name: K. Jensen` has one. Without any it is the first of the fullest rows. Throws `wrong` if
 * no row is below, `too_large` if too many are.
 */
export function findHeader({ rows }: Table, chosen: Chosen): Header {
  const { at, names } = headerIn(rows, chosen.header_row);
  const below = rows.slice(at + 1);
  const byName = columnsOf(names);
  const named = withDescription(withColumnsByValues(byName, names, below), below);
  const columns = chosenColumns(named, chosen.columns);
  if (below.length > ROWS_MAX) throw tooManyRows();
  const isInventory = namesItem(columns);
  if (below.length === 0)
    throw noInventory(isInventory ? problemOf('file', 'list_no_rows') : noHeaderIn(rows));
  const used = new Set(columns.values());
  const unknown = names
    .filter((name, index) => name !== '' && !used.has(index))
    .map((name) => name.slice(0, 100));
  return {
    source: names.some(isHomebox) ? 'homebox' : 'own',
    headerRow: rows[at]?.row ?? 0,
    isInventory,
    columns,
    named,
    names,
    hasRowPrices: rows
      .slice(0, Math.max(0, at))
      .some(({ cells }) => cells.some(({ text }) => statesRowPrices(text))),
    unknown,
    rows: below,
  };
}

/** So many known columns make a row the header, even if none of them names the items. */
const COLUMNS_MIN = 3;
/** So many things that its names hint at do as well. */
const HINTS_MIN = 2;

interface Candidate {
  readonly at: number;
  readonly names: readonly string[];
}

const namesOf = (row: TableRow | undefined): readonly string[] =>
  row?.cells.map(({ text }) => text.trim()) ?? [];

function headerIn(rows: readonly TableRow[], headerRow: number | undefined): Candidate {
  if (headerRow !== undefined) {
    const at = rows.findIndex(({ row }) => row === headerRow);
    return { at, names: namesOf(rows[at]) };
  }
  const candidates = rows.slice(0, HEADER_ROWS_MAX).map((row, at) => {
    const names = namesOf(row);
    const filled = row.cells.filter((cell) => !isBlank(cell)).length;
    return { at, names, columns: columnsOf(names), filled };
  });
  const [header] = candidates
    .filter(({ columns }) => namesItem(columns) || columns.size >= COLUMNS_MIN)
    .toSorted((one, other) => other.columns.size - one.columns.size || one.at - other.at);
  const hinted = candidates.find(
    ({ names, filled }) => filled > 1 && countHints(names) >= HINTS_MIN && !names.some(isFigure),
  );
  const [fullest] = candidates.toSorted(
    (one, other) => other.filled - one.filled || one.at - other.at,
  );
  // A row with figures is an item.
  const isNamed = fullest && fullest.filled > 1 && !fullest.names.some(isFigure);
  return header ?? hinted ?? (isNamed ? fullest : { at: -1, names: [] });
}

/** `2`, `1.299,-` and `05/2021`, but not `Preis 2024`. */
const isFigure = (name: string): boolean => /\d/.test(name) && !/\p{L}{3}/u.test(name);

const namesItem = (columns: ReadonlyMap<HomeboxField, number>): boolean =>
  columns.has('description') || columns.has('model');

/** Throws `wrong` for a table whose columns name no item. */
export function requireInventory({ isInventory }: Header, { rows }: Table): void {
  if (!isInventory) throw noInventory(noHeaderIn(rows));
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

/** A chosen field moves from the column that has it by name. */
function chosenColumns(
  named: ReadonlyMap<HomeboxField, number>,
  chosen: Edits['columns'],
): ReadonlyMap<HomeboxField, number> {
  const columns = new Map([...named].filter(([, index]) => chosen[String(index)] === undefined));
  for (const [index, field] of Object.entries(chosen))
    if (field !== null) columns.set(field, Number(index));
  return columns;
}
