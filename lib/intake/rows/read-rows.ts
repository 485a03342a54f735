import type { Table } from '../files/table';
import { decimalSignOf } from './amount';
import { findHeader, type Header } from './find-header';
import { type About, type ReadRow, readRow } from './read-row';

interface ReadInventory extends Pick<Header, 'source' | 'unknown'> {
  readonly rows: readonly ReadRow[];
}

/**
 * Throws `wrong` for a table that is not an inventory. Problems of a row are reported in the row.
 */
export function readRows(
  table: Table,
  claim: Pick<About, 'currency' | 'dateDamage' | 'today'>,
): ReadInventory {
  const { source, columns, unknown, rows } = findHeader(table);
  const amountColumns = [columns.get('purchase_price'), columns.get('claimed_amount')];
  const amounts = rows.flatMap(({ cells }) =>
    amountColumns.flatMap((at) => (at === undefined ? [] : (cells[at] ?? []))),
  );
  const decimalSign = source === 'homebox' ? '.' : decimalSignOf(amounts);
  return {
    source,
    unknown,
    rows: rows.map((row) => readRow(row, { ...claim, columns, decimalSign })),
  };
}
