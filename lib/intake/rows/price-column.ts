import type { HomeboxField } from '@/lib/shared/inventory-fields';
import { isPriceOfPiece } from '../columns';
import type { Edits } from '../edits';
import { type Cell, EMPTY, isBlank, type TableRow } from '../files/table';
import { amountOf, type DecimalSign } from './amount';
import type { Header } from './find-header';
import { quantityOf } from './quantity';
import { OF_AN_ITEM, skippedOf } from './skipped-rows';

/** So many rows add up to the price of the next by chance no more. */
const SUMMED_MIN = 3;

interface Sums {
  count: number;
  /** As amounts of the lines, and as prices of their pieces, in cents. */
  line: number;
  piece: number;
}

/** Households round their totals and forget a row. */
const TOLERANCE = 0.005;

/**
 * What a column named only `Pris` or `Price` states. Its totals decide, where there are any and rows
 * of several pieces make a difference: a list whose total is the sum of its prices states the price
 * of each line. `unclear` if nothing decides; it is read per piece then.
 */
export function priceColumn(
  { source, columns, names, rows, hasRowPrices }: Header,
  edits: Edits,
  decimalSign: DecimalSign | null,
): 'piece' | 'line' | 'unclear' {
  const at = columns.get('purchase_price');
  const isChosen = at !== undefined && edits.columns[String(at)] !== undefined;
  if (source === 'homebox' || at === undefined || isChosen) return 'piece';
  if (columns.has('claimed_amount') || isPriceOfPiece(names[at] ?? '')) return 'piece';
  if (hasRowPrices) return 'line';
  const about = { columns, names, decimalSign };
  const [all, section]: [Sums, Sums] = [zero(), zero()];
  const votes = { line: 0, piece: 0 };
  for (const row of rows) {
    const total = totalIn(row, about) ?? sumIn(row, about, all);
    if (total === null) for (const sums of [all, section]) addRow(sums, row, about);
    else {
      votes.line += [all, section].some((sums) => isOnly(sums, 'line', total)) ? 1 : 0;
      votes.piece += [all, section].some((sums) => isOnly(sums, 'piece', total)) ? 1 : 0;
      Object.assign(section, zero());
    }
  }
  if (votes.line !== votes.piece) return votes.line > votes.piece ? 'line' : 'piece';
  return all.line === all.piece ? 'piece' : 'unclear';
}

interface About {
  readonly columns: ReadonlyMap<HomeboxField, number>;
  readonly names: readonly string[];
  readonly decimalSign: DecimalSign | null;
}

const zero = (): Sums => ({ count: 0, line: 0, piece: 0 });

function addRow(sums: Sums, { cells }: TableRow, { columns, decimalSign }: About): void {
  const amount = amountIn(cells[columns.get('purchase_price') ?? -1] ?? EMPTY, decimalSign);
  if (amount === null) return;
  const quantity = quantityOf(cells[columns.get('quantity') ?? -1] ?? EMPTY);
  const count = 'value' in quantity ? quantity.value : 1;
  sums.count += 1;
  sums.line += amount.per === 'piece' ? amount.minor * count : amount.minor;
  sums.piece += amount.per === 'line' ? amount.minor : amount.minor * count;
}

/** Of a row that names itself a total, or that has nothing but an amount. */
function totalIn(row: TableRow, about: About): number | null {
  const skipped = skippedOf(row, about);
  if (skipped?.cause.reason === 'row_is_total') return skipped.amount;
  const filled = row.cells.filter((cell) => !isBlank(cell));
  const price = row.cells[about.columns.get('purchase_price') ?? -1];
  if (filled.length !== 1 || filled[0] !== price) return null;
  return amountIn(price ?? EMPTY, about.decimalSign)?.minor ?? null;
}

/** A row with nothing about a thing whose amount is that of all rows above it, whatever it is named. */
function sumIn({ cells }: TableRow, { columns, decimalSign }: About, all: Sums): number | null {
  const cellOf = (field: HomeboxField) => cells[columns.get(field) ?? -1] ?? EMPTY;
  if (all.count < SUMMED_MIN || !isBlank(cellOf('quantity'))) return null;
  if (!OF_AN_ITEM.every((field) => isBlank(cellOf(field)))) return null;
  const minor = amountIn(cellOf('purchase_price'), decimalSign)?.minor ?? null;
  return minor === all.line || minor === all.piece ? minor : null;
}

function amountIn(cell: Cell, decimalSign: DecimalSign | null) {
  const reading = isBlank(cell) ? null : amountOf(cell, decimalSign);
  return reading !== null && 'value' in reading ? reading.value : null;
}

function isOnly({ line, piece }: Sums, one: 'line' | 'piece', total: number): boolean {
  const isNear = (sum: number) => Math.abs(sum - total) <= total * TOLERANCE;
  return one === 'line' ? isNear(line) && !isNear(piece) : isNear(piece) && !isNear(line);
}

/** The header with the prices as amounts of the lines. */
export function withLineAmounts(header: Header): Header {
  const columns = new Map(header.columns);
  const at = columns.get('purchase_price');
  columns.delete('purchase_price');
  return at === undefined ? header : { ...header, columns: columns.set('claimed_amount', at) };
}
