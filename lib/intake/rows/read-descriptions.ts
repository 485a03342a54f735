import type { HomeboxField } from '@/lib/shared/inventory-fields';
import { type Cell, EMPTY, type TableRow } from '../files/table';
import type { Header } from './find-header';
import { amountIn, purchaseIn } from './in-description';

/** So many descriptions name an amount or a purchase where no column does. */
const SHARE_MIN = 0.3;

/**
 * The header with amounts and purchases of the descriptions in columns of their own, for a list that
 * has none for them: `Sofa, 3 995 kr, jan 2022`.
 */
export function withDescriptionsRead(header: Header): Header {
  const { columns, rows, source } = header;
  const at = columns.get('description');
  if (source === 'homebox' || at === undefined) return header;
  const has = (...fields: readonly HomeboxField[]) => fields.some((field) => columns.has(field));
  let read = header;
  if (!has('claimed_amount', 'purchase_price'))
    read = withColumn(read, 'claimed_amount', at, amountIn);
  if (!has('date_purchase', 'age')) read = withColumn(read, 'date_purchase', at, purchaseIn);
  return rows.length === 0 ? header : read;
}

function withColumn(
  header: Header,
  field: HomeboxField,
  from: number,
  find: (text: string) => string | null,
): Header {
  const found = header.rows.map(({ cells }) => find((cells[from] ?? EMPTY).text));
  if (found.filter((text) => text !== null).length < header.rows.length * SHARE_MIN) return header;
  const width = Math.max(header.names.length, ...header.rows.map(({ cells }) => cells.length));
  const rows = header.rows.map(({ row, cells }, index): TableRow => {
    const text = found[index];
    const cell: Cell = text ? { text, kind: 'text' } : EMPTY;
    return {
      row,
      cells: [...cells, ...Array.from({ length: width - cells.length }, () => EMPTY), cell],
    };
  });
  return { ...header, rows, columns: new Map([...header.columns, [field, width]]) };
}
