import { cause } from '@/lib/shared/reasons';
import { languagesOf } from '../columns';
import type { HomeboxField } from '../columns';
import { isBlank, type Table, type TableRow } from '../files/table';
import { currencyIn } from './amount';
import { conventionsOf } from './conventions';
import { findHeader, type Header } from './find-header';
import { type About, type ReadRow, readRow } from './read-row';
import { roomOf } from './rooms';
import { type SkippedRow, skippedOf } from './skipped-rows';

interface ReadInventory extends Pick<Header, 'source' | 'unknown'> {
  readonly rows: readonly ReadRow[];
  /** Rows that are not items, such as totals. */
  readonly skipped: readonly SkippedRow[];
}

/**
 * Throws `wrong` for a table that is not an inventory. Problems of a row are reported in the row.
 */
export function readRows(
  table: Table,
  claim: Pick<About, 'currency' | 'dateDamage' | 'today'>,
): ReadInventory {
  const header = findHeader(table);
  const { source, unknown, rows: below } = header;
  const about = { ...claim, names: header.names, ...contextOf(header) };
  const rows: ReadRow[] = [];
  const skipped: SkippedRow[] = [];
  let heading: string | null = null;
  for (const row of below) {
    const skip = source === 'homebox' ? null : skippedOf(row, about);
    if (skip === null) {
      const read = readRow(row, about, heading);
      const total = totalWithoutName(row, read, rows);
      if (total === null) rows.push(read);
      else skipped.push(total);
    } else {
      skipped.push(skip);
      heading = skip.cause.reason === 'row_is_room' ? roomOf(skip.text) : heading;
    }
  }
  return { source, unknown, rows, skipped };
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
