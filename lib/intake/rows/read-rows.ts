import { currencyIn } from '@/lib/shared/currency-names';
import type { HomeboxField } from '@/lib/shared/inventory-fields';
import { isPriceOfPiece, languagesOf } from '../columns';
import { type Edits, NO_EDITS, rowEdit } from '../edits';
import type { Table } from '../files/table';
import { conventionsOf } from './conventions';
import { findHeader, type Header } from './find-header';
import { notItems } from './not-items';
import { priceColumn, withLineAmounts } from './price-column';
import { withPriceNow } from './price-now';
import { withDescriptionsRead } from './read-descriptions';
import { type About, type ReadRow, readRow } from './read-row';
import { placeOf } from './rooms';
import { isShouted, type SkippedRow } from './skipped-rows';

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
  const { header, read, price } = headerOf(table, edits, claim.currency);
  const about = { ...claim, names: header.names, ...contextOf(read, claim.currency) };
  const rows: (ReadRow | T)[] = [];
  const skipped: SkippedRow[] = [];
  const skippedBy = notItems(read, about);
  let heading: string | null = null;
  for (const row of read.rows) {
    const { cells, include, take_match } = rowEdit(edits, row.row);
    const skip = skippedBy(row);
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
      // A text that is no place may be the heading of others: nobody knows where they were.
      if (skip.cause.reason === 'row_is_room') heading = placeOf(skip.text);
      else if (skip.cause.reason === 'row_is_text') heading = null;
    }
  }
  return { header, rows, skipped, isPriceUnclear: price === 'unclear' };
}

function headerOf(table: Table, edits: Edits, currency: string) {
  const found = findHeader(table, edits);
  // What a person chose stands.
  const header = Object.keys(edits.columns).length > 0 ? found : withPriceNow(found);
  const price = priceColumn(header, edits, contextOf(header, currency).decimalSign);
  const priced = price === 'line' ? withLineAmounts(header) : header;
  return { header, read: withDescriptionsRead(priced), price };
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
    isPriceOfPiece: isPriceOfPiece(nameOf('purchase_price')),
    ageUnit: /month|mdr|måned|månad|monat|kk/iu.test(nameOf('age'))
      ? ('month' as const)
      : ('year' as const),
  };
}
