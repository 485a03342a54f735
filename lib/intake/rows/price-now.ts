import { isPriceOfLine } from '../columns';
import { hintsPrice, isPriceNow, isPriceThen } from '../hinted-columns';
import { EMPTY, type TableRow } from '../files/table';
import type { Header } from './find-header';

/**
 * Of two columns of prices, what a new one costs now and what was paid then, the first is claimed;
 * where it has no figure, the second is.
 */
export function withPriceNow(header: Header): Header {
  const { names, rows, source } = header;
  const places = names.map((name, at) => ({ name, at })).filter(({ name }) => hintsPrice(name));
  const now = places.filter(({ name }) => isPriceNow(name));
  const then = places.filter(({ name }) => isPriceThen(name));
  const [one, other] = [now[0], then[0]];
  if (source === 'homebox' || now.length !== 1 || then.length !== 1 || !one || !other)
    return header;
  const columns = new Map([...header.columns].filter(([, at]) => at !== one.at && at !== other.at));
  const field = isPriceOfLine(one.name) ? 'claimed_amount' : 'purchase_price';
  if (columns.has('claimed_amount') || columns.has('purchase_price')) return header;
  return {
    ...header,
    columns: columns.set(field, one.at),
    rows: rows.map((row) => withPrice(row, one.at, other.at)),
  };
}

function withPrice({ row, cells }: TableRow, now: number, then: number): TableRow {
  const hasFigure = /\d/.test(cells[now]?.text ?? '');
  const cell = cells[then] ?? EMPTY;
  return hasFigure || !/\d/.test(cell.text)
    ? { row, cells }
    : { row, cells: cells.map((one, at) => (at === now ? cell : one)) };
}
