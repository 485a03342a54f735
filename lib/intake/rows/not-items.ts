import type { HomeboxField } from '@/lib/shared/inventory-fields';
import { cause } from '@/lib/shared/reasons';
import { EMPTY, isBlank, type TableRow } from '../files/table';
import type { Header } from './find-header';
import { piecesIn } from './in-description';
import { type About, readRow } from './read-row';
import { OF_AN_ITEM, remarkBelow, type SkippedRow, skippedOf, textRow } from './skipped-rows';

type List = About & Parameters<typeof skippedOf>[1];

/**
 * Says of each row, asked in their order, why it is no item, or null for an item. Besides the rows
 * that `skippedOf` knows by themselves these are sums of the rows above, and texts above, between
 * and below the items.
 */
export function notItems(list: Header, about: List): (row: TableRow) => SkippedRow | null {
  const start = startOf(list, about);
  const last = lastOf(list, about);
  const isComplete = everyItemHasFigures(list, about);
  const items: TableRow[] = [];
  const sums = sumsOf(items, about);
  let section = 0;
  let isEnded = false;
  let before: SkippedRow | null = null;
  return (row) => {
    const isTitle = row.row < start;
    const isText =
      (isComplete && isTextAlone(row, about)) ||
      (isEnded && before?.cause.reason !== 'row_is_room');
    const skip: SkippedRow | null =
      (list.source === 'homebox' ? null : skippedOf(row, about)) ??
      sumOfAbove(row, about, () => [sums(0), sums(section)]) ??
      (isTitle ? textRow(row) : isText ? remarkBelow(row) : null);
    if (skip === null) items.push(row);
    else [section, before] = [items.length, isTitle || isEnded ? skip : asHeading(skip)];
    if (row.row === last) isEnded = list.headerRow === 0 || skip?.cause.reason === 'row_is_total';
    return skip === null ? null : before;
  };
}

const HEADING_WORDS_MAX = 4;

/** A few words between the items, `Kælder - vaskerum`, name the place of those below. */
function asHeading(skip: SkippedRow): SkippedRow {
  const isShort = skip.text.split(/\s+/).length <= HEADING_WORDS_MAX;
  return skip.cause.reason === 'row_is_text' && isShort && /^\p{Lu}[^.!?]*:?$/u.test(skip.text)
    ? { ...skip, cause: cause('row_is_room') }
    : skip;
}

/** Without column names, what stands above the first amount or purchase is a title. */
function startOf({ headerRow, rows }: Header, about: List): number {
  if (headerRow !== 0) return 0;
  return rows.find((row) => skippedOf(row, about) === null && isPriced(row, about))?.row ?? 0;
}

/**
 * The number of the last row with several cells, below which there are remarks if it is a total, or
 * of the last with an amount in a list without column names.
 */
function lastOf({ source, rows, headerRow }: Header, about: List): number | undefined {
  if (source === 'homebox') return undefined;
  if (headerRow === 0) return rows.findLast((row) => isPriced(row, about))?.row;
  return rows.findLast((row) => textsOf(row).length > 1)?.row;
}

const cellOf = ({ cells }: TableRow, { columns }: About, field: HomeboxField) =>
  cells[columns.get(field) ?? -1] ?? EMPTY;

const textsOf = ({ cells }: TableRow): readonly string[] =>
  cells.filter((cell) => !isBlank(cell)).map(({ text }) => text.trim());

/** Whether a row has an amount; in a list without any, a purchase. */
function isPriced(row: TableRow, about: About): boolean {
  const amounts = (['claimed_amount', 'purchase_price'] as const).filter((one) =>
    about.columns.has(one),
  );
  const fields = amounts.length > 0 ? amounts : (['date_purchase', 'age'] as const);
  return fields.some((field) => !isBlank(cellOf(row, about, field)));
}

/** In a list whose items nearly all have an amount or a number of pieces, a text alone is no item. */
const COMPLETE_MIN = 0.95;
const ITEMS_MIN = 5;

function everyItemHasFigures({ source, rows }: Header, about: List): boolean {
  const items = rows.filter((row) => textsOf(row).length > 1 && skippedOf(row, about) === null);
  const filled = items.filter(
    (row) => isPriced(row, about) || !isBlank(cellOf(row, about, 'quantity')),
  );
  const isLong = items.length >= ITEMS_MIN;
  return source !== 'homebox' && isLong && filled.length >= items.length * COMPLETE_MIN;
}

function isTextAlone(row: TableRow, about: About): boolean {
  const [text = '', ...more] = textsOf(row);
  const isDescription = cellOf(row, about, 'description').text.trim() === text;
  return more.length === 0 && isDescription && piecesIn(text) === 1;
}

interface Sum {
  readonly count: number;
  readonly total: number;
}

/** Of the items above from the given one, which are read only if a row asks for their sum. */
function sumsOf(items: readonly TableRow[], about: About): (from: number) => Sum {
  const totals = [0];
  return (from) => {
    for (const row of items.slice(totals.length - 1))
      totals.push((totals.at(-1) ?? 0) + (readRow(row, about).claimed_amount ?? 0));
    return { count: items.length - from, total: (totals.at(-1) ?? 0) - (totals[from] ?? 0) };
  };
}

/** Fewer amounts may add up to the price of the next thing by chance. */
const SUMMED_MIN = 3;
const SUMMED_UNNAMED_MIN = 2;

/** A row with nothing about a thing but the sum of all items above it, or of those of its section. */
function sumOfAbove(row: TableRow, about: About, above: () => readonly Sum[]): SkippedRow | null {
  const isOpen = (field: HomeboxField) => isBlank(cellOf(row, about, field));
  if (!isOpen('quantity') || !OF_AN_ITEM.every(isOpen)) return null;
  const { claimed_amount: amount } = readRow(row, about);
  if (amount === null) return null;
  const text = textsOf(row).join(' ').slice(0, 200);
  const countMin = /\p{L}{3}/u.test(text) ? SUMMED_MIN : SUMMED_UNNAMED_MIN;
  return above().some(({ count, total }) => count >= countMin && total === amount)
    ? { row: row.row, text, amount, cause: cause('row_is_total') }
    : null;
}
