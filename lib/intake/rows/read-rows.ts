import { currencyIn } from '@/lib/shared/currency-names';
import { cause } from '@/lib/shared/reasons';
import type { HomeboxField } from '@/lib/shared/inventory-fields';
import { languagesOf } from '../columns';
import { type Edits, NO_EDITS, rowEdit } from '../edits';
import { isBlank, type Table, type TableRow } from '../files/table';
import { conventionsOf } from './conventions';
import { findHeader, type Header } from './find-header';
import { priceColumn, withLineAmounts } from './price-column';
import { type About, type ReadRow, readRow } from './read-row';
import { placeOf } from './rooms';
import { isShouted, remarkBelow, type SkippedRow, skippedOf } from './skipped-rows';

interface ReadInventory<T> {
  readonly header: Header;
  readonly rows: readonly (ReadRow | T)[];
  /** Rows that are not items, such as totals. */
  readonly skipped: readonly SkippedRow[];
  /** Whether nothing says that the prices are per piece, and some rows have several. */
  readonly isPriceUnclear: boolean;
}

/**
 * Problems of a row are reported in the row. Throws the faults of `findHeader`. Corrected cells do
 * not change how others are read, so that what `known` has of a row is used in its place.
 */
export function readRows<T = never>(
  table: Table,
  claim: Pick<About, 'currency' | 'dateDamage' | 'today'>,
  edits: Edits = NO_EDITS,
  known: (row: number) => T | undefined = () => undefined,
): ReadInventory<T> {
  const { header, price } = headerOf(table, edits, claim.currency);
  const about = { ...claim, names: header.names, ...contextOf(header, claim.currency) };
  const rows: (ReadRow | T)[] = [];
  const inFile: TableRow[] = [];
  const skipped: SkippedRow[] = [];
  const end = endOf(header, about);
  const sum = sumOf(inFile, about);
  let heading: string | null = null;
  for (const row of header.rows) {
    const { cells, include, take_match } = rowEdit(edits, row.row);
    const skip =
      (header.source === 'homebox' ? null : skippedOf(row, about)) ??
      totalWithoutName(row, about, sum) ??
      (row.row > end && skipped.at(-1)?.cause.reason !== 'row_is_room' ? remarkBelow(row) : null);
    if (skip === null) inFile.push(row);
    if (skip === null || include === true)
      rows.push(
        known(row.row) ?? {
          ...readRow(row, about, heading, cells),
          include,
          take_match,
          skipped: skip?.cause ?? null,
        },
      );
    else {
      skipped.push(skip);
      heading = skip.cause.reason === 'row_is_room' ? placeOf(skip.text) : heading;
    }
  }
  return { header, rows, skipped, isPriceUnclear: price === 'unclear' };
}

function headerOf(table: Table, edits: Edits, currency: string) {
  const header = findHeader(table, edits);
  const price = priceColumn(header, edits, contextOf(header, currency).decimalSign);
  return { header: price === 'line' ? withLineAmounts(header) : header, price };
}

/** The number of the last row with several cells if it is a total, below which there are no items. */
function endOf({ source, rows }: Header, about: Parameters<typeof skippedOf>[1]): number {
  const last = rows.findLast(({ cells }) => cells.filter((cell) => !isBlank(cell)).length > 1);
  const isTotal = last && skippedOf(last, about)?.cause.reason === 'row_is_total';
  return source === 'homebox' || !isTotal ? Number.POSITIVE_INFINITY : last.row;
}

/** What the column names and the values of a file say about how to read it. */
function contextOf({ source, columns, names, rows }: Header, currency: string) {
  const cellsIn = (...fields: readonly HomeboxField[]) =>
    rows.flatMap(({ cells }) => fields.flatMap((field) => cells[columns.get(field) ?? -1] ?? []));
  const nameOf = (field: HomeboxField) => names[columns.get(field) ?? -1] ?? '';
  const conventions = conventionsOf(
    {
      amounts: cellsIn('purchase_price', 'claimed_amount'),
      days: cellsIn('date_purchase', 'age'),
    },
    languagesOf(names),
    currency,
  );
  return {
    ...conventions,
    ...(source === 'homebox' && { decimalSign: '.' as const }),
    columns,
    isShouting:
      cellsIn('description').filter(({ text }) => isShouted(text)).length > rows.length / 3,
    columnCurrencies: {
      purchase_price: currencyIn(nameOf('purchase_price')),
      claimed_amount: currencyIn(nameOf('claimed_amount')),
    },
    ageUnit: /month|mdr|måned|månad|monat|kk/iu.test(nameOf('age'))
      ? ('month' as const)
      : ('year' as const),
  };
}

interface Above {
  readonly count: number;
  readonly total: number;
}

/** Of the rows above, which are read only if a row asks for their sum. */
function sumOf(above: readonly TableRow[], about: About): () => Above {
  let total = 0;
  let count = 0;
  return () => {
    for (const row of above.slice(count)) total += readRow(row, about).claimed_amount ?? 0;
    count = above.length;
    return { count, total };
  };
}

/** A row of nothing but the sum of the amounts above it. */
function totalWithoutName(row: TableRow, about: About, above: () => Above): SkippedRow | null {
  const texts = row.cells.filter((cell) => !isBlank(cell)).map(({ text }) => text.trim());
  if (texts.length !== 1 || !/\d/.test(texts[0] ?? '')) return null;
  const { description, claimed_amount: amount, quantity } = readRow(row, about);
  if (description !== '' || amount === null || quantity !== 1) return null;
  const { count, total } = above();
  return count > 1 && total === amount
    ? {
        row: row.row,
        text: texts.join(' ').slice(0, 200),
        amount,
        cause: cause('row_is_total'),
      }
    : null;
}
