import type { HomeboxField } from '@/lib/shared/inventory-fields';
import { isPriceOfLine } from '../columns';
import { hintsAge, hintsPrice, hintsPurchase, hintsQuantity } from '../hinted-columns';
import { type Cell, EMPTY, isBlank, type TableRow } from '../files/table';
import { amountOf } from './amount';
import { dayOf } from './day';
import { isUnknown } from './everyday-words';
import { amountIn, purchaseIn } from './in-description';
import { quantityOf } from './quantity';

const ROWS_READ_MAX = 200;
/** Of the values in the column; beside dates, people write `inherited` and `various`. */
const READABLE_AMOUNTS_MIN = 0.8;
const READABLE_DAYS_MIN = 0.5;
/** Where the name hints at the field. */
const READABLE_HINTED_MIN = 0.5;
const PIECES_MEDIAN_MAX = 4;
const NUMBERED_MIN = 5;
const NUMBERED_SHARE = 0.9;
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
 * Gives a column whose name nobody knows the field that its values show, first to those whose names
 * hint at it: amounts where no column has them, purchases where no column has their date or age.
 */
export function withColumnsByValues(
  columns: ReadonlyMap<HomeboxField, number>,
  names: readonly string[],
  rows: readonly TableRow[],
): ReadonlyMap<HomeboxField, number> {
  const found = new Map(columns);
  const sample = rows.slice(0, ROWS_READ_MAX);
  const nameOf = (at: number) => names[at] ?? '';
  const width = Math.max(names.length, ...sample.map(({ cells }) => cells.length));
  const unused = () => {
    const used = new Set(found.values());
    return Array.from({ length: width }, (_, at) => at).filter(
      (at) => !used.has(at) && !isNumbering(at, sample),
    );
  };
  const isOfPieces = (at: number) => countsPieces(at, sample);
  const byName = (hints: (name: string) => boolean, isReadable: (cell: Cell) => boolean) =>
    best(
      unused().filter((at) => hints(nameOf(at))),
      sample,
      isReadable,
      READABLE_HINTED_MIN,
    );
  if (!found.has('quantity')) {
    const at =
      byName(hintsQuantity, isCount) ??
      best(unused().filter(isOfPieces), sample, isCount, READABLE_AMOUNTS_MIN);
    if (at !== null) found.set('quantity', at);
  }
  const aged = found.has('age') ? null : byName(hintsAge, isAge);
  if (aged !== null) found.set('age', aged);
  if (!found.has('date_purchase')) {
    const at =
      byName(hintsPurchase, isDay) ??
      (found.has('age') ? null : best(unused(), sample, isPlain(isDay), READABLE_DAYS_MIN));
    if (at !== null) found.set('date_purchase', at);
  }
  if (!found.has('claimed_amount')) {
    const isLine = (at: number) => isPriceOfLine(nameOf(at));
    const hasPrice = found.has('purchase_price');
    const places = unused().filter(
      (one) =>
        medianOf(one, sample) >= MEDIAN_CENTS_MIN &&
        (!hasPrice || isLine(one) || isProduct(one, found, sample)),
    );
    const hinted = places.filter((at) => hintsPrice(nameOf(at)));
    const at =
      best(hinted, sample, isAmount, READABLE_HINTED_MIN) ??
      best(places, sample, isPlain(isAmount), READABLE_AMOUNTS_MIN);
    if (at !== null) found.set(hasPrice || isLine(at) ? 'claimed_amount' : 'purchase_price', at);
  }
  return found;
}

/** Where no column names the items, the unknown one with most different texts does. */
export function withDescription(
  columns: ReadonlyMap<HomeboxField, number>,
  rows: readonly TableRow[],
): ReadonlyMap<HomeboxField, number> {
  if (columns.has('description') || columns.has('model')) return columns;
  if (columns.size === 0 && !isPriced(rows)) return columns;
  const used = new Set(columns.values());
  const texts = new Map<number, Set<string>>();
  for (const { cells } of rows)
    for (const [at, { text }] of cells.entries())
      if (!used.has(at) && /\p{L}{3}/u.test(text))
        texts.set(at, (texts.get(at) ?? new Set()).add(text));
  const [most] = [...texts].toSorted(
    ([one, ofOne], [other, ofOther]) => ofOther.size - ofOne.size || one - other,
  );
  if (most === undefined || most[1].size * 2 < rows.length) return columns;
  return new Map([...columns, ['description', most[0]]]);
}

/** Of the rows of a list without any other column. */
const PRICED_MIN = 0.3;

const isPriced = (rows: readonly TableRow[]): boolean =>
  rows.filter(({ cells }) => cells.some(({ text }) => amountIn(text) !== null)).length >=
  Math.max(2, rows.length * PRICED_MIN);

/** Beside an amount or a date, such a word tells of a thing, unless the name of the column says otherwise. */
const OF_A_THING = /\p{L}{4}/u;

const isPlain =
  (isReadable: (cell: Cell) => boolean) =>
  (cell: Cell): boolean => {
    const text = cell.text.trim();
    const rest = text.replace(amountIn(text) ?? '', '').replace(purchaseIn(text) ?? '', '');
    return !OF_A_THING.test(rest) && isReadable(cell);
  };

const isAmount = (cell: Cell): boolean => centsOf(cell) !== null;

const isCount = (cell: Cell): boolean => 'value' in quantityOf(cell);

/** A column of small numbers, of which some are more than two: accounts and floors are 1 or 2. */
function countsPieces(at: number, rows: readonly TableRow[]): boolean {
  const counts = valuesIn(at, rows).flatMap((cell) => {
    const reading = quantityOf(cell);
    return 'value' in reading ? [reading.value] : [];
  });
  const sorted = counts.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return median <= PIECES_MEDIAN_MAX && (sorted.at(-1) ?? 0) > 2 && sorted[0] === 1;
}

/** Whether a column numbers the rows: nearly each number is one more than that above it. */
function isNumbering(at: number, rows: readonly TableRow[]): boolean {
  const numbers = valuesIn(at, rows).map(({ text }) => Number(text.trim().replace(/\.$/, '')));
  const steps = numbers.filter(
    (number, index) =>
      Number.isInteger(number) && index > 0 && number === (numbers[index - 1] ?? Number.NaN) + 1,
  );
  return numbers.length >= NUMBERED_MIN && steps.length >= (numbers.length - 1) * NUMBERED_SHARE;
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
    const cells = valuesIn(at, rows).filter((cell) => !isCode(cell));
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
  const text = cell.text.trim();
  if (/^\d{1,3}$/.test(text) || amountIn(text) !== null) return false;
  const reading = dayOf(cell, ANY_DAY);
  return 'value' in reading && reading.value !== null;
}

/** An age, or a bare number of years. */
const isAge = (cell: Cell): boolean => /^\d{1,2}(?:[.,]\d)?$/.test(cell.text.trim()) || isDay(cell);

/** Households write `EM`, `P` for what they do not know or inherited. */
const isCode = (cell: Cell): boolean => /^\p{L}{1,2}$/u.test(cell.text.trim());
