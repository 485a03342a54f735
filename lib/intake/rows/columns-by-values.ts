import type { HomeboxField } from '@/lib/shared/inventory-fields';
import { isPriceOfLine } from '../columns';
import { type Cell, EMPTY, isBlank, type TableRow } from '../files/table';
import { amountOf } from './amount';
import { dayOf } from './day';
import { isUnknown } from './everyday-words';
import { quantityOf } from './quantity';

const ROWS_READ_MAX = 200;
/** Of the values in the column; beside dates, people write `inherited` and `various`. */
const READABLE_AMOUNTS_MIN = 0.8;
const READABLE_DAYS_MIN = 0.6;
/** Of all rows. */
const FILLED_MIN = 0.4;
/** So many rows show that a column is the product of two others. */
const PRODUCTS_MIN = 3;
/** Below it, a column of numbers counts pieces or rows. */
const MEDIAN_CENTS_MIN = 10_00;

/** Whoever has no other date in the list writes the day first more often than not. */
const ANY_DAY = {
  decimalSign: null,
  slashes: 'day-first',
  dashes: 'day-first',
  isFinnish: true,
  isJulAmbiguous: true,
  dateDamage: null,
  today: '9999-12-31',
} as const;

/**
 * Gives a column whose name nobody knows the field that its values show: amounts where no column
 * has them, purchases where no column has their date or age.
 */
export function withColumnsByValues(
  columns: ReadonlyMap<HomeboxField, number>,
  names: readonly string[],
  rows: readonly TableRow[],
): ReadonlyMap<HomeboxField, number> {
  const found = new Map(columns);
  const sample = rows.slice(0, ROWS_READ_MAX);
  const unused = () => {
    const used = new Set(found.values());
    return names.flatMap((name, at) => (name === '' || used.has(at) ? [] : [at]));
  };
  if (!found.has('date_purchase') && !found.has('age')) {
    const at = best(unused(), sample, isDay, READABLE_DAYS_MIN);
    if (at !== null) found.set('date_purchase', at);
  }
  if (!found.has('claimed_amount')) {
    const isLine = (at: number) => isPriceOfLine(names[at] ?? '');
    const hasPrice = found.has('purchase_price');
    const at = best(
      unused().filter(
        (one) =>
          medianOf(one, sample) >= MEDIAN_CENTS_MIN &&
          (!hasPrice || isLine(one) || isProduct(one, found, sample)),
      ),
      sample,
      (cell) => centsOf(cell) !== null,
      READABLE_AMOUNTS_MIN,
    );
    if (at !== null) found.set(hasPrice || isLine(at) ? 'claimed_amount' : 'purchase_price', at);
  }
  return found;
}

/** Whether a column has the price times the number of pieces, in each row that has both. */
function isProduct(
  at: number,
  columns: ReadonlyMap<HomeboxField, number>,
  rows: readonly TableRow[],
): boolean {
  const compared = rows.flatMap(({ cells }) => {
    const [price, line] = [columns.get('purchase_price'), at].map((one) =>
      centsOf(cells[one ?? -1] ?? EMPTY),
    );
    const quantity = quantityOf(cells[columns.get('quantity') ?? -1] ?? EMPTY);
    const count = 'value' in quantity ? quantity.value : 1;
    return typeof price === 'number' && typeof line === 'number' ? [price * count === line] : [];
  });
  return compared.length >= PRODUCTS_MIN && compared.every(Boolean);
}

/** The column with most readable values, if enough of them are. */
function best(
  places: readonly number[],
  rows: readonly TableRow[],
  isReadable: (cell: Cell) => boolean,
  shareMin: number,
): number | null {
  const counted = places.map((at) => {
    const cells = valuesIn(at, rows);
    return { at, filled: cells.length, readable: cells.filter(isReadable).length };
  });
  const [first] = counted
    .filter(
      ({ filled, readable }) =>
        filled >= rows.length * FILLED_MIN && readable >= filled * shareMin && filled > 1,
    )
    .toSorted((one, other) => other.readable - one.readable || one.at - other.at);
  return first?.at ?? null;
}

const valuesIn = (at: number, rows: readonly TableRow[]): readonly Cell[] =>
  rows.flatMap(({ cells }) => {
    const cell = cells[at];
    return cell && !isBlank(cell) && !isUnknown(cell.text) ? [cell] : [];
  });

/** Thousands are more frequent than three decimals, where `6.500` can be both. */
function centsOf(cell: Cell): number | null {
  if (isBlank(cell)) return null;
  for (const sign of [null, ',', '.'] as const) {
    const reading = amountOf(cell, sign);
    if ('value' in reading) return reading.value.minor;
  }
  return null;
}

function medianOf(at: number, rows: readonly TableRow[]): number {
  const cents = valuesIn(at, rows)
    .flatMap((cell) => centsOf(cell) ?? [])
    .toSorted((one, other) => one - other);
  return cents[Math.floor(cents.length / 2)] ?? 0;
}

/** A year, a date or an age, but no bare number. */
function isDay(cell: Cell): boolean {
  if (/^\d{1,3}$/.test(cell.text.trim())) return false;
  const reading = dayOf(cell, ANY_DAY);
  return 'value' in reading && reading.value !== null;
}
