import { cause, type Cause } from '@/lib/shared/reasons';
import type { HomeboxField } from '@/lib/shared/inventory-fields';
import { languagesOf } from '../columns';
import { type Edits, NO_EDITS, type RowEdit, rowEdit } from '../edits';
import { isBlank, type Table, type TableRow } from '../files/table';
import { currencyIn } from './amount';
import { conventionsOf } from './conventions';
import { findHeader, type Header } from './find-header';
import { type About, type ReadRow, readRow } from './read-row';
import { roomOf } from './rooms';
import { type SkippedRow, skippedOf } from './skipped-rows';

interface ReadInventory {
  readonly header: Header;
  readonly rows: readonly ReadRow[];
  /** Rows that are not items, such as totals. */
  readonly skipped: readonly SkippedRow[];
}

/**
 * Problems of a row are reported in the row. Throws the faults of `findHeader`. Corrected cells do
 * not change how others are read.
 */
export function readRows(
  table: Table,
  claim: Pick<About, 'currency' | 'dateDamage' | 'today'>,
  edits: Edits = NO_EDITS,
): ReadInventory {
  const header = findHeader(table, edits);
  const about = { ...claim, names: header.names, ...contextOf(header) };
  const rows: ReadRow[] = [];
  const inFile: ReadRow[] = [];
  const skipped: SkippedRow[] = [];
  let heading: string | null = null;
  for (const row of header.rows) {
    const edit = rowEdit(edits, row.row);
    const read = readRow(row, about, heading);
    const skip =
      (header.source === 'homebox' ? null : skippedOf(row, about)) ??
      totalWithoutName(row, read, inFile);
    if (skip === null) inFile.push(read);
    if (skip === null || edit.include === true)
      rows.push(edited(row, about, { read, edit, heading, skipped: skip?.cause ?? null }));
    else {
      skipped.push(skip);
      heading = skip.cause.reason === 'row_is_room' ? roomOf(skip.text) : heading;
    }
  }
  return { header, rows, skipped };
}

interface Editing {
  readonly read: ReadRow;
  readonly edit: RowEdit;
  readonly heading: string | null;
  readonly skipped: Cause | null;
}

function edited(row: TableRow, about: About, { read, edit, heading, skipped }: Editing): ReadRow {
  const { cells, include, take_match } = edit;
  const isCorrected = Object.keys(cells).length > 0;
  return {
    ...(isCorrected ? readRow(row, about, heading, cells) : read),
    include,
    take_match,
    skipped,
  };
}

/** What the column names and the values of a file say about how to read it. */
function contextOf({ source, columns, names, rows }: Header) {
  const cellsIn = (...fields: readonly HomeboxField[]) =>
    rows.flatMap(({ cells }) => fields.flatMap((field) => cells[columns.get(field) ?? -1] ?? []));
  const nameOf = (field: HomeboxField) => names[columns.get(field) ?? -1] ?? '';
  const conventions = conventionsOf(
    {
      amounts: cellsIn('purchase_price', 'claimed_amount'),
      days: cellsIn('date_purchase', 'age'),
    },
    languagesOf(names),
  );
  return {
    ...conventions,
    ...(source === 'homebox' && { decimalSign: '.' as const }),
    columns,
    columnCurrencies: {
      purchase_price: currencyIn(nameOf('purchase_price')),
      claimed_amount: currencyIn(nameOf('claimed_amount')),
    },
    ageUnit: /month|mdr|måned|månad|monat|kk/iu.test(nameOf('age'))
      ? ('month' as const)
      : ('year' as const),
  };
}

/** A row of nothing but the sum of the amounts above it. */
function totalWithoutName(
  { row, cells }: TableRow,
  { description, claimed_amount: amount, quantity }: ReadRow,
  above: readonly ReadRow[],
): SkippedRow | null {
  const texts = cells.filter((cell) => !isBlank(cell)).map(({ text }) => text.trim());
  if (description !== '' || amount === null || quantity !== 1 || texts.length !== 1) return null;
  const sum = above.reduce((total, { claimed_amount: one }) => total + (one ?? 0), 0);
  return above.length > 1 && sum === amount
    ? { row, text: texts.join(' ').slice(0, 200), amount, cause: cause('row_is_total') }
    : null;
}
