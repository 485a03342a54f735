import type { Precision } from '@/lib/shared/purchase';
import { mayBeIn } from '@/lib/shared/currency-names';
import { type Cause, cause } from '@/lib/shared/reasons';
import { type Minor, MINOR_MAX, times } from '@/lib/shared/money';
import type { HomeboxField } from '@/lib/shared/inventory-fields';
import type { RowEdit } from '../edits';
import { type Cell, isBlank, type TableRow } from '../files/table';
import { type Amount, amountOf } from './amount';
import { conditionOf, yesOrNo } from './cell-values';
import { dayOf } from './day';
import { isNotBought } from './everyday-words';
import { piecesIn } from './in-description';
import { type PurchaseContext, purchaseOf } from './purchase';
import { quantityIn, quantityOf } from './quantity';
import { leftOpen, type Reading, refused } from './reading';
import {
  type Assumption,
  cellsOf,
  type Correction,
  type Problem,
  type RowCells,
} from './row-cells';
import { notesOf } from './row-notes';

export interface ReadRow {
  readonly row: number;
  readonly description: string;
  readonly brand: string | null;
  readonly model: string | null;
  readonly serial_number: string | null;
  readonly gtin: string | null;
  readonly category: string | null;
  readonly quantity: number;
  readonly date_purchase: string | null;
  readonly date_purchase_precision: Precision | null;
  /** Per piece. */
  readonly purchase_price: Minor | null;
  /** For the line. */
  readonly claimed_amount: Minor | null;
  readonly condition: number;
  readonly location: string | null;
  readonly receipt: boolean;
  readonly notes: string;
  readonly problems: readonly Problem[];
  readonly assumptions: readonly Assumption[];
  readonly corrections: readonly Correction[];
  /** What people decided about the row, see `RowEdit`. */
  readonly include: boolean | null;
  readonly take_match: boolean | null;
  /** Why the row was not read as an item, if somebody made it one. */
  readonly skipped: Cause | null;
}

type AmountField = 'purchase_price' | 'claimed_amount';

export interface About extends PurchaseContext {
  readonly columns: ReadonlyMap<HomeboxField, number>;
  /** The currencies that the column names state. */
  readonly columnCurrencies: Readonly<Partial<Record<AmountField, string | null>>>;
  /** Whether the name of the column of prices says so. */
  readonly isPriceOfPiece: boolean;
  readonly currency: string;
}

/**
 * Reads one row and reports all of its problems at once. `heading` is the room above the row.
 * Corrected cells replace those of the file.
 */
export function readRow(
  { row, cells: all }: TableRow,
  about: About,
  heading: string | null = null,
  corrected: RowEdit['cells'] = {},
): ReadRow {
  const cells = cellsOf(all, about.columns, corrected);
  const { cellOf, report, text, value, problems, assumptions, dropped } = cells;
  const [brand, model] = [text('brand'), text('model')];
  const description = text('description') ?? ([brand, model].filter(Boolean).join(' ') || null);
  if (description === null && !problems.some(({ field }) => field === 'description'))
    report('description', 'error', cause('required'));
  const { others, ...amounts } = amountsOf(cells, about);
  const { price, claimed } = ofLine(amounts, piecesIn(description ?? ''), about);
  // Times an unknown number, a price per piece is no amount of the line.
  const isLine = claimed !== null || price === null;
  const counted = countedIn(description ?? '', about.columns, claimed !== null);
  if (amounts.isEach && !about.columns.has('quantity') && piecesIn(description ?? '') === 1)
    report('quantity', 'error', cause('required'));
  const quantity = value('quantity', (cell) => needed(quantityOf(cell), isLine), counted);
  for (const other of others)
    report(
      'currency',
      'error',
      cause('claim_in_another_currency', { given: other, expected: about.currency }),
    );
  const purchase = purchaseOf(cells, about);
  const condition = value('condition', conditionOf, 0, 'warning');
  const receipt = value('receipt', yesOrNo, false, 'warning');
  const line = lineOf(price, claimed, quantity);
  if (line === 'too much') report('purchase_price', 'error', cause('cell_line_too_large'));
  homeboxProblems(cells);
  const serialNumber = text('serial_number');
  const extra = { brand, model, serialNumber, description, dropped };
  return {
    row,
    description: description ?? '',
    brand,
    model,
    serial_number: serialNumber,
    gtin: text('gtin'),
    category: text('category'),
    quantity,
    date_purchase: purchase?.date ?? null,
    date_purchase_precision: purchase?.precision ?? null,
    purchase_price: price,
    claimed_amount: line === 'too much' ? null : line,
    condition,
    location: text('location') ?? heading,
    receipt,
    notes: notesOf(cellOf, { ...extra, price: claimed === null ? null : price }, (why: Cause) =>
      report('notes', 'error', why),
    ),
    problems,
    assumptions,
    corrections: cells.corrections,
    include: null,
    take_match: null,
    skipped: null,
  };
}

/** Whoever counts the pieces only in words states the price of all of them. */
function ofLine(
  { price, claimed, isEach }: Record<'price' | 'claimed', Minor | null> & { isEach: boolean },
  pieces: number,
  { columns, isPriceOfPiece }: About,
): Record<'price' | 'claimed', Minor | null> {
  const isCounted = columns.has('quantity') || pieces === 1 || isEach || isPriceOfPiece;
  return claimed !== null || isCounted ? { price, claimed } : { price: null, claimed: price };
}

/** The amount of a line is the same however many pieces its description counts. */
function countedIn(description: string, columns: About['columns'], isClaimed: boolean): number {
  if (!columns.has('quantity')) return piecesIn(description);
  return isClaimed ? quantityIn(description) : 1;
}

const needed = <T>(reading: Reading<T>, isOpen: boolean): Reading<T> =>
  isOpen || 'value' in reading ? reading : refused(reading.cause);

/**
 * The price per piece and the amount for the line. A cell that says `599 each` or `1.200 i alt` says
 * which of them it is, whatever its column.
 */
function amountsOf(cells: RowCells, about: About) {
  const read = (cell: Cell): Reading<Amount | null> =>
    isNotBought(cell.text)
      ? leftOpen(cause('cell_not_an_amount'))
      : amountOf(cell, about.decimalSign);
  const inPrice = cells.value<Amount | null>('purchase_price', read, null);
  const inClaimed = cells.value<Amount | null>('claimed_amount', read, null);
  const all = [inPrice, inClaimed];
  const currencies = currenciesOf(cells, about, { inPrice, inClaimed });
  const isSwapped = inPrice?.per === 'line' || inClaimed?.per === 'piece';
  const [price, claimed] =
    isSwapped && all.includes(null) ? [inClaimed, inPrice] : [inPrice, inClaimed];
  return {
    price: price?.minor ?? null,
    claimed: claimed?.minor ?? null,
    isEach: price?.per === 'piece',
    others: othersIn(currencies, about.currency),
  };
}

/** A person who states the currency of a row means its amounts, whatever their cells and columns say. */
function currenciesOf(
  cells: RowCells,
  { columnCurrencies }: About,
  { inPrice, inClaimed }: Readonly<Record<'inPrice' | 'inClaimed', Amount | null>>,
) {
  const stated = cells.text('currency');
  if (cells.isCorrected('currency')) return [stated];
  const ofColumn = (field: AmountField) =>
    cells.isCorrected(field) ? null : columnCurrencies[field];
  return [
    stated,
    inPrice && (inPrice.currency ?? ofColumn('purchase_price')),
    inClaimed && (inClaimed.currency ?? ofColumn('claimed_amount')),
  ];
}

const othersIn = (
  currencies: readonly (string | null | undefined)[],
  currency: string,
): readonly string[] => [
  ...new Set(
    currencies.flatMap((one) =>
      one && !mayBeIn(one, currency) ? [one === 'kr' ? one : one.toUpperCase()] : [],
    ),
  ),
];

/** The claimed amount of the line: as stated, otherwise the price per piece times the quantity. */
function lineOf(
  price: Minor | null,
  claimed: Minor | null,
  quantity: number,
): Minor | null | 'too much' {
  if (claimed !== null || price === null) return claimed;
  return price * quantity > MINOR_MAX ? 'too much' : times(price, quantity);
}

const ANY_DAY = {
  decimalSign: null,
  slashes: null,
  dashes: null,
  isFinnish: false,
  isJulAmbiguous: false,
  dateDamage: null,
} as const;

/** Reports a sold thing as an error, because it was not lost, and an archived one as a warning. */
function homeboxProblems({ cellOf, report }: RowCells): void {
  const sold = cellOf('sold_time');
  const day = isBlank(sold) ? null : dayOf(sold, { ...ANY_DAY, today: '9999-12-31' });
  if (day && !('value' in day && day.value === null))
    report('HB.sold_time', 'error', cause('cell_sold', { value: sold.text.trim().slice(0, 40) }));
  const archived = yesOrNo(cellOf('archived'));
  if ('value' in archived && archived.value)
    report('HB.archived', 'warning', cause('cell_archived'));
}
